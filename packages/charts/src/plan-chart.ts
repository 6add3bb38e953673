import type { ChartFigure } from '@thant/contracts/plan'
import { type MonthlyWaste, wasteTypes } from '@thant/contracts/wastes'
import type { EChartsOption } from 'echarts'
import { chartBase } from './chart-base.ts'
import { compositionOption } from './composition.ts'
import { directSharesOption } from './direct-shares.ts'
import { emissionsOption } from './emissions.ts'
import { monthlyWasteOption } from './monthly-waste.ts'
import { inks } from './palette.ts'
import type { PlanChartWords } from './plan-words.ts'
import { wasteBarsOption } from './waste-bars.ts'
import { wasteTrendOption } from './waste-trend.ts'

/** Screens and paper draw the same charts of a plan. */
export function planChartOption(figure: ChartFigure, words: PlanChartWords): EChartsOption {
  if (hasNoFigures(figure)) return noDataOption(words)
  switch (figure.kind) {
    case 'monthly':
      return monthlyOption(figure.months, words)
    case 'trend':
      return wasteTrendOption({ months: figure.months, types: figure.types, words })
    case 'composition':
      return compositionOption({ figures: figure.figures, words })
    case 'emissions':
      return emissionsOption({ rows: figure.rows.map((row) => ({ ...row, name: words.say(row.name) })), words })
    case 'direct-shares':
      return directSharesOption({ rows: figure.rows.map((row) => ({ ...row, name: words.say(row.name) })), words })
  }
}

/** A single month has no trend, so each type becomes a bar with its name and kilograms. */
function monthlyOption(months: readonly MonthlyWaste[], words: PlanChartWords): EChartsOption {
  const [month] = months
  if (months.length > 1 || month === undefined) return monthlyWasteOption({ months, layout: 'grouped', words })
  return wasteBarsOption({ figures: wasteTypes.map((name) => ({ name, quantity: month[name] })), words })
}

/** Months with zeros are drawn as zeros, but a whole of zero has no parts to draw. */
export function hasNoFigures(figure: ChartFigure): boolean {
  switch (figure.kind) {
    case 'monthly':
    case 'trend':
      return figure.months.length === 0
    case 'composition':
      return figure.figures.every(({ quantity }) => quantity === 0)
    case 'emissions':
      return figure.rows.length === 0
    case 'direct-shares':
      return figure.rows.every(({ direct }) => direct === 0)
  }
}

function noDataOption(words: PlanChartWords): EChartsOption {
  const { quiet } = inks(words.surface)
  const textStyle = { ...chartBase(words).textStyle, color: quiet, fontSize: 15, fontWeight: 400 as const }
  return { ...chartBase(words), title: { text: words.noData, left: 'center', top: 'middle', textStyle } }
}
