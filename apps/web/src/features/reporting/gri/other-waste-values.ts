import type { EnteredWaste } from '@thant/contracts/reporting/gri-entries'

export type OtherWasteValues = {
  month: string | null
  description: string
  operation: EnteredWaste['operation'] | null
  place: EnteredWaste['place']
  isHazardous: boolean
  weightKg: number | ''
}

export function emptyOtherWaste(month: string | null): OtherWasteValues {
  return { month, description: '', operation: null, place: 'offsite', isHazardous: false, weightKg: '' }
}

export function otherWasteValuesOf(waste: EnteredWaste): OtherWasteValues {
  const { month, description, operation, place, isHazardous, weightKg } = waste
  return { month, description, operation, place, isHazardous, weightKg }
}

/** What is not chosen yet is left out, so that the contract names it. */
export function otherWasteBodyOf({ month, operation, weightKg, ...values }: OtherWasteValues) {
  return {
    ...values,
    month: month ?? '',
    operation: operation as EnteredWaste['operation'],
    weightKg: weightKg === '' ? Number.NaN : weightKg,
  }
}
