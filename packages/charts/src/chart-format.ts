import type { WasteType } from '@thant/contracts/materials/wastes'
import type { Surface } from './palette.ts'

/** Charts are drawn in any language on any surface, so callers pass in the formatting of figures and names. */
export type ChartFormat = {
  surface: Surface
  nameOf: (waste: WasteType) => string
  /** Returns `Feb 2026` for `2026-02`. */
  monthOf: (month: string) => string
  /** Returns `1,234.50 kg`. */
  weightOf: (kg: number) => string
  /** Returns `1,234.50` for charts that show the unit elsewhere. */
  amountOf: (kg: number) => string
  unit: string
  /** Returns `1,200`, for axes. */
  numberOf: (value: number) => string
  percentOf: (percent: number) => string
  /** Names the sum below the parts that it adds up. */
  totalName: string
}
