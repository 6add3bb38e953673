import { Temporal } from 'temporal-polyfill'

/** The message is for the operator. */
export class WrongMoment extends Error {
  override name = 'WrongMoment'
}

/**
 * Reads a time of the past, as `2026-11-22 14:05` by the company's clock, or ISO 8601 with an offset or Z. Throws a
 * WrongMoment for anything else, a day without a time too, and for an hour that the clock showed twice or left out.
 */
export function parseMoment(text: string, timeZone: string, now: Date): Date {
  const moment = read(text.trim().replace(' ', 'T'), timeZone)
  if (moment === undefined) {
    throw new WrongMoment(
      `"${text}" is no time. Write it as "2026-11-22 14:05" by the clock of ${timeZone}, or as 2026-11-22T07:35:00Z.`,
    )
  }
  if (moment > now) throw new WrongMoment(`${describeMoment(moment, timeZone)} is still to come.`)
  return moment
}

function read(text: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return undefined
  try {
    if (/(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return new Date(Temporal.Instant.from(text).epochMilliseconds)
    const shown = Temporal.PlainDateTime.from(text)
    return new Date(shown.toZonedDateTime(timeZone, { disambiguation: 'reject' }).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** As the company's clock shows it, such as `2026-11-22 14:05:09 Asia/Yangon`. */
export function describeMoment(moment: Date, timeZone: string): string {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
  const time = shown.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
  return `${time} ${timeZone}`
}
