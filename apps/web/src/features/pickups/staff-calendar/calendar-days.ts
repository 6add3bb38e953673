import { Temporal } from 'temporal-polyfill'

export const calendarViews = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

type Days = { from: string; to: string }

/** Returns the days that a view shows for a date; weeks begin on Sunday, and a list shows one week. */
export function daysShown(view: CalendarView, day: string): Days {
  const date = Temporal.PlainDate.from(day)
  if (view === 'day') return { from: day, to: day }
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

export function isDay(text: string): boolean {
  if (!/^(199\d|20\d\d)-\d\d-\d\d$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}
