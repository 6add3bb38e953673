import type { FactorSet } from '@thant/contracts/carbon'
import { emissionsByTreatment } from '@thant/contracts/emissions'
import type { GriTables } from '@thant/contracts/gri'
import { wasteTreatments } from '@thant/contracts/wastes'
import type { TreatedWaste } from '#domains/wastes/wastes.queries.ts'

/**
 * Emissions of treating waste, for category 5 of Scope 3: direct ones alone, and beside them the avoided ones, which the
 * GHG Protocol keeps out of the scopes. What goes where the set has no factor counts as 0 (docs/carbon.md 8).
 */
export function category5(wastes: readonly TreatedWaste[], factorSet: FactorSet): GriTables['scope3Category5'] {
  const { _id, name, version, gwpSet, factors } = factorSet
  const hasFactor = ({ wasteType, treatment }: TreatedWaste) =>
    factors.some((line) => line.material === wasteType && line.treatment === treatment)
  const others = wastes.filter((waste) => !hasFactor(waste))
  const { direct, avoided } = emissionsByTreatment(wastes, factors)
  const withoutFactor = wasteTreatments.flatMap((treatment) => {
    const grams = others.reduce((sum, waste) => (waste.treatment === treatment ? sum + waste.grams : sum), 0)
    return grams === 0 ? [] : [{ treatment, weightKg: grams / 1_000 }]
  })
  return {
    factorSet: { _id, name, version, gwpSet },
    direct,
    outsideOfScopes: { avoided },
    withoutFactor,
    isTooLow: withoutFactor.length > 0,
  }
}
