import { useSearchParams } from 'react-router'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { calendarAddress, readCalendarAddress } from './calendar-address.ts'
import { type CalendarView, calendarViews } from './calendar-days.ts'

export type CalendarState = {
  view: CalendarView
  /** Days and weeks by the hour have no room for names on a phone, where they are the list. */
  views: readonly CalendarView[]
  /** Any of the shown days. */
  day: string
  today: string
  show: (view: CalendarView, day: string) => void
}

/** Keeps view and date of the calendar in the address; the default view on a phone is the list. */
export function useCalendarState(timeZone: string): CalendarState {
  const [params, setParams] = useSearchParams()
  const isPhone = useIsNarrow(48)
  const today = todayIn(timeZone)
  const defaults = { view: isPhone ? 'list' : 'month', day: today } as const
  const views = calendarViews.filter((view) => !isPhone || view === 'month' || view === 'list')
  const { view, day } = readCalendarAddress(params, defaults)
  return {
    view: views.includes(view) ? view : defaults.view,
    views,
    day,
    today,
    show: (view, day) =>
      setParams((before) => calendarAddress(before, { view, day }, defaults), { preventScrollReset: true }),
  }
}
