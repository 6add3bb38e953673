import { sumKg, type WasteSummary, wasteTypes } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import type { ChartFormat } from './chart-format.ts'
import { ringOption } from './ring.ts'
import { wasteStyle } from './waste-style.ts'

type Composition = {
  figures: readonly WasteSummary[]
  format: ChartFormat
  /** The inner and outer radius in pixels; without it the ring scales with the card. */
  radiusPx?: readonly [number, number] | undefined
}

/** Shows the share of each waste type as a ring, with the names beside its parts and the total in the middle. */
export function compositionOption({ figures, format, radiusPx }: Composition): EChartsOption {
  const known = new Map(figures.map(({ name, quantity }) => [name, quantity]))
  const total = sumKg(figures.map(({ quantity }) => quantity))
  const parts = wasteTypes.flatMap((name) => {
    const value = known.get(name) ?? 0
    return value > 0 ? [{ name: format.nameOf(name), value, itemStyle: wasteStyle(name, format.surface) }] : []
  })
  const middle = { amount: format.amountOf(total), unit: format.unit }
  return ringOption({ parts, total: middle, amountOf: format.weightOf, format, radiusPx })
}
