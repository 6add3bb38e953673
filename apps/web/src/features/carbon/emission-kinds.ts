import { type MaterialFactors, type Treatment, treatmentOf } from '@thant/contracts/carbon'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'

export const emissionKinds = ['direct', 'avoided', 'net'] as const
export type EmissionKind = (typeof emissionKinds)[number]

/** How the three are headed; never one line alone (docs/carbon.md 6). */
export const kindLabels: Record<EmissionKind, string> = {
  direct: 'Direct (A)',
  avoided: 'Avoided (B + C)',
  net: 'Net',
}

/** The materials that get a treatment; none for landfilling. */
export function materialsOf(treatment: Treatment): WasteType[] {
  return wasteTypes.filter((type) => treatmentOf[type] === treatment)
}

/** t CO2e of some kilograms of a material: its parts' factors are summed. */
export function emissionOf(
  kind: EmissionKind,
  material: WasteType,
  weightKg: number,
  factors: readonly MaterialFactors[],
): number {
  const parts = factors.filter((line) => line.material === material)
  const sum = (of: (part: MaterialFactors) => number) => parts.reduce((total, part) => total + of(part), 0)
  const direct = sum((part) => part.direct)
  const avoided = sum((part) => part.avoidedMaterial + part.avoidedLandfill)
  const perTonne = { direct, avoided, net: direct - avoided }[kind]
  return (weightKg / 1_000) * perTonne
}
