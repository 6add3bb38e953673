import { isSorted, type MonthlyWaste, type WasteType, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { commonScale } from './common-scale.ts'
import { isNextMonth } from './every-month.ts'
import { legendBelow } from './legend-below.ts'
import { monthNames } from './month-names.ts'
import { nameInLines } from './name-in-lines.ts'
import { inks } from './palette.ts'
import { tooltipTable } from './tooltip-table.ts'

export type MonthlyFrame = {
  /** Months are in ascending order; `everyMonth` adds those without pickups. */
  months: readonly MonthlyWaste[]
  types: readonly WasteType[]
  format: ChartFormat
  /** Axes are named only when the title does not say enough. */
  axes?: { months: string; amounts: string } | undefined
  /** Of all charts that are drawn on one scale. */
  largestKg?: number | undefined
}

/** All charts of kilograms by month share these axes, the tooltip and the legend. */
export function monthlyFrame({ months, types, format, axes, largestKg }: MonthlyFrame): EChartsOption {
  const ink = inks(format.surface)
  const isPaper = format.surface === 'paper'
  const name = { nameLocation: 'middle', nameTextStyle: { color: ink.quiet } } as const
  const names = withGaps(months).map((month) => month && format.monthOf(month.month))
  const legend = legendBelow({
    format,
    names: types.map(format.nameOf),
    top: isPaper ? 28 : 12,
    contain: axes ? 'all' : 'axisLabel',
  })
  return {
    ...chartBase(format),
    ...legend,
    media: [...(legend.media ?? []), ...monthNames(names, axes ? 'named' : 'unnamed')],
    xAxis: {
      type: 'category',
      data: names.map((month) => month ?? '…'),
      axisLine: { lineStyle: { color: ink.border } },
      axisTick: { show: false },
      axisLabel: {
        color: ink.quiet,
        formatter: nameInLines,
        lineHeight: 20,
      },
      ...(axes && { ...name, name: axes.months, nameGap: 30 }),
    },
    yAxis: {
      type: 'value',
      min: 0,
      splitNumber: 4,
      ...(largestKg && commonScale(largestKg)),
      axisLabel: { color: ink.quiet, hideOverlap: true, formatter: (value: number) => format.numberOf(value) },
      splitLine: { lineStyle: { color: ink.grid } },
      // On screens the card names the unit in its title.
      ...(isPaper && { name: format.unit, nameTextStyle: { color: ink.quiet, align: 'left' } }),
      ...(axes && { ...name, name: axes.amounts, nameGap: 56 }),
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: ink.grid, opacity: 0.5 } },
      ...tooltipTable(ink, format, format.totalName),
    },
  }
}

/** Puts null between months that do not follow one another, so that no line joins them. */
export function withGaps(months: readonly MonthlyWaste[]): Array<MonthlyWaste | null> {
  return months.flatMap((month, index) => {
    const previous = months[index - 1]
    return previous && !isNextMonth(previous.month, month.month) ? [null, month] : [month]
  })
}

/** Returns the types with waste in any of the months, or all sorted types when there is none. */
export function shownTypes(
  months: readonly MonthlyWaste[],
  types: readonly WasteType[] = wasteTypes,
): readonly WasteType[] {
  const shown = types.filter((name) => months.some((month) => weightIn(month, name) > 0))
  return shown.length > 0 ? shown : types.filter(isSorted)
}
