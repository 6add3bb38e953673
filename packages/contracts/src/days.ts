import * as z from 'zod/mini'

/** Accepts ISO 8601 with `Z` or an offset, e.g. 2026-02-03T01:30:00.000Z. */
export const instantSchema = z.string('Required').check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, {
    error: 'Invalid date and time',
    abort: true,
  }),
  z.refine((text) => isOnCalendar(text.slice(0, 10)) && isWithinReason(Date.parse(text)), 'Invalid date and time'),
)
export const daySchema = z.iso
  .date({ error: 'Invalid date', abort: true })
  .check(z.refine((text) => isWithinReason(Date.parse(text)), 'Invalid date'))
export const monthSchema = z.string('Required').check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Invalid month', abort: true }),
  z.refine((text) => isWithinReason(Date.parse(`${text}-01`)), 'Invalid month'),
)

export const yearSchema = z.int('Invalid year').check(z.gte(1990, 'Invalid year'), z.lt(2100, 'Invalid year'))

/** Both months are included. */
export const monthSpanSchema = z.object({ from: monthSchema, to: monthSchema })

/** `Date.parse` reads 30 February as 2 March, so the day is formatted again and compared. */
function isOnCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}

/** Rejects typing errors such as the year 20026 and dates that the database cannot store. */
function isWithinReason(time: number): boolean {
  return time >= Date.UTC(1990, 0, 1) && time < Date.UTC(2100, 0, 1)
}

/** A full date is taken as its month, because `duration` carries dates (docs/specification.md 7.3-03). */
const monthOrDaySchema = z.pipe(
  z.string('Required').check(z.overwrite((text) => (isOnCalendar(text) ? text.slice(0, 7) : text))),
  monthSchema,
)
/** Both ends are included, each a month or a day. */
export const monthOrDayRangeShape = {
  from: z.optional(z.union([monthSchema, daySchema])),
  to: z.optional(z.union([monthSchema, daySchema])),
}

/** Both months are included. Endpoints with `from` and `to` also accept `duration=from,to`. */
export const monthRangeShape = { from: z.optional(monthOrDaySchema), to: z.optional(monthOrDaySchema) }

/** Counts the first and the last month too; both are YYYY-MM. */
export function countMonths({ from, to }: { from: string; to: string }): number {
  const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return monthNumber(to) - monthNumber(from) + 1
}
