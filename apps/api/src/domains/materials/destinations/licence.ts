import { type LicenceState, type LicenceWarning, licenceWarningDays } from '@thant/contracts/materials/destinations'
import type { WasteTreatment, WasteType } from '@thant/contracts/materials/wastes'
import { daysAfter } from '#lib/company-time.ts'

/** Empty lists and an end of null are not recorded, so that nothing can be said against them. */
type Licence = {
  wasteTypes: readonly WasteType[]
  treatments?: readonly WasteTreatment[]
  licensedUntil: string | null
}
/** What is taken to a destination on a day, `YYYY-MM-DD`. Of a load nobody says how it is treated. */
export type Going = { wasteType: WasteType; treatment?: WasteTreatment; day: string }

/** A licence covers its last day. */
export function licenceStateOf(licensedUntil: string | null, today: string): LicenceState {
  if (licensedUntil === null) return 'not-recorded'
  if (licensedUntil < today) return 'ended'
  const lastSoon = daysAfter(today, licenceWarningDays)
  return licensedUntil <= lastSoon ? 'ends-soon' : 'valid'
}

export function licenceWarningsOf(licence: Licence, { wasteType, treatment, day }: Going): LicenceWarning[] {
  const { wasteTypes, treatments = [], licensedUntil } = licence
  const warnings: LicenceWarning[] = []
  if (licensedUntil !== null && licensedUntil < day) warnings.push('ended')
  if (wasteTypes.length > 0 && !wasteTypes.includes(wasteType)) warnings.push('waste-type')
  const isKnown = treatment !== undefined && treatment !== 'unknown'
  if (isKnown && treatments.length > 0 && !treatments.includes(treatment)) warnings.push('treatment')
  return warnings
}
