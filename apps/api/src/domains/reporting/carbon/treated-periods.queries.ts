import { emissionsOf } from '@thant/contracts/materials/emissions'
import type { EmissionReport } from '@thant/contracts/reporting/carbon'
import { listTreatedWastes, type TreatedWaste } from '#domains/materials/wastes/wastes.queries.ts'
import type { Context } from '#lib/context.ts'
import { type FactorPeriod, factorPeriods } from './factor-periods.ts'
import { listFactorSets } from './factor-sets.queries.ts'

export type TreatedPeriod = FactorPeriod & { wastes: TreatedWaste[] }

/** Reads what became of an organization's waste in spans of months, parted by the factor set that is in force. */
export async function listTreatedPeriods(
  context: Context,
  organizationId: string,
  { spans, site }: { spans: ReadonlyArray<{ from: string; to: string }>; site?: string | undefined },
): Promise<TreatedPeriod[]> {
  const sets = await listFactorSets(context)
  const periods = spans.flatMap((span) => factorPeriods(sets, span))
  return Promise.all(
    periods.map(async (period) => {
      const { from, to } = period
      return { ...period, wastes: await listTreatedWastes(context, { from, to, site }, organizationId) }
    }),
  )
}

/** The one calculation of emissions, from which carbon reports, waste reports and category 5 of Scope 3 are made. */
export function emissionsOfPeriods(
  periods: ReadonlyArray<Pick<TreatedPeriod, 'wastes' | 'factorSet'>>,
): EmissionReport {
  return emissionsOf(periods.map(({ wastes, factorSet }) => ({ wastes, factors: factorSet.factors })))
}
