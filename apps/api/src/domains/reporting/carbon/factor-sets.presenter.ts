import { sortedTypes, wasteTreatments } from '@thant/contracts/materials/wastes'
import { assessmentNamedIn } from '@thant/contracts/reporting/assessments'
import {
  type CarbonFactorSet,
  type FactorSet,
  isOfDefaultTreatment,
  type TreatmentFactors,
} from '@thant/contracts/reporting/factor-sets'
import type { emissionFactors, factorSets } from '#database/schema/carbon.ts'

type StoredSet = typeof factorSets.$inferSelect
type StoredFactor = typeof emissionFactors.$inferSelect

/**
 * Sorts the factors by waste type and treatment, the usual one first; the parts of one treatment stay in the order of the
 * query.
 */
export function presentFactorSet(set: StoredSet, factors: readonly StoredFactor[]): FactorSet {
  return {
    _id: set.id,
    name: set.name,
    version: set.edition,
    source: set.source,
    gwpSet: set.gwpSet,
    assessment: set.assessment ?? assessmentNamedIn(set.gwpSet),
    region: set.region,
    year: set.year,
    validFrom: set.validFrom,
    createdAt: set.createdAt.toISOString(),
    factors: factors
      .filter(({ factorSetId }) => factorSetId === set.id)
      .map(presentFactor)
      .sort(
        (one, other) =>
          sortedTypes.indexOf(one.material) - sortedTypes.indexOf(other.material) ||
          Number(isOfDefaultTreatment(other)) - Number(isOfDefaultTreatment(one)) ||
          wasteTreatments.indexOf(one.treatment) - wasteTreatments.indexOf(other.treatment),
      ),
  }
}

/** Carbon reports keep a set without what is said of its publication. */
export function presentForCarbon({ region, year, ...set }: FactorSet): CarbonFactorSet {
  return set
}

function presentFactor(factor: StoredFactor): TreatmentFactors {
  return {
    material: factor.material,
    treatment: factor.treatment,
    part: factor.part,
    direct: Number(factor.direct),
    avoidedMaterial: Number(factor.avoidedMaterial),
    avoidedLandfill: Number(factor.avoidedLandfill),
  }
}
