import type { CalendarRef } from '@fullcalendar/react'
import { type RefObject, useEffect } from 'react'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { type CalendarView, daysShown } from './calendar-days.ts'
import { scrollTimeOf } from './scroll-time.ts'

type Shown = { view: CalendarView; day: string; timeZone: string }

/** Scrolls to now, or to the morning of other days, once the hours have the height that their entries give them. */
export function useScrollTime(calendar: RefObject<CalendarRef | null>, { view, day, timeZone }: Shown): void {
  useEffect(() => {
    const now = wallClockOf(new Date().toISOString(), timeZone)
    const time = scrollTimeOf(daysShown(view, day), now)
    const frame = requestAnimationFrame(() => calendar.current?.getApi().scrollToTime(time))
    return () => cancelAnimationFrame(frame)
  }, [calendar, view, day, timeZone])
}
