import { dayNamesIn, type NamedDay } from '@thant/contracts/company/company-days'
import type { HolidayAhead } from '@thant/contracts/service/holiday-pickups'
import { Temporal } from 'temporal-polyfill'

/** `pickups` counts those of the day that nobody decided on. */
export type ClosedDay = NamedDay & { pickups: number }

/** Joins closed days in a row to one holiday, which has the names of its days. The days are in order. */
export function holidaysOf(days: readonly ClosedDay[], today: string): HolidayAhead[] {
  const runs: ClosedDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run !== undefined && daysBetween(run.at(-1)?.day ?? day.day, day.day) === 1) run.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    if (first === undefined || last === undefined) return []
    return {
      from: first.day,
      to: last.day,
      name: dayNamesIn('en', run),
      nameInBurmese: dayNamesIn('my', run),
      daysAway: daysBetween(today, first.day),
      pickups: run.reduce((sum, { pickups }) => sum + pickups, 0),
    }
  })
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}
