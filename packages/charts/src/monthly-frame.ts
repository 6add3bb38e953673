import { type MonthlyWaste, type WasteType, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { type ChartWords, fontFamily } from './chart-words.ts'
import { inks } from './palette.ts'
import { tooltipTable } from './tooltip-table.ts'

export type MonthlyFrame = {
  /** Ascending; see `everyMonth` for months without pickups. */
  months: readonly MonthlyWaste[]
  words: ChartWords
  /** Names of the axes, where the title does not say enough. */
  axes?: { months: string; amounts: string } | undefined
}

/** What a chart of kilograms by month draws besides its series. */
export function monthlyFrame({ months, words, axes }: MonthlyFrame): EChartsOption {
  const ink = inks(words.surface)
  const name = { nameLocation: 'middle', nameTextStyle: { color: ink.quiet } } as const
  return {
    animation: false,
    textStyle: { fontFamily, color: ink.text },
    aria: { enabled: false, decal: { show: words.surface === 'paper' } },
    // The room below is for the tails of Burmese letters.
    grid: {
      left: 8,
      right: 8,
      top: 12,
      bottom: 10,
      outerBoundsMode: 'same',
      outerBoundsContain: axes ? 'all' : 'axisLabel',
    },
    legend: {
      show: words.surface === 'paper',
      bottom: 0,
      itemWidth: 12,
      itemHeight: 12,
      textStyle: { color: ink.text },
    },
    xAxis: {
      type: 'category',
      data: months.map(({ month }) => words.monthOf(month)),
      axisLine: { lineStyle: { color: ink.border } },
      axisTick: { show: false },
      axisLabel: { color: ink.quiet, hideOverlap: true, alignMaxLabel: 'right' },
      ...(axes && { ...name, name: axes.months, nameGap: 30 }),
    },
    yAxis: {
      type: 'value',
      min: 0,
      splitNumber: 4,
      axisLabel: { color: ink.quiet, formatter: (value: number) => words.numberOf(value) },
      splitLine: { lineStyle: { color: ink.grid } },
      ...(axes && { ...name, name: axes.amounts, nameGap: 56 }),
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: ink.grid, opacity: 0.5 } },
      ...tooltipTable(ink, words),
    },
  }
}

/** Of the types those that any of the months has; all of them when none has any. */
export function shownTypes(
  months: readonly MonthlyWaste[],
  types: readonly WasteType[] = wasteTypes,
): readonly WasteType[] {
  const shown = types.filter((name) => months.some((month) => month[name] > 0))
  return shown.length > 0 ? shown : types
}
