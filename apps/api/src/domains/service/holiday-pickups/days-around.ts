import { Temporal } from 'temporal-polyfill'
import { nextWorkingDay, previousWorkingDay, type WorkingDays } from '#domains/company/company-days/working-days.ts'

/** Working days on both sides of a holiday, each from its nearest day on. */
export type Around = { before: readonly string[]; after: readonly string[] }

/** Pickups of a long holiday are spread over so many working days on each side. */
const maxSpreadDays = 3

/** Returns one working day on each side of a holiday of one day, and up to three around a longer one. */
export function daysAround(day: string, days: WorkingDays): Around {
  const [last, next] = [previousWorkingDay(days, day), nextWorkingDay(days, day)]
  const count = Math.min(Math.max(countClosed(last, next, days), 1), maxSpreadDays)
  return { before: listFrom(last, count, previousWorkingDay, days), after: listFrom(next, count, nextWorkingDay, days) }
}

/** Counts the days between two working days that would be worked if they were not closed. */
function countClosed(last: string, next: string, { weekdays }: WorkingDays): number {
  let closed = 0
  for (
    let date = Temporal.PlainDate.from(last).add({ days: 1 });
    date.toString() < next;
    date = date.add({ days: 1 })
  ) {
    if (weekdays.includes(date.dayOfWeek)) closed += 1
  }
  return closed
}

type Step = typeof nextWorkingDay

function listFrom(first: string, count: number, stepFrom: Step, days: WorkingDays): string[] {
  const list = [first]
  while (list.length < count) list.push(stepFrom(days, list.at(-1) ?? first))
  return list
}
