import { uncertaintyOfSum } from '@thant/contracts/materials/uncertainty'
import { listedTypes, weightMeasures } from '@thant/contracts/materials/wastes'
import type { WeightUncertainty } from '@thant/contracts/materials/weight-uncertainty'
import {
  type Composition,
  disposalOperations,
  divertedTreatments,
  type GriTables,
  type GriWaste,
  griOperationOf,
  type Places,
  recoveryOperations,
} from '@thant/contracts/reporting/gri'
import type { TreatedWaste } from '#domains/materials/wastes/wastes.queries.ts'
import type { Coverage } from '#domains/reporting/consignments/coverage.ts'

type Wastes = readonly TreatedWaste[]

/** How the tables are known beside the waste itself. */
type Evidence = { coveredByConsignments: Coverage; weightUncertainty: WeightUncertainty }

/** The tables of GRI 306-3, 306-4 and 306-5. Sums are of whole grams, so that every table adds up exactly. */
export function griTables(wastes: Wastes, { coveredByConsignments, weightUncertainty }: Evidence): GriWaste {
  const hazardous = wastes.filter(({ isHazardous }) => isHazardous)
  const nonHazardous = wastes.filter(({ isHazardous }) => !isHazardous)
  return {
    waste306_3: {
      rows: listedTypes(wastes.some(({ wasteType }) => wasteType === 'Mixed')).map((type) => ({
        wasteType: type,
        ...compositionOf(wastes.filter(({ wasteType }) => wasteType === type)),
      })),
      total: compositionOf(wastes),
    },
    diverted306_4: {
      hazardous: recoveryOf(hazardous),
      nonHazardous: recoveryOf(nonHazardous),
      total: placesOf(wastes.filter(isDiverted)),
    },
    disposed306_5: {
      hazardous: disposalOf(hazardous),
      nonHazardous: disposalOf(nonHazardous),
      total: placesOf(wastes.filter(isDisposed)),
    },
    dataQuality: { ...dataQualityOf(wastes, weightUncertainty), coveredByConsignments },
  }
}

export function compositionOf(wastes: Wastes): Composition {
  return {
    generated: kilogramsOf(wastes),
    divertedFromDisposal: kilogramsOf(wastes.filter(isDiverted)),
    directedToDisposal: kilogramsOf(wastes.filter(isDisposed)),
  }
}

function recoveryOf(wastes: Wastes): GriTables['diverted306_4']['hazardous'] {
  return {
    rows: recoveryOperations.map((operation) => ({
      operation,
      ...placesOf(wastes.filter(({ treatment }) => griOperationOf[treatment] === operation)),
    })),
    total: placesOf(wastes.filter(isDiverted)),
  }
}

function disposalOf(wastes: Wastes): GriTables['disposed306_5']['hazardous'] {
  return {
    rows: disposalOperations.map((operation) => ({
      operation,
      ...placesOf(wastes.filter(({ treatment }) => griOperationOf[treatment] === operation)),
    })),
    total: placesOf(wastes.filter(isDisposed)),
    unknownTreatment: placesOf(wastes.filter(isUnknown)),
  }
}

function dataQualityOf(
  wastes: Wastes,
  weightUncertainty: WeightUncertainty,
): Omit<GriTables['dataQuality'], 'coveredByConsignments'> {
  const generated = gramsOf(wastes)
  const shareOf = (part: Wastes) => (generated === 0 ? null : gramsOf(part) / generated)
  const weightOf = (part: Wastes) => ({ weightKg: kilogramsOf(part), share: shareOf(part) })
  const uncertaintyOf = (part: Wastes) =>
    uncertaintyOfSum(
      part.map(({ measure, grams }) => ({ measure, weightKg: grams / 1_000 })),
      weightUncertainty,
    )
  return {
    measures: weightMeasures.map((known) => ({
      measure: known,
      ...weightOf(wastes.filter(({ measure }) => measure === known)),
      uncertainty: weightUncertainty[known],
    })),
    uncertaintyPercent: {
      generated: uncertaintyOf(wastes),
      divertedFromDisposal: uncertaintyOf(wastes.filter(isDiverted)),
      directedToDisposal: uncertaintyOf(wastes.filter(isDisposed)),
    },
    unknownTreatment: weightOf(wastes.filter(isUnknown)),
    diversionRate: shareOf(wastes.filter(isDiverted)),
    weighedShare: shareOf(wastes.filter(({ measure }) => measure === 'weighed')),
  }
}

function placesOf(wastes: Wastes): Places {
  const offsite = kilogramsOf(wastes)
  return { onsite: null, offsite, total: offsite }
}

function isDiverted({ treatment }: TreatedWaste): boolean {
  return divertedTreatments.includes(treatment)
}

function isDisposed(waste: TreatedWaste): boolean {
  return !isDiverted(waste)
}

function isUnknown({ treatment }: TreatedWaste): boolean {
  return treatment === 'unknown'
}

function kilogramsOf(wastes: Wastes): number {
  return gramsOf(wastes) / 1_000
}

function gramsOf(wastes: Wastes): number {
  return wastes.reduce((sum, { grams }) => sum + grams, 0)
}
