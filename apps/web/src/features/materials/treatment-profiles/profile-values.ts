import type { BodyInputOf } from '@thant/contracts/endpoint'
import { latinDigits } from '@thant/contracts/latin-digits'
import { hundredthsOf, type treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { type WasteTreatment, type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'

export type ShareValues = { treatment: WasteTreatment | null; destinationId: string | null; percent: string }

export type ProfileValues = {
  wasteType: WasteType | null
  validFrom: string | null
  shares: ShareValues[]
  reason: string
}

export const blankShare: ShareValues = { treatment: null, destinationId: null, percent: '' }

/** An empty profile, with the type and the first day that its address names; without one it is valid from today. */
export function newProfile(address: URLSearchParams, today: string): ProfileValues {
  const type = address.get('type')
  return {
    wasteType: wasteTypes.find((known) => known === type) ?? null,
    validFrom: address.get('from') ?? today,
    shares: [{ ...blankShare, percent: '100' }],
    reason: '',
  }
}

export function profileBodyOf({
  wasteType,
  validFrom,
  shares,
  reason,
}: ProfileValues): BodyInputOf<typeof treatmentProfileEndpoints.create> {
  return {
    // Null is sent too, because the contract reports it as Required.
    wasteType: wasteType as WasteType,
    validFrom: validFrom ?? '',
    shares: shares.map(({ treatment, destinationId, percent }) => ({
      treatment: treatment as WasteTreatment,
      destinationId,
      percent: typedPercent(percent),
    })),
    reason,
  }
}

/** The sum of what was typed so far, in percent. */
export function totalPercent(shares: readonly ShareValues[]): number {
  const typed = shares.map(({ percent }) => ({ percent: typedPercent(percent) }))
  return hundredthsOf(typed.filter(({ percent }) => !Number.isNaN(percent))) / 100
}

function typedPercent(text: string): number {
  const typed = latinDigits(text).trim()
  return /^-?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN
}
