import * as z from 'zod/mini'

/** An instant in UTC, e.g. 2026-02-03T01:30:00.000Z. */
export const instantSchema = z.string('Required').check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, {
    error: 'Invalid date and time',
    abort: true,
  }),
  z.refine((text) => isOnCalendar(text.slice(0, 10)) && isWithinReason(Date.parse(text)), 'Invalid date and time'),
)
/** A calendar date, YYYY-MM-DD. */
export const daySchema = z.iso
  .date({ error: 'Invalid date', abort: true })
  .check(z.refine((text) => isWithinReason(Date.parse(text)), 'Invalid date'))
/** A calendar month, YYYY-MM. */
export const monthSchema = z.string('Required').check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Invalid month', abort: true }),
  z.refine((text) => isWithinReason(Date.parse(`${text}-01`)), 'Invalid month'),
)

/** Whether it is YYYY-MM-DD and such a day exists: `Date.parse` takes 30 February for 2 March. */
function isOnCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}

/** Rules out typing slips such as the year 20026, and everything the database could not hold. */
function isWithinReason(time: number): boolean {
  return time >= Date.UTC(1990, 0, 1) && time < Date.UTC(2100, 0, 1)
}

/** A month; a date stands for its month, since `duration` has dates (docs/specification.md 7.3-03). */
const monthOrDaySchema = z.pipe(
  z.string('Required').check(z.overwrite((text) => (isOnCalendar(text) ? text.slice(0, 7) : text))),
  monthSchema,
)
/** Some months, both ends included; `duration=from,to` is understood wherever `from` and `to` are. */
export const monthRangeShape = { from: z.optional(monthOrDaySchema), to: z.optional(monthOrDaySchema) }
