import { useMediaQuery } from '@mantine/hooks'
import { useSearchParams } from 'react-router'
import { todayIn } from '#lib/zoned-time.ts'
import { type CalendarView, calendarViews, isDay } from './calendar-days.ts'

export type CalendarState = {
  view: CalendarView
  /** Any of the shown days. */
  day: string
  today: string
  show: (view: CalendarView, day: string) => void
}

/** Keeps view and date of the calendar in the address; the default view on a phone is the list. */
export function useCalendarState(timeZone: string): CalendarState {
  const [params, setParams] = useSearchParams()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const today = todayIn(timeZone)
  const defaultView: CalendarView = isPhone ? 'list' : 'month'
  const asked = params.get('date') ?? ''
  return {
    view: calendarViews.find((view) => view === params.get('view')) ?? defaultView,
    day: isDay(asked) ? asked : today,
    today,
    show: (view, day) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (view === defaultView) after.delete('view')
          else after.set('view', view)
          if (day === today) after.delete('date')
          else after.set('date', day)
          return after
        },
        { preventScrollReset: true },
      ),
  }
}
