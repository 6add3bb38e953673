import { dayMs, hourMs } from '@thant/contracts/durations'
import type { ListedBackup } from './backup-folder.ts'

export type LastGood = { lastGoodAt: string | null; isOverdue: boolean }

/** A time that is still to come was noted while the clock was wrong; those of several servers differ by little. */
export function isAhead(time: string, now: Date): boolean {
  return Date.parse(time) - now.getTime() > hourMs
}

/** The newest backup in which no check found a fault; overdue when it is older than two days, or there is none. */
export function lastGoodOf(newestFirst: ListedBackup[], now: Date): LastGood {
  const isGood = ({ check, manifest }: ListedBackup) => !check?.problem && !isAhead(manifest.madeAt, now)
  const lastGoodAt = newestFirst.find(isGood)?.manifest.madeAt ?? null
  return { lastGoodAt, isOverdue: lastGoodAt === null || now.getTime() - Date.parse(lastGoodAt) > 2 * dayMs }
}
