import type { GriTables } from '@thant/contracts/reporting/gri'
import { emissionsOfPeriods, type TreatedPeriod } from '#domains/reporting/carbon/treated-periods.queries.ts'

/**
 * Emissions of treating waste, for category 5 of Scope 3: direct ones alone, and beside them the avoided ones, which the
 * GHG Protocol keeps out of the scopes (docs/carbon.md 8).
 */
export function category5(
  periods: ReadonlyArray<Pick<TreatedPeriod, 'wastes' | 'factorSet'>>,
): GriTables['scope3Category5'] {
  const { total, withoutFactor = [] } = emissionsOfPeriods(periods)
  return {
    factorSets: periods.map(({ factorSet: { _id, name, version, gwpSet, assessment } }) => ({
      _id,
      name,
      version,
      gwpSet,
      assessment,
    })),
    direct: total.direct,
    outsideOfScopes: { avoided: total.avoided },
    withoutFactor,
    isTooLow: withoutFactor.length > 0,
  }
}
