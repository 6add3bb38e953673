import { type MonthlyWaste, type WasteType, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { type ChartWords, fontFamily } from './chart-words.ts'
import { inks, wasteColor } from './palette.ts'
import { tooltipBox } from './tooltip-table.ts'

export type WasteBubble = {
  name: WasteType
  /** Months in which any of it was collected. */
  months: number
  averageKg: number
  totalKg: number
}

/** How often each type was collected, how much in such a month, and how much in all; types without waste are left out. */
export function wasteBubbles(figures: readonly MonthlyWaste[]): WasteBubble[] {
  return wasteTypes.flatMap((name) => {
    const amounts = figures.map((month) => month[name]).filter((kg) => kg > 0)
    // Whole grams, so that sums don't drift.
    const grams = amounts.reduce((sum, kg) => sum + Math.round(kg * 1_000), 0)
    if (grams === 0) return []
    return [{ name, months: amounts.length, averageKg: grams / 1_000 / amounts.length, totalKg: grams / 1_000 }]
  })
}

type WasteBubbleChart = {
  bubbles: readonly WasteBubble[]
  words: ChartWords
  axes: { months: string; average: string }
}

const [smallestPx, largestPx] = [14, 64]

/** Right: in more months; up: more in each; the area is the total. */
export function wasteBubblesOption({ bubbles, words, axes }: WasteBubbleChart): EChartsOption {
  const ink = inks(words.surface)
  const largest = Math.max(...bubbles.map(({ totalKg }) => totalKg))
  const axis = {
    type: 'value',
    nameLocation: 'middle',
    nameTextStyle: { color: ink.quiet },
    axisLabel: { color: ink.quiet, formatter: (value: number) => words.numberOf(value) },
    splitLine: { lineStyle: { color: ink.grid } },
  } as const
  return {
    animation: false,
    textStyle: { fontFamily, color: ink.text },
    aria: { enabled: false },
    grid: { left: 8, right: 40, top: 40, bottom: 10, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    xAxis: { ...axis, name: axes.months, nameGap: 30, min: 0, minInterval: 1, splitNumber: 4 },
    yAxis: { ...axis, name: axes.average, nameGap: 56, min: 0, splitNumber: 4 },
    tooltip: {
      ...tooltipBox(ink),
      trigger: 'item',
      formatter: (hovered) => {
        const { name, value } = (Array.isArray(hovered) ? hovered[0] : hovered) as { name: string; value: number[] }
        return `${name}: ${words.weightOf(value[2] ?? 0)}`
      },
    },
    series: [
      {
        type: 'scatter',
        clip: false,
        symbolSize: ([, , total = 0]: number[]) => Math.max(smallestPx, largestPx * Math.sqrt(total / largest)),
        label: { show: true, position: 'top', color: ink.text, formatter: ({ name }) => name },
        labelLayout: { hideOverlap: false, moveOverlap: 'shiftY' },
        data: bubbles.map(({ name, months, averageKg, totalKg }) => ({
          name: words.nameOf(name),
          value: [months, averageKg, totalKg],
          itemStyle: { color: wasteColor(name, words.surface), opacity: 0.85 },
        })),
      },
    ],
  }
}
