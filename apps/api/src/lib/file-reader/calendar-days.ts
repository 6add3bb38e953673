import { dayNamesIn, type NamedDay } from '@thant/contracts/company/company-days'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { dayOf } from '#lib/company-time.ts'

type Names = Pick<NamedDay, 'name' | 'nameInBurmese'>

export type DayRange = { from: string; to: string; timeZone: string }

/** A holiday that is longer, or repeats more often, is a calendar of something else. */
const maxDaysOfEvent = 31
const maxRepetitions = 1_000
const maxEvents = 2_000
/** A holiday does not come back several times a day. */
const ruleOfHours = /^(?:SECONDLY|MINUTELY|HOURLY)$/i

/**
 * Reads the days of a calendar file's events, in order, each once with the names of all its events. Returns undefined
 * for a text that is no calendar of holidays. A hostile one may take for ever, so it is read by `createFileReader`.
 */
export function readCalendarDays(text: string, range: DayRange): NamedDay[] | undefined {
  const events = eventsOf(text)
  if (events === undefined || events.length > maxEvents || events.some(hasRuleOfHours)) return undefined
  const found = events.flatMap((event) => daysOf(event, range).map((day) => ({ day, ...namesOf(event) })))
  const days = found.filter(({ day }) => day >= range.from && day <= range.to)
  return [...Map.groupBy(days, ({ day }) => day)]
    .map(([day, events]) => ({ day, name: dayNamesIn('en', events), nameInBurmese: namesInBurmese(events) }))
    .map(({ day, name, nameInBurmese }) => ({
      day,
      name: name.slice(0, 120),
      nameInBurmese: nameInBurmese.slice(0, 120),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

function eventsOf(text: string): ICAL.Event[] | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
    if (calendar.name !== 'vcalendar') return undefined
    return calendar
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .filter(({ startDate, component }) => startDate && component.getFirstPropertyValue('status') !== 'CANCELLED')
  } catch {
    return undefined
  }
}

function hasRuleOfHours({ component }: ICAL.Event): boolean {
  return component
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .some((rule) => rule instanceof ICAL.Recur && ruleOfHours.test(rule.freq))
}

function daysOf(event: ICAL.Event, { from, to, timeZone }: DayRange): string[] {
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

function namesOf({ summary }: ICAL.Event): Names {
  const name = (summary ?? '').replaceAll(/\s+/g, ' ').trim() || 'Holiday'
  return { name, nameInBurmese: '' }
}

/** Empty for a single name in English, which needs no other way to join it. */
function namesInBurmese(events: readonly Names[]): string {
  const joined = dayNamesIn('my', events)
  return joined === dayNamesIn('en', events) && !isInBurmese(joined) ? '' : joined
}

function isInBurmese(name: string): boolean {
  return /[\u1000-\u109F]/.test(name)
}
