import type { FactorSet } from '@thant/contracts/carbon'
import { emissionsOf } from '@thant/contracts/emissions'
import type { GriTables } from '@thant/contracts/gri'
import { usualTreatment, wasteTreatments } from '@thant/contracts/wastes'
import type { TreatedWaste } from '#domains/wastes/wastes.queries.ts'

/**
 * Emissions of treating waste, for category 5 of Scope 3: direct ones alone, and beside them the avoided ones, which the
 * GHG Protocol keeps out of the scopes. A factor set knows a material in its usual treatment alone (docs/carbon.md 8).
 */
export function category5(wastes: readonly TreatedWaste[], factorSet: FactorSet): GriTables['scope3Category5'] {
  const { _id, name, version, gwpSet, factors } = factorSet
  const withFactor = wastes.filter(hasFactor)
  const others = wastes.filter((waste) => !hasFactor(waste))
  const quantities = withFactor.map(({ wasteType, grams }) => ({ name: wasteType, quantity: grams / 1_000 }))
  const { direct, avoided } = emissionsOf(quantities, factors).total
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

function hasFactor({ wasteType, treatment }: TreatedWaste): boolean {
  return treatment === usualTreatment[wasteType]
}
