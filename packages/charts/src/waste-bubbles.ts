import { type MonthlyWaste, type WasteType, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase, narrowPx } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { nameInLines } from './name-in-lines.ts'
import { inks, wasteColor } from './palette.ts'
import { tooltipBox } from './tooltip-table.ts'

export type WasteBubble = {
  name: WasteType
  months: number
  averageKg: number
  totalKg: number
}

/**
 * Computes for each type the number of months with collections, the average of those months and the total; types
 * without waste are left out.
 */
export function wasteBubbles(figures: readonly MonthlyWaste[]): WasteBubble[] {
  return wasteTypes.flatMap((name) => {
    const amounts = figures.map((month) => month[name]).filter((kg) => kg > 0)
    // Sums whole grams, so that floating-point errors do not add up.
    const grams = amounts.reduce((sum, kg) => sum + Math.round(kg * 1_000), 0)
    if (grams === 0) return []
    return [{ name, months: amounts.length, averageKg: grams / 1_000 / amounts.length, totalKg: grams / 1_000 }]
  })
}

type WasteBubbleChart = { bubbles: readonly WasteBubble[]; format: ChartFormat; amounts: string }

/** The width of two charts side by side. */
const halfDeskPx = 640
const smallestPx = 12
const largestPx = 60
const largestOnPhonesPx = 40

/** The vertical axis is the average month, and the area of a bubble is the total. */
export function wasteBubblesOption({ bubbles, format, amounts }: WasteBubbleChart): EChartsOption {
  const ink = inks(format.surface)
  const largest = Math.max(...bubbles.map(({ totalKg }) => totalKg))
  const sizeUpTo =
    (px: number) =>
    ([, , total = 0]: number[]) =>
      Math.max(smallestPx, px * Math.sqrt(total / largest))
  return {
    ...chartBase(format),
    grid: { left: 8, right: 8, top: 44, bottom: 10, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    xAxis: {
      type: 'category',
      data: bubbles.map(({ name }) => format.nameOf(name)),
      axisLine: { lineStyle: { color: ink.border } },
      axisTick: { show: false },
      axisLabel: { color: ink.quiet, interval: 0, formatter: nameInLines, lineHeight: 20 },
    },
    yAxis: {
      type: 'value',
      min: 0,
      splitNumber: 4,
      name: amounts,
      nameLocation: 'middle',
      nameGap: 48,
      nameTextStyle: { color: ink.quiet },
      axisLabel: { color: ink.quiet, formatter: (value: number) => format.numberOf(value) },
      splitLine: { lineStyle: { color: ink.grid } },
    },
    tooltip: {
      ...tooltipBox(ink),
      trigger: 'item',
      formatter: (hovered) => {
        const { name, value } = (Array.isArray(hovered) ? hovered[0] : hovered) as { name: string; value: number[] }
        return `${name}: ${format.weightOf(value[2] ?? 0)}`
      },
    },
    series: [
      {
        type: 'scatter',
        clip: false,
        symbolSize: sizeUpTo(largestPx),
        data: bubbles.map(({ name, averageKg, totalKg }, index) => ({
          name: format.nameOf(name),
          value: [index, averageKg, totalKg],
          itemStyle: { color: wasteColor(name, format.surface), opacity: 0.9 },
        })),
      },
    ],
    // A phone has no room for names beneath the axis, so each stands above its circle; Burmese names are longer.
    media: [
      {
        query: { maxWidth: bubbles.some(({ name }) => /[\u1000-\u109F]/.test(format.nameOf(name))) ? halfDeskPx : 0 },
        option: { xAxis: { axisLabel: { rotate: 30 } } },
      },
      {
        query: { maxWidth: narrowPx },
        option: {
          grid: { right: 16, top: 56 },
          xAxis: { axisLabel: { show: false } },
          yAxis: { name: '' },
          series: [
            {
              symbolSize: sizeUpTo(largestOnPhonesPx),
              label: {
                show: true,
                position: 'top',
                color: ink.text,
                fontSize: 11,
                lineHeight: 18,
                formatter: ({ name }: { name: string }) => nameInLines(name),
              },
              labelLayout: { moveOverlap: 'shiftY' },
            },
          ],
        },
      },
    ],
  }
}
