import { isDay } from '#components/pickers/parse-day.ts'
import { type CalendarView, calendarViews } from './calendar-days.ts'

/** A view of the calendar, and one of the days that it shows. */
type Shown = { view: CalendarView; day: string }

/** Reads what the address asks for; anything that is no view or no day falls back to the defaults. */
export function readCalendarAddress(params: URLSearchParams, defaults: Shown): Shown {
  const date = params.get('date') ?? ''
  return {
    view: calendarViews.find((view) => view === params.get('view')) ?? defaults.view,
    day: isDay(date) ? date : defaults.day,
  }
}

/** Leaves defaults out of the address, so that a link to them keeps following today and the size of the screen. */
export function calendarAddress(before: URLSearchParams, shown: Shown, defaults: Shown): URLSearchParams {
  const after = new URLSearchParams(before)
  if (shown.view === defaults.view) after.delete('view')
  else after.set('view', shown.view)
  if (shown.day === defaults.day) after.delete('date')
  else after.set('date', shown.day)
  return after
}
