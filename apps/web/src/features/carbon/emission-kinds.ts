import { type Treatment, treatmentOf } from '@thant/contracts/carbon'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'

export const emissionKinds = ['direct', 'avoided', 'net'] as const
export type EmissionKind = (typeof emissionKinds)[number]

/** Column titles of the three kinds, which always appear together (docs/carbon.md 6). */
export const kindLabels: Record<EmissionKind, string> = {
  direct: 'Direct (A)',
  avoided: 'Avoided (B + C)',
  net: 'Net',
}

/** Returns the materials with this treatment; none for landfilling. */
export function materialsOf(treatment: Treatment): WasteType[] {
  return wasteTypes.filter((type) => treatmentOf[type] === treatment)
}
