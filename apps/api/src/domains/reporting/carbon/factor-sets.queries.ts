import type { FactorSet } from '@thant/contracts/reporting/factor-sets'
import { desc, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { carbonReports, emissionFactors, factorSets } from '#database/schema/carbon.ts'
import { reports } from '#database/schema/reports.ts'
import type { AnyContext } from '#lib/context.ts'
import { type FactorPeriod, factorPeriods } from './factor-periods.ts'
import { presentFactorSet } from './factor-sets.presenter.ts'

export async function listFactorSets(context: AnyContext): Promise<FactorSet[]> {
  const sets = await context.database
    .select()
    .from(factorSets)
    .orderBy(desc(factorSets.validFrom), desc(factorSets.createdAt), desc(factorSets.id))
  const factors = await context.database
    .select()
    .from(emissionFactors)
    .where(
      inArray(
        emissionFactors.factorSetId,
        sets.map(({ id }) => id),
      ),
    )
    .orderBy(desc(emissionFactors.direct))
  return sets.map((set) => presentFactorSet(set, factors))
}

/** Returns the sets in force in a span of months, which without a start reaches back to the first pickup. */
export async function listFactorPeriods(
  context: AnyContext,
  span: { from?: string | undefined; to: string },
): Promise<FactorPeriod[]> {
  return factorPeriods(await listFactorSets(context), span)
}

/** Counts the saved reports whose quarters a set in force from a day would have covered; they keep their factors. */
export async function countEffects(
  context: AnyContext,
  validFrom: string,
): Promise<{ reports: number; carbonReports: number }> {
  const count = async (table: typeof reports | typeof carbonReports) =>
    context.database.$count(
      table,
      sql`${endOfLastMonth(table.months)} >= ${validFrom}::date and ${table.factorSetId} in (
        select id from factor_sets where valid_from <= ${validFrom}::date)`,
    )
  return { reports: await count(reports), carbonReports: await count(carbonReports) }
}

function endOfLastMonth(months: SQLWrapper) {
  return sql`((${months}[array_length(${months}, 1)] || '-01')::date + interval '1 month' - interval '1 day')`
}
