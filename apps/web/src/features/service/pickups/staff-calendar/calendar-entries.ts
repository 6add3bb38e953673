import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import type { CalendarPickup } from '@thant/contracts/service/pickups'
import type { CalendarView } from './calendar-days.ts'
import { type MoreLines, monthLines } from './month-overflow.ts'

/** The data behind an event of the calendar library. */
export type Entry =
  | { pickup: CalendarPickup; wanted?: undefined; more?: undefined }
  | { pickup?: undefined; wanted: RequestedPickup; more?: undefined }
  | { pickup?: undefined; wanted?: undefined; more: MoreLines }

export function entryOf({ extendedProps }: { extendedProps: object }): Entry {
  return extendedProps as Entry
}

export function eventsOf(
  view: CalendarView,
  pickups: readonly CalendarPickup[],
  wanted: readonly RequestedPickup[],
  timeZone: string,
) {
  const { shown, more } =
    view === 'month' ? monthLines(pickups, wanted, timeZone) : { shown: [...wanted, ...pickups], more: [] }
  return [
    ...shown.map((line) => ({
      id: line._id,
      start: line.pickUpTime,
      title: line.organization.name,
      ...('state' in line ? { editable: false, extendedProps: { wanted: line } } : { extendedProps: { pickup: line } }),
    })),
    ...more.map((more) => ({ id: more.day, start: more.afterTime, editable: false, extendedProps: { more } })),
  ]
}
