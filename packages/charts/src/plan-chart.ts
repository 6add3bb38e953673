import type { ChartData } from '@thant/contracts/materials/plan'
import { wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase } from './chart-base.ts'
import { compositionOption } from './composition.ts'
import { directSharesOption } from './direct-shares.ts'
import { emissionsOption } from './emissions.ts'
import { monthlyWasteOption } from './monthly-waste.ts'
import { inks } from './palette.ts'
import type { PlanChartFormat } from './plan-chart-format.ts'
import { wasteBarsOption } from './waste-bars.ts'
import { wasteTrendOption } from './waste-trend.ts'

/** Screens and paper draw the same charts of a plan. */
export function planChartOption(data: ChartData, format: PlanChartFormat): EChartsOption {
  if (hasNoFigures(data)) return noDataOption(format)
  switch (data.kind) {
    case 'monthly':
      return monthlyOption(data, format)
    case 'trend':
      return wasteTrendOption({ months: data.months, types: data.types, largestKg: data.largestKg, format })
    case 'composition':
      return compositionOption({ figures: data.figures, format })
    case 'emissions':
      return emissionsOption({
        ...data,
        rows: data.rows.map((row) => ({ ...row, name: format.formatMessage(row.name) })),
        format,
      })
    case 'direct-shares':
      return directSharesOption({
        ...data,
        rows: data.rows.map((row) => ({ ...row, name: format.formatMessage(row.name) })),
        format,
      })
  }
}

/** A single month has no trend, so each type becomes a bar with its name and kilograms. */
function monthlyOption(
  { months, largestKg }: Extract<ChartData, { kind: 'monthly' }>,
  format: PlanChartFormat,
): EChartsOption {
  const [month] = months
  if (months.length > 1 || month === undefined) return monthlyWasteOption({ months, layout: 'grouped', format })
  return wasteBarsOption({
    figures: wasteTypes.map((name) => ({ name, quantity: weightIn(month, name) })),
    largestKg,
    format,
  })
}

/** Months with zeros are drawn as zeros, but a whole of zero has no parts to draw. */
export function hasNoFigures(data: ChartData): boolean {
  switch (data.kind) {
    case 'monthly':
    case 'trend':
      return data.months.length === 0
    case 'composition':
      return data.figures.every(({ quantity }) => quantity === 0)
    case 'emissions':
      return data.rows.length === 0
    case 'direct-shares':
      return data.rows.every(({ direct }) => direct === 0)
  }
}

function noDataOption(format: PlanChartFormat): EChartsOption {
  const { quiet } = inks(format.surface)
  const textStyle = { ...chartBase(format).textStyle, color: quiet, fontSize: 15, fontWeight: 400 as const }
  return { ...chartBase(format), title: { text: format.noData, left: 'center', top: 'middle', textStyle } }
}
