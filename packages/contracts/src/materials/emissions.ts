import type { CarbonFigures, EmissionReport, Emissions, WithoutFactor } from '../reporting/carbon.ts'
import {
  type CarbonTreatment,
  carbonTreatmentOf,
  carbonTreatments,
  mainTreatments,
} from '../reporting/carbon-treatments.ts'
import { type CarbonFactorSet, type FactorLine, isOf, type MaterialFactors } from '../reporting/factor-sets.ts'
import type { EmissionScale, EmissionUnit } from './plan.ts'
import { listedTypes, type WasteTreatment, type WasteType, wasteTreatments } from './wastes.ts'

type Factors = Omit<MaterialFactors, 'material' | 'part'>
/** Whole grams, and 10^-11 t CO2e: grams times hundred-thousandths of t/t. Integers, so that every sum is exact. */
type Sums = { grams: bigint; direct: bigint; avoidedMaterial: bigint; avoidedLandfill: bigint }

/** Waste by what became of it, with the factors that are in force in its months. */
export type EmittingWaste = {
  wastes: ReadonlyArray<{ wasteType: WasteType; treatment: WasteTreatment; grams: number }>
  factors: readonly FactorLine[]
}

const factorScale = 100_000
const perTonne = 100_000_000_000
const nothing: Sums = { grams: 0n, direct: 0n, avoidedMaterial: 0n, avoidedLandfill: 0n }

/**
 * Direct (A), avoided (B + C) and net (A - B - C) emissions of waste in t CO2e, by its recorded treatments (docs/carbon.md
 * 1). What went where there are no factors counts as 0 and is named.
 */
export function emissionsOf(parts: readonly EmittingWaste[]): EmissionReport {
  const lines = parts.flatMap(({ wastes, factors }) =>
    wastes.map(({ wasteType, treatment, grams }) => ({
      wasteType,
      treatment,
      row: carbonTreatmentOf(wasteType, treatment),
      hasFactors: factors.some((line) => isOf(line, wasteType, treatment)),
      sums: sumsOf(BigInt(Math.round(grams)), factorsOf(factors, wasteType, treatment)),
    })),
  )
  const isMixed = ({ wasteType }: (typeof lines)[number]) => wasteType === 'Mixed'
  const sumWhere = (isIn: (line: (typeof lines)[number]) => boolean) =>
    present(lines.filter(isIn).reduce((sum, { sums }) => add(sum, sums), nothing))
  return {
    total: sumWhere(() => true),
    withoutEwaste: sumWhere(({ wasteType }) => wasteType !== 'E-waste'),
    treatments: carbonTreatments
      .map((treatment) => ({ treatment, ...sumWhere(({ row }) => row === treatment) }))
      .filter(({ treatment, weightKg }) => isMain(treatment) || weightKg > 0),
    materials: listedTypes(lines.some(isMixed)).map((material) => ({
      material,
      ...sumWhere(({ wasteType }) => wasteType === material),
    })),
    withoutFactor: wasteTreatments
      .flatMap((treatment): WithoutFactor[] => {
        const weightOf = (mixed: boolean) =>
          sumWhere((line) => line.treatment === treatment && !line.hasFactors && isMixed(line) === mixed).weightKg
        return [
          { treatment, weightKg: weightOf(false) },
          { treatment, wasteType: 'Mixed', weightKg: weightOf(true) },
        ]
      })
      .filter(({ weightKg }) => weightKg > 0),
  }
}

/**
 * The unit of all figures of a report: t CO2e as soon as one reaches a tonne, else kg CO2e, so that direct and avoided
 * can be subtracted as they are shown.
 */
export function emissionUnitOf({ total, materials }: EmissionReport): EmissionUnit {
  const largest = [total, ...materials].flatMap(({ direct, avoided, net }) => [direct, avoided, net])
  return largest.some((tonnes) => Math.abs(tonnes) >= 1) ? 't' : 'kg'
}

/** Significant digits of emissions: factors are known no better. */
export const emissionDigits = 3

/** How all amounts of a report are written, in one unit. Former reports stay as they were printed. */
export function emissionScaleOf(report: EmissionReport): EmissionScale {
  return { unit: emissionUnitOf(report), ...(report.withoutFactor && { digits: emissionDigits }) }
}

/** The factor set by which a carbon report counts a month, which is YYYY-MM. */
export function factorSetOf(
  { factorSet, earlierFactorSets = [] }: Pick<CarbonFigures, 'factorSet' | 'earlierFactorSets'>,
  month: string,
): CarbonFactorSet {
  return earlierFactorSets.find(({ months }) => month <= months.to)?.factorSet ?? factorSet
}

/** Whether the totals without e-waste differ from the totals. */
export function hasEwaste({ total, withoutEwaste }: EmissionReport): boolean {
  return total.weightKg !== withoutEwaste.weightKg
}

/** The factors of a material in a treatment, those of its parts summed; all 0 where there are none. */
export function factorsOf(factors: readonly FactorLine[], type: WasteType, treatment: WasteTreatment): Factors {
  const parts = factors.filter((line) => isOf(line, type, treatment))
  const sum = (key: keyof Factors) => parts.reduce((total, part) => total + scaled(part[key]), 0) / factorScale
  return {
    direct: sum('direct'),
    avoidedMaterial: sum('avoidedMaterial'),
    avoidedLandfill: sum('avoidedLandfill'),
  }
}

function isMain(treatment: CarbonTreatment): boolean {
  return mainTreatments.some((main) => main === treatment)
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
