import type { FactorSet, MaterialFactors } from '@thant/contracts/carbon'
import { wasteTypes } from '@thant/contracts/wastes'
import type { emissionFactors, factorSets } from '#database/schema/carbon.ts'

type StoredSet = typeof factorSets.$inferSelect
type StoredFactor = typeof emissionFactors.$inferSelect

/** Sorts the factors by waste type; the parts of one type stay in the order of the query. */
export function presentFactorSet(set: StoredSet, factors: readonly StoredFactor[]): FactorSet {
  return {
    _id: set.id,
    name: set.name,
    version: set.edition,
    source: set.source,
    gwpSet: set.gwpSet,
    validFrom: set.validFrom,
    createdAt: set.createdAt.toISOString(),
    factors: factors
      .filter(({ factorSetId }) => factorSetId === set.id)
      .map(presentFactor)
      .sort((one, other) => wasteTypes.indexOf(one.material) - wasteTypes.indexOf(other.material)),
  }
}

function presentFactor(factor: StoredFactor): MaterialFactors {
  return {
    material: factor.material,
    part: factor.part,
    direct: Number(factor.direct),
    avoidedMaterial: Number(factor.avoidedMaterial),
    avoidedLandfill: Number(factor.avoidedLandfill),
  }
}
