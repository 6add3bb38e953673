import { type MonthlyWaste, sumKg, type WasteType, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { nameInLines } from './name-in-lines.ts'
import { inks, wasteColor } from './palette.ts'
import { rowsBelowPx } from './rows-below.ts'
import { tooltipBox } from './tooltip-table.ts'

export type WasteBubble = {
  name: WasteType
  months: number
  averageKg: number
  totalKg: number
}

/**
 * Computes for each type the number of months with it, its total, and the average of all months in which anything was
 * collected, so that the averages add up as the totals do. Types without waste are left out.
 */
export function wasteBubbles(figures: readonly MonthlyWaste[]): WasteBubble[] {
  const monthCount = figures.filter((month) => wasteTypes.some((type) => weightIn(month, type) > 0)).length
  return wasteTypes.flatMap((name) => {
    const amounts = figures.map((month) => weightIn(month, name)).filter((kg) => kg > 0)
    const totalKg = sumKg(amounts)
    if (totalKg === 0) return []
    return [{ name, months: amounts.length, averageKg: totalKg / monthCount, totalKg }]
  })
}

type WasteBubbleChart = { bubbles: readonly WasteBubble[]; format: ChartFormat; amounts: string }

const smallestPx = 12
const largestPx = 60
const largestInRowsPx = 32

/** One axis is the average month, the other one has the types, and the area of a bubble is the total. */
export function wasteBubblesOption({ bubbles, format, amounts }: WasteBubbleChart): EChartsOption {
  const ink = inks(format.surface)
  const names = bubbles.map(({ name }) => format.nameOf(name))
  const rowsBelow = rowsBelowPx(names)
  const largest = Math.max(...bubbles.map(({ totalKg }) => totalKg))
  const types = {
    type: 'category',
    data: names,
    axisLine: { lineStyle: { color: ink.border } },
    axisTick: { show: false },
    axisLabel: { color: ink.quiet, interval: 0, formatter: nameInLines, lineHeight: 20 },
  } as const
  const kilograms = {
    type: 'value',
    min: 0,
    splitNumber: 4,
    axisLabel: { color: ink.quiet, hideOverlap: true, formatter: (value: number) => format.numberOf(value) },
    splitLine: { lineStyle: { color: ink.grid } },
  } as const
  const seriesUpTo = (px: number, placeOf: (index: number, kg: number) => [number, number]) => [
    {
      type: 'scatter' as const,
      clip: false,
      symbolSize: ([, , total = 0]: number[]) => Math.max(smallestPx, px * Math.sqrt(total / largest)),
      data: bubbles.map(({ name, averageKg, totalKg }, index) => ({
        name: format.nameOf(name),
        value: [...placeOf(index, averageKg), totalKg],
        itemStyle: { color: wasteColor(name, format.surface), opacity: 0.9 },
      })),
    },
  ]
  return {
    ...chartBase(format),
    tooltip: {
      ...tooltipBox(ink),
      trigger: 'item',
      formatter: (hovered) => {
        const { name, value } = (Array.isArray(hovered) ? hovered[0] : hovered) as { name: string; value: number[] }
        return `${name}: ${format.weightOf(value[2] ?? 0)}`
      },
    },
    media: [
      {
        query: { minWidth: rowsBelow },
        option: {
          grid: { left: 8, right: 8, top: 44, bottom: 10, outerBoundsMode: 'same', outerBoundsContain: 'all' },
          xAxis: types,
          yAxis: {
            ...kilograms,
            name: amounts,
            nameLocation: 'middle',
            nameGap: 48,
            nameTextStyle: { color: ink.quiet },
          },
          series: seriesUpTo(largestPx, (index, kg) => [index, kg]),
        },
      },
      {
        query: { maxWidth: rowsBelow - 1 },
        option: {
          grid: { left: 8, right: 116, top: 10, bottom: 10, outerBoundsMode: 'same', outerBoundsContain: 'all' },
          // The kilograms stand at the bubbles: there is no room for those of the axis, and no finger finds a small one.
          xAxis: {
            ...kilograms,
            name: amounts,
            nameLocation: 'middle',
            nameGap: 14,
            nameTextStyle: { color: ink.quiet },
            axisLabel: { show: false },
            splitLine: { show: false },
          },
          // Bubbles of little are drawn on the axis, beside its names.
          yAxis: { ...types, inverse: true, axisLabel: { ...types.axisLabel, margin: 20 } },
          series: seriesUpTo(largestInRowsPx, (index, kg) => [kg, index]).map((series) => ({
            ...series,
            label: figuresBeside(format, ink),
          })),
        },
      },
    ],
  }
}

/** The average month of a bubble and its total, in the order of the chart's title: longer words have no room on a phone. */
function figuresBeside(format: ChartFormat, ink: ReturnType<typeof inks>) {
  const written = (kg: number) => format.numberOf(Math.round(kg))
  return {
    show: true,
    position: 'right' as const,
    color: ink.text,
    formatter: ({ value }: { value: unknown }) => {
      const [average = 0, , total = 0] = value as number[]
      return `${written(average)} {total|/ ${written(total)}}`
    },
    rich: { total: { color: ink.quiet, fontSize: 11 } },
  }
}
