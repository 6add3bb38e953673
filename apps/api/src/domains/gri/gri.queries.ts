import type { QueryOf } from '@thant/contracts/endpoint'
import type { GriTables, griEndpoints } from '@thant/contracts/gri'
import { getFactorSetOf } from '#domains/carbon/factor-sets.queries.ts'
import { coverageOf } from '#domains/consignments/coverage.ts'
import { listMovements } from '#domains/consignments/mass-balance.queries.ts'
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
  const [wastes, monthlyWastes, movements, factorSet] = await Promise.all([
    listTreatedWastes(context, period, organizationId),
    listMonthlyWastes(context, period, organizationId),
    listMovements(context, currentMonth(context)),
    getFactorSetOf(context, period.to ?? currentMonth(context)),
  ])
  return {
    ...griTables(wastes, coverageOf(monthlyWastes, movements)),
    scope3Category5: category5(wastes, factorSet),
  }
}

export function assertForwards({ from, to }: Pick<Period, 'from' | 'to'>): void {
  if (from !== undefined && to !== undefined && from > to) throw errorAt('to', 'gri.backwards')
}
