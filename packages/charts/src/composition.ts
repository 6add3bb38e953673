import { type WasteSummary, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import type { ChartWords } from './chart-words.ts'
import { ringOption } from './ring.ts'
import { wasteStyle } from './waste-style.ts'

type Composition = {
  figures: readonly WasteSummary[]
  words: ChartWords
  /** The inner and outer radius in pixels; without it the ring scales with the card. */
  radiusPx?: readonly [number, number] | undefined
}

/** Shows the share of each waste type as a ring, with the names beside its parts and the total in the middle. */
export function compositionOption({ figures, words, radiusPx }: Composition): EChartsOption {
  const known = new Map(figures.map(({ name, quantity }) => [name, quantity]))
  const total = figures.reduce((sum, { quantity }) => sum + quantity, 0)
  const parts = wasteTypes.flatMap((name) => {
    const value = known.get(name) ?? 0
    return value > 0 ? [{ name: words.nameOf(name), value, itemStyle: wasteStyle(name, words.surface) }] : []
  })
  const middle = { amount: words.amountOf(total), unit: words.unit }
  return ringOption({ parts, total: middle, amountOf: words.weightOf, words, radiusPx })
}
