import * as z from 'zod/mini'
import { monthSchema } from './days.ts'

/** Which of the four it is in its cycle, and the year of its first month. */
export const quarterNameSchema = z.object({ ordinal: z.literal([1, 2, 3, 4]), year: z.int() })
export type QuarterName = z.output<typeof quarterNameSchema>

/** The quarters of a report from the first to the last, which is the same one where there is only one. */
export const quarterRangeSchema = z.object({ first: quarterNameSchema, last: quarterNameSchema })
export type QuarterRange = z.output<typeof quarterRangeSchema>

/** Reports of the first release have only the English title of their quarters, which is shown as it is. */
export const periodSchema = z.union([quarterRangeSchema, z.string()])
export type Period = z.output<typeof periodSchema>

export const quarterSchema = z.object({
  label: z.string(),
  ordinal: quarterNameSchema.shape.ordinal,
  firstMonth: monthSchema,
  months: z.array(monthSchema),
})
export type Quarter = z.output<typeof quarterSchema>

type NamedQuarter = Pick<Quarter, 'ordinal' | 'firstMonth'>

/** Of quarters in ascending order, at least one. */
export function quarterRangeOf(quarters: readonly NamedQuarter[]): QuarterRange {
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (first === undefined || last === undefined) throw new Error('a range has at least one quarter')
  return { first: nameOf(first), last: nameOf(last) }
}

/** Of a report's data, which has no ordinals where the first release froze it. */
export function periodOf(report: { title: string; quarters: ReadonlyArray<Partial<NamedQuarter>> }): Period {
  const named = report.quarters.filter(
    (quarter): quarter is NamedQuarter => quarter.ordinal !== undefined && quarter.firstMonth !== undefined,
  )
  return named.length === report.quarters.length ? quarterRangeOf(named) : report.title
}

function nameOf({ ordinal, firstMonth }: NamedQuarter): QuarterName {
  return { ordinal, year: Number(firstMonth.slice(0, 4)) }
}
