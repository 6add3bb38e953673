import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { monthSchema, monthSpanSchema } from '../days.ts'

/** Which of the four it is in its cycle, and the year of its first month. */
export const quarterNameSchema = z.object({ ordinal: z.literal([1, 2, 3, 4]), year: z.int() })
export type QuarterName = z.output<typeof quarterNameSchema>

/** Papers say it beside their period, because these are not the quarters of a calendar. */
export const quarterRule: TranslationKey = 'Three months with pickups, counted from the first one'

/** Quarters that follow one another, from the first to the last, which is the same one where there is only one. */
export const quarterRangeSchema = z.object({
  first: quarterNameSchema,
  last: quarterNameSchema,
  /** The first and the last month with pickups; ranges that were frozen by the second release have none. */
  months: z.optional(monthSpanSchema),
  /** Set when pickups can still be added to the last quarter. */
  isInProgress: z.optional(z.literal(true)),
})
export type QuarterRange = z.output<typeof quarterRangeSchema>

/** Months that somebody chose; those without pickups belong to them too. */
export const monthsPeriodSchema = z.object({
  months: monthSpanSchema,
  /** Set when pickups can still be added to the last month. */
  isInProgress: z.optional(z.literal(true)),
})
export type MonthsPeriod = z.output<typeof monthsPeriodSchema>

/**
 * Several ranges when quarters between them were left out. Reports of the first release have only the English title of
 * their quarters, which is shown as it is.
 */
export const periodSchema = z.union([quarterRangeSchema, monthsPeriodSchema, z.array(quarterRangeSchema), z.string()])
export type Period = z.output<typeof periodSchema>

export const quarterSchema = z.object({
  label: z.string(),
  ordinal: quarterNameSchema.shape.ordinal,
  firstMonth: monthSchema,
  months: z.array(monthSchema),
  /** True until its three months have passed. */
  isInProgress: z.boolean(),
})
export type Quarter = z.output<typeof quarterSchema>

/** Up to three months that pages of a report show together: a quarter, or, without its ordinal, some of chosen months. */
export type MonthGroup = Omit<Quarter, 'ordinal'> & { ordinal?: Quarter['ordinal'] | undefined }

type NamedQuarter = Pick<Quarter, 'ordinal' | 'firstMonth' | 'months'> & { isInProgress?: boolean | undefined }
type ReportedQuarters = {
  title: string
  quarters: ReadonlyArray<Partial<NamedQuarter>>
  period?: Period | undefined
}

/** Names a group alone. */
export function periodOfGroup({ ordinal, ...group }: MonthGroup): QuarterRange | MonthsPeriod {
  if (ordinal !== undefined) return quarterRangeOf([{ ordinal, ...group }])
  const months = { from: group.firstMonth, to: group.months.at(-1) ?? group.firstMonth }
  return { months, ...(group.isInProgress && { isInProgress: true }) }
}

export function isOfMonths(period: Period): period is MonthsPeriod {
  return typeof period === 'object' && !Array.isArray(period) && !('first' in period)
}

/** Of quarters in ascending order that follow one another, at least one. */
export function quarterRangeOf(quarters: readonly NamedQuarter[]): QuarterRange {
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (first === undefined || last === undefined) throw new Error('a range has at least one quarter')
  return {
    first: nameOf(first),
    last: nameOf(last),
    months: { from: first.firstMonth, to: last.months.at(-1) ?? last.firstMonth },
    ...(last.isInProgress && { isInProgress: true }),
  }
}

/** Of quarters with the latest first, the one that people report on: the last that is over, if there is one. */
export function lastWholeQuarter(latestFirst: readonly Quarter[]): Quarter | undefined {
  return latestFirst.find(({ isInProgress }) => !isInProgress)
}

/** Of some of an organization's quarters, both in ascending order: one range, or one for each run of neighbours. */
export function periodOfQuarters(chosen: readonly Quarter[], all: readonly Quarter[]): QuarterRange | QuarterRange[] {
  const runs: Quarter[][] = []
  let previous: number | undefined
  for (const quarter of chosen) {
    const index = all.findIndex(({ firstMonth }) => firstMonth === quarter.firstMonth)
    if (previous !== undefined && index === previous + 1) runs.at(-1)?.push(quarter)
    else runs.push([quarter])
    previous = index
  }
  const [only, ...others] = runs.map(quarterRangeOf)
  if (only === undefined) throw new Error('a report is of at least one quarter')
  return others.length === 0 ? only : [only, ...others]
}

/** Of a report's data, which has no ordinals where the first release froze it. */
export function periodOf(report: ReportedQuarters): Period {
  if (report.period !== undefined) return report.period
  const named = report.quarters.filter(
    (quarter): quarter is NamedQuarter => quarter.ordinal !== undefined && quarter.firstMonth !== undefined,
  )
  return named.length === report.quarters.length ? quarterRangeOf(named) : report.title
}

function nameOf({ ordinal, firstMonth }: NamedQuarter): QuarterName {
  return { ordinal, year: Number(firstMonth.slice(0, 4)) }
}
