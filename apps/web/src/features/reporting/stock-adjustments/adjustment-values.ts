import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { StockAdjustmentKind, stockAdjustmentEndpoints } from '@thant/contracts/reporting/stock-adjustments'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { typedKilograms } from '#lib/entries/typed-kilograms.ts'

export type AdjustmentValues = {
  date: string | null
  wasteType: WasteType | null
  kind: StockAdjustmentKind | null
  weight: string
  note: string
}

export function emptyAdjustment(today: string): AdjustmentValues {
  return { date: today, wasteType: null, kind: null, weight: '', note: '' }
}

export function adjustmentBodyOf(values: AdjustmentValues): BodyInputOf<typeof stockAdjustmentEndpoints.create> {
  const { date, wasteType, kind, weight, note } = values
  return {
    date: date ?? '',
    // Null is sent too, because the contract reports it as Required.
    wasteType: wasteType as WasteType,
    kind: kind as StockAdjustmentKind,
    weight: typedKilograms(weight) as number,
    note,
  }
}

/** Nothing typed is no weight, and not a count of nothing. */
export function problemsOfAdjustment({ weight }: AdjustmentValues): FieldProblems {
  return weight.trim() === '' ? { weight: 'Required' } : {}
}
