import type { CarbonFactorSet, FactorSet } from '@thant/contracts/carbon'
import { desc, eq, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { carbonReports, emissionFactors, factorSets } from '#database/schema/carbon.ts'
import { reports } from '#database/schema/reports.ts'
import { endOfMonth } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { presentFactorSet, presentForCarbon } from './factor-sets.presenter.ts'

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

/** Returns the set in force at the end of a month (YYYY-MM); of two valid from the same day, the one added last. */
export async function getFactorSetOf(context: AnyContext, month: string): Promise<FactorSet> {
  const lastDay = new Date(endOfMonth(month, 'UTC').getTime() - 1).toISOString().slice(0, 10)
  const [set] = await context.database
    .select()
    .from(factorSets)
    .where(lte(factorSets.validFrom, lastDay))
    .orderBy(desc(factorSets.validFrom), desc(factorSets.createdAt), desc(factorSets.id))
    .limit(1)
  if (set === undefined) throw new Error('the first factor set is missing')
  const factors = await context.database
    .select()
    .from(emissionFactors)
    .where(eq(emissionFactors.factorSetId, set.id))
    .orderBy(desc(emissionFactors.direct))
  return presentFactorSet(set, factors)
}

/** Returns of that set what carbon reports compute with. */
export async function getCarbonFactorSetOf(context: AnyContext, month: string): Promise<CarbonFactorSet> {
  return presentForCarbon(await getFactorSetOf(context, month))
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
