import { Temporal } from 'temporal-polyfill'

/** Converts `2026-02-03` and `09:30` in the company's time zone to an ISO instant. */
export function instantOf(day: string, time: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).toInstant().toString()
}

/** The inverse of `instantOf`. */
export function wallClockOf(instant: string, timeZone: string): { day: string; time: string } {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  return { day: there.toPlainDate().toString(), time: there.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

export function todayIn(timeZone: string): string {
  return Temporal.Now.plainDateISO(timeZone).toString()
}

export function thisMonthIn(timeZone: string): string {
  return todayIn(timeZone).slice(0, 7)
}

/** `2026-02-28` for `2026-02`. */
export function lastDayOf(month: string): string {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return `${month}-${daysInMonth}`
}

export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
