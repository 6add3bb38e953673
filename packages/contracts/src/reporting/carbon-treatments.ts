import type { TranslationKey } from '@thant/i18n/translation-key'
import { type WasteTreatment, type WasteType, wasteTreatmentLabels } from '../materials/wastes.ts'

/** Treatments that every carbon report has a row of, also where nothing went there (docs/specification.md 9-53). */
export const mainTreatments = ['recycling', 'composting', 'landfilling', 'e-waste'] as const
export const carbonTreatments = [
  ...mainTreatments,
  'reuse',
  'digestion',
  'other-recovery',
  'incineration-with-energy',
  'incineration',
  'other-disposal',
  'unknown',
] as const
export type CarbonTreatment = (typeof carbonTreatments)[number]

/** The English text is also the key of its translation. */
export const carbonTreatmentLabels: Record<CarbonTreatment, TranslationKey> = {
  ...wasteTreatmentLabels,
  landfilling: 'Landfilling',
  'e-waste': 'E-waste treatment',
}

/** Returns the row in which waste counts: e-waste that is recycled has one of its own. */
export function carbonTreatmentOf(type: WasteType, treatment: WasteTreatment): CarbonTreatment {
  if (treatment === 'landfill') return 'landfilling'
  return type === 'E-waste' && treatment === 'recycling' ? 'e-waste' : treatment
}
