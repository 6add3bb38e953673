import { dayMs } from '@thant/contracts/durations'
import { type BackupReason, otherBackupDays } from '@thant/contracts/reporting/backups'
import { Temporal } from 'temporal-polyfill'

export type DatedBackup = { name: string; madeAt: Date; reason: BackupReason }

/** For how many days, weeks and months that have a nightly backup the latest one is kept. */
export type KeepRule = { daily: number; weekly: number; monthly: number }

/**
 * Names the backups that are kept no longer. Nightly ones are thinned out by the company's calendar, the others are kept
 * for `otherBackupDays`. The newest of all stays in any case.
 */
export function surplusOf(
  backups: DatedBackup[],
  keep: KeepRule,
  { now, timeZone }: { now: Date; timeZone: string },
): string[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const nightly = newestFirst.filter(({ reason }) => reason === 'nightly')
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestFirst.filter(
      ({ reason, madeAt }) => reason !== 'nightly' && now.getTime() - madeAt.getTime() < otherBackupDays * dayMs,
    ),
    ...firstOfEach(nightly, keep.daily, (day) => day.toString()),
    ...firstOfEach(nightly, keep.weekly, (day) => `${day.yearOfWeek} ${day.weekOfYear}`),
    ...firstOfEach(nightly, keep.monthly, (day) => day.toPlainYearMonth().toString()),
  ])
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ name }) => name)

  function firstOfEach(dated: DatedBackup[], count: number, spanOf: (day: Temporal.PlainDate) => string) {
    const spans = Map.groupBy(dated, ({ madeAt }) => spanOf(dayOf(madeAt, timeZone)))
    return [...spans.values()].slice(0, count).flatMap((backupsOfSpan) => backupsOfSpan.slice(0, 1))
  }
}

/** Returns the company's day of an instant. */
export function dayOf(instant: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
}
