import { latinDigits } from '@thant/contracts/latin-digits'
import { defaultTreatment, type SortedType, sortedTypes, type WasteTreatment } from '@thant/contracts/materials/wastes'
import {
  type FactorSet,
  type FactorSetForm,
  partName,
  type TreatmentFactors,
} from '@thant/contracts/reporting/factor-sets'

export type FactorValues = {
  material: SortedType
  treatment: WasteTreatment
  part: string
  direct: string
  avoidedMaterial: string
  avoidedLandfill: string
}

export type FactorSetValues = Omit<FactorSetForm, 'factors' | 'validFrom' | 'year'> & {
  year: string
  validFrom: string | null
  factors: FactorValues[]
}

/** Starts a new set from the latest one, because most of its factors stay, but leaves the version empty. */
export function valuesFrom(latest: FactorSet | undefined): FactorSetValues {
  return {
    name: latest?.name ?? '',
    version: '',
    source: latest?.source ?? '',
    gwpSet: latest?.gwpSet ?? '',
    assessment: latest?.assessment ?? 'other',
    region: latest?.region ?? '',
    year: latest?.year == null ? '' : String(latest.year),
    validFrom: null,
    factors: latest ? latest.factors.map(factorValuesOf) : sortedTypes.map(blankFactor),
  }
}

export function blankFactor(material: SortedType): FactorValues {
  return {
    material,
    treatment: defaultTreatment[material],
    part: '',
    direct: '',
    avoidedMaterial: '0',
    avoidedLandfill: '0',
  }
}

export function factorSetBodyOf({ factors, validFrom, year, ...values }: FactorSetValues): FactorSetForm {
  return {
    ...values,
    validFrom: validFrom ?? '',
    year: year.trim() === '' ? null : Number(latinDigits(year.trim())),
    factors: factors.map((line) => ({
      material: line.material,
      treatment: line.treatment,
      part: line.part.trim(),
      direct: typedFactor(line.direct),
      avoidedMaterial: typedFactor(line.avoidedMaterial),
      avoidedLandfill: typedFactor(line.avoidedLandfill),
    })),
  }
}

/** Puts the lines of a file in place of those of the same material and treatment; all others stay. */
export function withLines(present: readonly FactorValues[], read: readonly TreatmentFactors[]): FactorValues[] {
  const keyOf = ({ material, treatment }: FactorValues | TreatmentFactors) => `${material}/${treatment}`
  const replaced = new Set(read.map(keyOf))
  return [...present.filter((line) => !replaced.has(keyOf(line))), ...read.map(factorValuesOf)]
}

/** Returns the set in force on a day; `sets` begins with the latest, and of equal days with the last addition. */
export function setInForce(sets: readonly FactorSet[], today: string): FactorSet | undefined {
  return sets.find(({ validFrom }) => validFrom <= today)
}

export function factorValuesOf(line: TreatmentFactors): FactorValues {
  const { material, treatment, part, direct, avoidedMaterial, avoidedLandfill } = line
  return {
    material,
    treatment,
    part: partName(part),
    direct: String(direct),
    avoidedMaterial: String(avoidedMaterial),
    avoidedLandfill: String(avoidedLandfill),
  }
}

/** Returns NaN for an empty or invalid text, because the contract then reports it at the field. */
function typedFactor(text: string): number {
  const typed = latinDigits(text).replaceAll(',', '').trim()
  return typed === '' ? Number.NaN : Number(typed)
}
