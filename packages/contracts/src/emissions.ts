import {
  type EmissionReport,
  type Emissions,
  type MaterialFactors,
  type TreatmentFactors,
  treatmentOf,
  treatments,
} from './carbon.ts'
import type { EmissionUnit } from './plan.ts'
import { type WasteSummary, type WasteTreatment, type WasteType, wasteTypes } from './wastes.ts'

type Factors = Omit<MaterialFactors, 'material' | 'part'>
/** Whole grams, and 10^-11 t CO2e: grams times hundred-thousandths of t/t. Integers, so that every sum is exact. */
type Sums = { grams: bigint; direct: bigint; avoidedMaterial: bigint; avoidedLandfill: bigint }

const factorScale = 100_000
const perTonne = 100_000_000_000
const nothing: Sums = { grams: 0n, direct: 0n, avoidedMaterial: 0n, avoidedLandfill: 0n }

/**
 * Direct (A), avoided (B + C) and net (A - B - C) emissions of some waste in t CO2e, by the factors of a set
 * (docs/carbon.md 1).
 */
export function emissionsOf(wastes: readonly WasteSummary[], factors: readonly MaterialFactors[]): EmissionReport {
  const materials = wasteTypes.map((material) => ({
    material,
    treatment: treatmentOf[material],
    sums: sumsOf(gramsOf(wastes, material), factorsOf(material, factors)),
  }))
  const sumWhere = (isIn: (material: (typeof materials)[number]) => boolean) =>
    present(materials.filter(isIn).reduce((sum, { sums }) => add(sum, sums), nothing))
  return {
    total: sumWhere(() => true),
    withoutEwaste: sumWhere(({ treatment }) => treatment !== 'e-waste'),
    treatments: treatments.map((treatment) => ({
      treatment,
      ...sumWhere((material) => material.treatment === treatment),
    })),
    materials: materials.map(({ material, treatment, sums }) => ({ material, treatment, ...present(sums) })),
  }
}

type Treated = { wasteType: WasteType; treatment: WasteTreatment; grams: number }

/** The emissions of waste by what becomes of it; those of a treatment of which the factors say nothing are 0. */
export function emissionsByTreatment(wastes: readonly Treated[], factors: readonly TreatmentFactors[]): Emissions {
  const sums = wastes.map(({ wasteType, treatment, grams }) =>
    sumsOf(
      BigInt(grams),
      factorsOf(
        wasteType,
        factors.filter((line) => line.treatment === treatment),
      ),
    ),
  )
  return present(sums.reduce(add, nothing))
}

/**
 * The unit of all figures of a report: t CO2e as soon as one reaches a tonne, else kg CO2e, so that direct and avoided
 * can be subtracted as they are shown.
 */
export function emissionUnitOf({ total, materials }: EmissionReport): EmissionUnit {
  const largest = [total, ...materials].flatMap(({ direct, avoided, net }) => [direct, avoided, net])
  return largest.some((tonnes) => Math.abs(tonnes) >= 1) ? 't' : 'kg'
}

/** Whether the totals without e-waste differ from the totals. */
export function hasEwaste({ total, withoutEwaste }: EmissionReport): boolean {
  return total.weightKg !== withoutEwaste.weightKg
}

/** The factors of a material: those of its parts summed. */
export function factorsOf(material: WasteType, factors: readonly MaterialFactors[]): Factors {
  const parts = factors.filter((line) => line.material === material)
  const sum = (key: keyof Factors) => parts.reduce((total, part) => total + scaled(part[key]), 0) / factorScale
  return {
    direct: sum('direct'),
    avoidedMaterial: sum('avoidedMaterial'),
    avoidedLandfill: sum('avoidedLandfill'),
  }
}

function gramsOf(wastes: readonly WasteSummary[], material: WasteType): bigint {
  const ofMaterial = wastes.filter(({ name }) => name === material)
  return ofMaterial.reduce((grams, { quantity }) => grams + BigInt(Math.round(quantity * 1_000)), 0n)
}

function sumsOf(grams: bigint, factors: Factors): Sums {
  const times = (factor: number) => grams * BigInt(scaled(factor))
  return {
    grams,
    direct: times(factors.direct),
    avoidedMaterial: times(factors.avoidedMaterial),
    avoidedLandfill: times(factors.avoidedLandfill),
  }
}

function add(one: Sums, other: Sums): Sums {
  return {
    grams: one.grams + other.grams,
    direct: one.direct + other.direct,
    avoidedMaterial: one.avoidedMaterial + other.avoidedMaterial,
    avoidedLandfill: one.avoidedLandfill + other.avoidedLandfill,
  }
}

function present({ grams, direct, avoidedMaterial, avoidedLandfill }: Sums): Emissions {
  const tonnes = (amount: bigint) => Number(amount) / perTonne
  const avoided = avoidedMaterial + avoidedLandfill
  return {
    weightKg: Number(grams) / 1_000,
    direct: tonnes(direct),
    avoidedMaterial: tonnes(avoidedMaterial),
    avoidedLandfill: tonnes(avoidedLandfill),
    avoided: tonnes(avoided),
    net: tonnes(direct - avoided),
  }
}

function scaled(factor: number): number {
  return Math.round(factor * factorScale)
}
