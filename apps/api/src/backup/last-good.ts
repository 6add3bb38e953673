import { dayMs } from '@thant/contracts/durations'
import type { ListedBackup } from './backup-folder.ts'

export type LastGood = { lastGoodAt: string | null; isOverdue: boolean }

/** The newest backup in which no check found a fault; overdue when it is older than two days, or there is none. */
export function lastGoodOf(newestFirst: ListedBackup[], now: Date): LastGood {
  const lastGoodAt = newestFirst.find(({ check }) => !check?.problem)?.manifest.madeAt ?? null
  return { lastGoodAt, isOverdue: lastGoodAt === null || now.getTime() - Date.parse(lastGoodAt) > 2 * dayMs }
}
