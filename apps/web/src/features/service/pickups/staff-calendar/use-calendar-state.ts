import { useSearchParams } from 'react-router'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { calendarAddress, readCalendarAddress } from './calendar-address.ts'
import type { CalendarView } from './calendar-days.ts'

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
  const isPhone = useIsNarrow(48)
  const today = todayIn(timeZone)
  const defaults = { view: isPhone ? 'list' : 'month', day: today } as const
  return {
    ...readCalendarAddress(params, defaults),
    today,
    show: (view, day) =>
      setParams((before) => calendarAddress(before, { view, day }, defaults), { preventScrollReset: true }),
  }
}
