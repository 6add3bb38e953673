import { type MonthlyWaste, type WasteType, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase } from './chart-base.ts'
import type { ChartFormat } from './chart-format.ts'
import { legendBelow } from './legend-below.ts'
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
}

/** All charts of kilograms by month share these axes, the tooltip and the legend. */
export function monthlyFrame({ months, types, format, axes }: MonthlyFrame): EChartsOption {
  const ink = inks(format.surface)
  const isPaper = format.surface === 'paper'
  const name = { nameLocation: 'middle', nameTextStyle: { color: ink.quiet } } as const
  return {
    ...chartBase(format),
    ...legendBelow({
      format,
      names: types.map(format.nameOf),
      top: isPaper ? 28 : 12,
      contain: axes ? 'all' : 'axisLabel',
    }),
    xAxis: {
      type: 'category',
      data: months.map(({ month }) => format.monthOf(month)),
      axisLine: { lineStyle: { color: ink.border } },
      axisTick: { show: false },
      axisLabel: {
        color: ink.quiet,
        formatter: nameInLines,
        lineHeight: 20,
        hideOverlap: true,
        alignMaxLabel: 'right',
      },
      ...(axes && { ...name, name: axes.months, nameGap: 30 }),
    },
    yAxis: {
      type: 'value',
      min: 0,
      splitNumber: 4,
      axisLabel: { color: ink.quiet, formatter: (value: number) => format.numberOf(value) },
      splitLine: { lineStyle: { color: ink.grid } },
      // On screens the card names the unit in its title.
      ...(isPaper && { name: format.unit, nameTextStyle: { color: ink.quiet, align: 'left' } }),
      ...(axes && { ...name, name: axes.amounts, nameGap: 56 }),
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: ink.grid, opacity: 0.5 } },
      ...tooltipTable(ink, format),
    },
  }
}

/** Returns the types with waste in any of the months, or all types when there is none. */
export function shownTypes(
  months: readonly MonthlyWaste[],
  types: readonly WasteType[] = wasteTypes,
): readonly WasteType[] {
  const shown = types.filter((name) => months.some((month) => month[name] > 0))
  return shown.length > 0 ? shown : types
}
