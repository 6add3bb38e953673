import type { CalendarPickup } from '@thant/contracts/pickups'
import type { CalendarView } from './calendar-days.ts'
import { type MorePickups, monthLines } from './month-overflow.ts'

/** The data behind an event of the calendar library. */
type Entry = { pickup: CalendarPickup; more?: undefined } | { pickup?: undefined; more: MorePickups }

export function entryOf({ extendedProps }: { extendedProps: object }): Entry {
  return extendedProps as Entry
}

export function eventsOf(view: CalendarView, pickups: readonly CalendarPickup[], timeZone: string) {
  const { shown, more } = view === 'month' ? monthLines(pickups, timeZone) : { shown: pickups, more: [] }
  return [
    ...shown.map((pickup) => ({
      id: pickup._id,
      start: pickup.pickUpTime,
      title: pickup.organization.name,
      extendedProps: { pickup },
    })),
    ...more.map((more) => ({ id: more.day, start: more.firstTime, editable: false, extendedProps: { more } })),
  ]
}
