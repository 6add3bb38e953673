import type { PlanChartWords } from '@thant/charts/plan-words'
import type { Figure, PlanChart } from '@thant/contracts/plan'
import { wasteTypes } from '@thant/contracts/wastes'
import type { SourceFilter } from '#features/drilldown/source-pickups.ts'

/** A mark of a chart as the chart itself names it. */
export type Mark = { series: string; name: string; index: number }

/** Of a chart as a whole: the one month or type that it is about. */
export function filterOfChart({ figure, title }: PlanChart): SourceFilter {
  const month = title?.values?.month
  return {
    ...(isMonth(month) && { month: month.month }),
    ...(figure.kind === 'trend' && figure.types.length === 1 && { type: figure.types[0] }),
  }
}

/** Of a bar, a point or a part of a ring. */
export function filterOfMark(chart: PlanChart, mark: Mark, words: PlanChartWords): SourceFilter {
  const { figure } = chart
  const typeNamed = (name: string) => wasteTypes.find((type) => words.nameOf(type) === name)
  if (figure.kind === 'monthly' || figure.kind === 'trend') {
    return { month: figure.months[mark.index]?.month, type: typeNamed(mark.series) }
  }
  return { ...filterOfChart(chart), type: typeNamed(mark.name) }
}

/** Of a row of a table: the type that stands in it, if one does. */
export function filterOfRow(row: readonly Figure[]): SourceFilter {
  const typed = row.find((cell) => typeof cell === 'object' && 'type' in cell)
  return typeof typed === 'object' && 'type' in typed ? { type: typed.type } : {}
}

function isMonth(value: Figure | undefined): value is { month: string } {
  return typeof value === 'object' && 'month' in value
}
