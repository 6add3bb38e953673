import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import type { ComparedMonths, Comparison } from '@thant/contracts/reporting/report-data'
import type { Context } from '#lib/context.ts'
import { comparableMonths } from './comparable-months.ts'
import { compositionOf, totalOf } from './figures.ts'
import { countReportPickups } from './report-figures.queries.ts'

/** `known` are all months of the organization, `months` those of the report, of which pickups made the `chosen` ones. */
export async function getComparison(
  context: Context,
  organizationId: string,
  known: readonly MonthlyWaste[],
  months: readonly MonthlyWaste[],
  chosen: readonly string[],
): Promise<Comparison> {
  const { before, yearAgo } = comparableMonths(
    known.map(({ month }) => month),
    months.map(({ month }) => month),
    chosen,
  )
  return {
    before: before && (await getComparedMonths(context, organizationId, known, before)),
    yearAgo: yearAgo && (await getComparedMonths(context, organizationId, known, yearAgo)),
  }
}

async function getComparedMonths(
  context: Context,
  organizationId: string,
  known: readonly MonthlyWaste[],
  { collected, ...compared }: NonNullable<ReturnType<typeof comparableMonths>['before']>,
): Promise<ComparedMonths> {
  const composition = compositionOf(known.filter(({ month }) => collected.includes(month)))
  return {
    ...compared,
    pickups: await countReportPickups(context, organizationId, collected),
    weightKg: totalOf(composition),
    composition,
  }
}
