import type { NamedDay } from '@thant/contracts/company-days'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { AppError } from '#lib/app-error.ts'
import { dayOf } from '#lib/company-time.ts'

type Range = { from: string; to: string; timeZone: string }

/** A holiday that is longer, or repeats more often, is a calendar of something else. */
const maxDaysOfEvent = 31
const maxRepetitions = 1_000

/**
 * Reads the days of a calendar file's events, in order, each once with the names of all its events. Throws
 * `company-day.unreadable` for a text that is no calendar.
 */
export function readCalendarDays(text: string, range: Range): NamedDay[] {
  const found = eventsOf(text).flatMap((event) =>
    daysOf(event, range).map((day) => ({ day, name: nameOf(event) || 'Holiday' })),
  )
  const days = found.filter(({ day }) => day >= range.from && day <= range.to)
  return [...Map.groupBy(days, ({ day }) => day)]
    .map(([day, events]) => ({ day, name: [...new Set(events.map(({ name }) => name))].join(', ') }))
    .map(({ day, name }) => ({ day, name: name.slice(0, 120), nameInBurmese: '' }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

function eventsOf(text: string): ICAL.Event[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
    if (calendar.name !== 'vcalendar') throw new AppError('company-day.unreadable')
    return calendar
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .filter(({ startDate, component }) => startDate && component.getFirstPropertyValue('status') !== 'CANCELLED')
  } catch {
    throw new AppError('company-day.unreadable')
  }
}

function daysOf(event: ICAL.Event, { from, to, timeZone }: Range): string[] {
  const length = Math.min(lengthOf(event), maxDaysOfEvent)
  return startsOf(event, to)
    .map((start) => Temporal.PlainDate.from(dayAt(start, timeZone)))
    .filter((start) => start.add({ days: length }).toString() > from)
    .flatMap((start) => Array.from({ length }, (_, index) => start.add({ days: index }).toString()))
}

function startsOf(event: ICAL.Event, to: string): ICAL.Time[] {
  if (!event.isRecurring()) return [event.startDate]
  const starts: ICAL.Time[] = []
  const iterator = event.iterator()
  for (let count = 0; count < maxRepetitions; count++) {
    const next = iterator.next()
    if (!next || next.toString().slice(0, 10) > to) break
    starts.push(next)
  }
  return starts
}

/** In days; the end of an event of whole days is the day after its last. */
function lengthOf({ startDate, endDate }: ICAL.Event): number {
  if (!startDate.isDate || !endDate) return 1
  return Math.max(1, Math.round(endDate.subtractDateTz(startDate).toSeconds() / 86_400))
}

/** A time in UTC is on the company's day; any other is on the day that it is written with. */
function dayAt(time: ICAL.Time, timeZone: string): string {
  const isUtc = !time.isDate && time.zone === ICAL.Timezone.utcTimezone
  return isUtc ? dayOf(time.toJSDate(), timeZone) : time.toString().slice(0, 10)
}

function nameOf({ summary }: ICAL.Event): string {
  return (summary ?? '').replaceAll(/\s+/g, ' ').trim()
}
