import type { FactorSet, FactorSetForm, MaterialFactors } from '@thant/contracts/carbon'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { latinDigits } from '#lib/latin-digits.ts'

export type FactorValues = {
  material: WasteType
  part: string
  direct: string
  avoidedMaterial: string
  avoidedLandfill: string
}

export type FactorSetValues = Omit<FactorSetForm, 'factors' | 'validFrom'> & {
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
    validFrom: null,
    factors: latest ? latest.factors.map(factorValuesOf) : wasteTypes.map(blankFactor),
  }
}

export function blankFactor(material: WasteType): FactorValues {
  return { material, part: '', direct: '', avoidedMaterial: '0', avoidedLandfill: '0' }
}

export function factorSetBodyOf({ factors, validFrom, ...values }: FactorSetValues): FactorSetForm {
  return {
    ...values,
    validFrom: validFrom ?? '',
    factors: factors.map((line) => ({
      material: line.material,
      part: line.part.trim(),
      direct: typedFactor(line.direct),
      avoidedMaterial: typedFactor(line.avoidedMaterial),
      avoidedLandfill: typedFactor(line.avoidedLandfill),
    })),
  }
}

/** Returns the set in force on a day; `sets` begins with the latest, and of equal days with the last addition. */
export function setInForce(sets: readonly FactorSet[], today: string): FactorSet | undefined {
  return sets.find(({ validFrom }) => validFrom <= today)
}

function factorValuesOf({ material, part, direct, avoidedMaterial, avoidedLandfill }: MaterialFactors): FactorValues {
  return {
    material,
    part,
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
