import type { Log } from '@thant/base/log'
import type { NamedDay } from '@thant/contracts/company/company-days'
import { createChildQueue } from '#lib/children/child-queue.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { ReencodedImage } from '#lib/storage/images.ts'
import type { PhotoFacts } from '#lib/storage/photo-facts.ts'
import type { DayRange } from './calendar-days.ts'

export type FileReader = {
  /** Throws `company-day.unreadable` for what is no calendar of holidays, or takes too much. */
  readCalendar(text: string, range: DayRange): Promise<NamedDay[]>
  /** Throws `file.too-many-pixels` for what takes too much. A camera that writes no offset shows the time of `timeZone`. */
  readPicture(contents: Uint8Array, timeZone: string): Promise<Picture>
  /** Encodes a picture of the store anew with sides of at most `maxSide`; undefined if it is damaged. */
  shrinkPicture(contents: Uint8Array, maxSide: number): Promise<Uint8Array | undefined>
  /** The number of pictures and calendars that wait, and of those being read. */
  load(): { waiting: number; running: number }
  close(): Promise<void>
}

export type CalendarTask = { id: string; text: string; range: DayRange }
export type PictureTask = { id: string; contents: Uint8Array; timeZone?: string; maxSide?: number }
export type Picture = { image: ReencodedImage; facts: PhotoFacts }

/**
 * Reads files that strangers made in processes of their own, so that one that takes all time or memory stops nobody
 * else (docs/reliability.md R-sec-45).
 */
export function createFileReader({ log }: { log: Log }): FileReader {
  const calendars = createChildQueue<CalendarTask, NamedDay[] | undefined>({
    log,
    purpose: 'reads calendar files',
    script: new URL('calendar-child.ts', import.meta.url),
    timeoutMs: 3_000,
    heapMegabytes: 128,
    dataMegabytes: 1_000,
    queueLimit: 20,
    retryAfterSeconds: 5,
    codes: { busy: 'server.busy', failed: 'company-day.unreadable' },
  })
  const pictures = createChildQueue<PictureTask, Picture>({
    log,
    purpose: 'reads pictures',
    script: new URL('picture-child.ts', import.meta.url),
    processes: 2,
    heapMegabytes: 128,
    dataMegabytes: 1_500,
    queueLimit: 20,
    retryAfterSeconds: 5,
    codes: { busy: 'server.busy', failed: 'file.too-many-pixels' },
  })
  return {
    async readCalendar(text, range) {
      const days = await calendars.run({ id: crypto.randomUUID(), text, range })
      if (days === undefined) throw new AppError('company-day.unreadable')
      return days
    },
    readPicture: (contents, timeZone) => pictures.run({ id: crypto.randomUUID(), contents, timeZone }),
    async shrinkPicture(contents, maxSide) {
      const { image } = await pictures.run({ id: crypto.randomUUID(), contents, maxSide })
      return image.ok ? image.contents : undefined
    },
    load() {
      const [one, other] = [calendars.load(), pictures.load()]
      return { waiting: one.waiting + other.waiting, running: one.running + other.running }
    },
    async close() {
      await Promise.all([calendars.close(), pictures.close()])
    },
  }
}
