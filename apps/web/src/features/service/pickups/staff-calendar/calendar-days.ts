import { Temporal } from 'temporal-polyfill'
import { wallClockOf } from '#lib/entries/zoned-time.ts'

export const calendarViews = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

type Days = { from: string; to: string }

/** Returns the days that a view shows for a date; weeks begin on Sunday, and a list has the date and six days after. */
export function daysShown(view: CalendarView, day: string): Days {
  const date = Temporal.PlainDate.from(day)
  if (view === 'day') return { from: day, to: day }
  if (view === 'list') return { from: day, to: date.add({ days: 6 }).toString() }
  const first = view === 'month' ? date.with({ day: 1 }) : date
  const last = view === 'month' ? date.with({ day: date.daysInMonth }) : date
  return {
    from: first.subtract({ days: first.dayOfWeek % 7 }).toString(),
    to: last.add({ days: 6 - (last.dayOfWeek % 7) }).toString(),
  }
}

/** Returns the date at which the previous (-1) or next (1) page opens. */
export function dayOfNeighbour(view: CalendarView, day: string, direction: -1 | 1): string {
  const date = Temporal.PlainDate.from(day)
  if (view === 'month') return date.with({ day: 1 }).add({ months: direction }).toString()
  return date.add({ days: view === 'day' ? direction : 7 * direction }).toString()
}

/** Returns the pickups to count: a month's page also shows days of its neighbours, which do not belong to it. */
export function countedIn<P extends { pickUpTime: string }>(
  { view, day }: { view: CalendarView; day: string },
  pickups: readonly P[],
  timeZone: string,
): readonly P[] {
  if (view !== 'month') return pickups
  return pickups.filter(({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day.startsWith(day.slice(0, 7)))
}
