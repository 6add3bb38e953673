import type { WasteType } from '@thant/contracts/wastes'
import type { Surface } from './palette.ts'

/** What a chart has to be told: where it is drawn, and how figures and names read there. */
export type ChartWords = {
  surface: Surface
  nameOf: (waste: WasteType) => string
  /** `Feb 2026` for `2026-02`. */
  monthOf: (month: string) => string
  /** `1,234.50 kg` */
  weightOf: (kg: number) => string
  /** `1,234.50`, where the unit stands apart. */
  amountOf: (kg: number) => string
  unit: string
  /** `1,200`, on axes. */
  numberOf: (value: number) => string
  percentOf: (percent: number) => string
}
