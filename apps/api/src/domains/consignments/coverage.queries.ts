import type { MonthlyWaste } from '@thant/contracts/wastes'
import { currentMonth } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { listMovements } from './mass-balance.queries.ts'

/**
 * Returns how much of the kilograms of an organization is covered by consignments until now. Whoever may read the
 * kilograms may read this: of the whole company's weights it tells a share alone.
 */
export async function getCoverage(context: AnyContext, wastes: readonly MonthlyWaste[]): Promise<Coverage> {
  return coverageOf(wastes, await listMovements(context, currentMonth(context)))
}
