import type { QueryOf } from '@thant/contracts/endpoint'
import type { GriTables, griEndpoints } from '@thant/contracts/gri'
import { getFactorSetOf } from '#domains/carbon/factor-sets.queries.ts'
import { getCoverage } from '#domains/consignments/coverage.queries.ts'
import type { Coverage } from '#domains/consignments/coverage.ts'
import { listMonthlyWastes, listTreatedWastes } from '#domains/wastes/wastes.queries.ts'
import { errorAt } from '#lib/app-error.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { category5 } from './category-5.ts'
import { griTables } from './gri-tables.ts'

type Period = QueryOf<typeof griEndpoints.tables>

/** Computes the tables by the factor set that is in force at the end of the period, which without an end is now. */
export async function getGriTables(context: Context, organizationId: string, period: Period): Promise<GriTables> {
  assertForwards(period)
  const [wastes, coverage, factorSet] = await Promise.all([
    listTreatedWastes(context, period, organizationId),
    getCoverageOf(context, organizationId, period),
    getFactorSetOf(context, period.to ?? currentMonth(context)),
  ])
  return { ...griTables(wastes, coverage), scope3Category5: category5(wastes, factorSet) }
}

async function getCoverageOf(context: Context, organizationId: string, period: Period): Promise<Coverage> {
  return getCoverage(context, await listMonthlyWastes(context, period, organizationId))
}

export function assertForwards({ from, to }: Pick<Period, 'from' | 'to'>): void {
  if (from !== undefined && to !== undefined && from > to) throw errorAt('to', 'gri.backwards')
}
