import { Temporal } from 'temporal-polyfill'

/** Days and months as the company means them: in its own time zone, never the server's (docs/rules.md 4). */

/** The instant at which a day (YYYY-MM-DD) begins. */
export function startOfDay(day: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(day).toZonedDateTime(timeZone))
}

/** The instant at which the day after a day begins. */
export function endOfDay(day: string, timeZone: string): Date {
  return toDate(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone))
}

/** The instant at which a month (YYYY-MM) begins. */
export function startOfMonth(month: string, timeZone: string): Date {
  return startOfDay(`${month}-01`, timeZone)
}

/** The instant at which the month after a month begins. */
export function endOfMonth(month: string, timeZone: string): Date {
  return startOfMonth(Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString(), timeZone)
}

/** The day, YYYY-MM-DD, that an instant falls on. */
export function dayOf(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** The month, YYYY-MM, that an instant falls in. */
export function monthOf(instant: Date, timeZone: string): string {
  return dayOf(instant, timeZone).slice(0, 7)
}

/** So many months, YYYY-MM, ascending; the given one is the last. */
export function monthsUpTo(month: string, count: number): string[] {
  const last = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: count }, (_, index) => last.subtract({ months: count - 1 - index }).toString())
}

function toDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds)
}
