import type { CompanyDay } from '@thant/contracts/company/company-days'
import { daysAfter } from '#lib/entries/zoned-time.ts'

export type DayRun = [CompanyDay, ...CompanyDay[]]

/** Joins days, in their order, that follow each other and have one name and kind. */
export function runsOfDays(days: readonly CompanyDay[]): DayRun[] {
  const runs: DayRun[] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const follows = last?.name === day.name && last.kind === day.kind && daysAfter(last.day, 1) === day.day
    if (run !== undefined && follows) run.push(day)
    else runs.push([day])
  }
  return runs
}
