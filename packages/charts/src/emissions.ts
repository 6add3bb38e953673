import type { EmissionScale, EmissionSums } from '@thant/contracts/materials/plan'
import type { EChartsOption } from 'echarts'
import { chartBase } from './chart-base.ts'
import { legendBelow } from './legend-below.ts'
import { nameInLines } from './name-in-lines.ts'
import { inks, type Surface } from './palette.ts'
import type { PlanChartFormat } from './plan-chart-format.ts'
import { rowsBelowPx } from './rows-below.ts'
import { tooltipTable } from './tooltip-table.ts'

const kinds = ['direct', 'avoided', 'net'] as const

/** The chart uses greys and greens, because the other colours identify waste types. */
const colors: Record<'light' | 'dark', EmissionSumsColors> = {
  light: { direct: '#999E95', avoided: '#55A984', net: '#0C533A' },
  dark: { direct: '#7B8079', avoided: '#33916B', net: '#B1DAC6' },
}
type EmissionSumsColors = Record<(typeof kinds)[number], string>

export function emissionColor(kind: (typeof kinds)[number], surface: Surface): string {
  return colors[surface === 'dark' ? 'dark' : 'light'][kind]
}

export type EmissionRow = EmissionSums & { name: string }

/**
 * Draws bars of direct, avoided and net emissions by row, from t CO2e. Without a unit it is kg when no value reaches a
 * tonne. Net emissions may be negative.
 */
export function emissionsOption({
  rows,
  unit,
  digits,
  format,
}: {
  rows: readonly EmissionRow[]
  format: PlanChartFormat
} & EmissionScale): EChartsOption {
  const ink = inks(format.surface)
  const isSmall = rows.every((row) => kinds.every((kind) => Math.abs(row[kind]) < 1))
  const isInKg = (unit ?? (isSmall ? 'kg' : 't')) === 'kg'
  const factor = isInKg ? 1_000 : 1
  const toFigure = (value: number) => format.formatValue({ tonnes: value / factor, unit, digits })
  const names = rows.map(({ name }) => name)
  const rowsBelow = rowsBelowPx(names)
  const categories = {
    type: 'category',
    data: names,
    axisLine: { onZero: true, lineStyle: { color: ink.quiet } },
    axisTick: { show: false },
    axisLabel: { color: ink.text, interval: 0, formatter: nameInLines, lineHeight: 20, margin: 10 },
  } as const
  const amounts = {
    type: 'value',
    splitNumber: 3,
    name: isInKg ? format.emissionUnits.kg : format.emissionUnits.tonnes,
    axisLabel: { color: ink.quiet, hideOverlap: true, formatter: (value: number) => format.numberOf(value) },
    splitLine: { lineStyle: { color: ink.grid } },
  } as const
  const series = kinds.map((kind) => ({
    type: 'bar' as const,
    name: format.emissionNames[kind],
    itemStyle: { color: emissionColor(kind, format.surface) },
    barMaxWidth: 26,
    barGap: '10%',
    emphasis: { focus: 'series' as const },
    data: rows.map((row) => row[kind] * factor),
  }))
  const columns: EChartsOption = {
    xAxis: { ...categories, offset: 0 },
    yAxis: { ...amounts, nameLocation: 'end', nameTextStyle: { color: ink.quiet, align: 'left' } },
  }
  const lines: EChartsOption = {
    grid: { outerBoundsContain: 'all' },
    xAxis: { ...amounts, nameLocation: 'middle', nameGap: 24, nameTextStyle: { color: ink.quiet } },
    // Names of three lines fit the height of their row.
    yAxis: { ...categories, inverse: true, axisLabel: { ...categories.axisLabel, fontSize: 11, lineHeight: 15 } },
  }
  return {
    ...chartBase(format),
    ...legendBelow({ format, names: kinds.map((kind) => format.emissionNames[kind]), top: 28 }),
    ...columns,
    series,
    ...(format.surface !== 'paper' && {
      media: [
        { query: { minWidth: rowsBelow }, option: columns },
        { query: { maxWidth: rowsBelow - 1 }, option: lines },
      ],
    }),
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: ink.grid, opacity: 0.5 } },
      ...tooltipTable(ink, { ...format, weightOf: toFigure }),
    },
  }
}
