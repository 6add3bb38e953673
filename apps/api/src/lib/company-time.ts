import { Temporal } from 'temporal-polyfill'
import type { Clock } from './clock.ts'

/** Days and months are calculated in the company's time zone and never in the server's (docs/rules.md#time). */

/** `day` is YYYY-MM-DD. */
export function startOfDay(day: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(day).toZonedDateTime(timeZone))
}

/** Returns the start of the following day, an exclusive end. */
export function endOfDay(day: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone))
}

/** `time` is HH:MM, or longer, on the company's clock. */
export function timeOfDayOn(day: string, time: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }))
}

/** `month` is YYYY-MM. */
export function startOfMonth(month: string, timeZone: string): Date {
  return startOfDay(`${month}-01`, timeZone)
}

/** Returns the start of the following month, an exclusive end. */
export function endOfMonth(month: string, timeZone: string): Date {
  return startOfMonth(Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString(), timeZone)
}

/** Returns the end of the day of a month, YYYY-MM, or of its last day if it is shorter: an exclusive end. */
export function endOfDayIn(month: string, day: number, timeZone: string): Date {
  return endOfDay(Temporal.PlainYearMonth.from(month).toPlainDate({ day }).toString(), timeZone)
}

/** Returns the last day of a month, YYYY-MM. */
export function lastDayOf(month: string): string {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return `${month}-${daysInMonth}`
}

/** Returns YYYY-MM-DD. */
export function dayOf(instant: Date, timeZone: string): string {
  return zonedOf(instant, timeZone).toPlainDate().toString()
}

/** Returns the day so many days later, or earlier for a negative number, YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Returns YYYY-MM. */
export function monthOf(instant: Date, timeZone: string): string {
  return dayOf(instant, timeZone).slice(0, 7)
}

/** Returns the month that it is now, YYYY-MM. */
export function currentMonth(context: { clock: Clock; settings: { timeZone: string } }): string {
  return monthOf(context.clock.now(), context.settings.timeZone)
}

/** Returns ISO 8601 with the zone's offset, such as `2026-02-04T00:15:00+06:30`. */
export function offsetTimeOf(instant: Date, timeZone: string): string {
  return zonedOf(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** Returns what the company's clock shows as if it were UTC, because spreadsheets know no time zones. */
export function wallClockOf(instant: Date, timeZone: string): Date {
  return toDate(zonedOf(instant, timeZone).toPlainDateTime().toZonedDateTime('UTC'))
}

/** Returns `count` months (YYYY-MM) in ascending order, ending with `month`. */
export function monthsUpTo(month: string, count: number): string[] {
  const last = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: count }, (_, index) => last.subtract({ months: count - 1 - index }).toString())
}

export function monthBefore(month: string): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString()
}

/** Returns what the company's clock and calendar show. */
export function zonedOf(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}

function toDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds)
}

/** The last day that is over: what is compared by days must not count one that has just begun. */
export function lastFinishedDay(instant: Date, timeZone: string): string {
  return zonedOf(instant, timeZone).toPlainDate().subtract({ days: 1 }).toString()
}

/** Returns 28 February for 31 March, because there is no later day. */
export function sameDayOfLastMonth(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ months: 1 }).toString()
}
