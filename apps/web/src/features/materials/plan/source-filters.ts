import type { PlanChartFormat } from '@thant/charts/plan-chart-format'
import type { MessageValue, PlanChart } from '@thant/contracts/materials/plan'
import { wasteTypes } from '@thant/contracts/materials/wastes'
import type { SourceFilter } from '#features/materials/drilldown/source-pickups.ts'

/** A clicked mark of a chart, by the chart's own names. */
export type Mark = { series: string; name: string; index: number }

/** Returns the filter of a whole chart: its only month or type. */
export function filterOfChart({ data, title }: PlanChart): SourceFilter {
  const month = title?.values?.month
  return {
    ...(isMonth(month) && { month: month.month }),
    ...(data.kind === 'trend' && data.types.length === 1 && { type: data.types[0] }),
  }
}

/** Returns the filter of a bar, a point or a segment of a ring. */
export function filterOfMark(chart: PlanChart, mark: Mark, chartFormat: PlanChartFormat): SourceFilter {
  const { data } = chart
  const typeNamed = (name: string) => wasteTypes.find((type) => chartFormat.nameOf(type) === name)
  if (data.kind === 'monthly' || data.kind === 'trend') {
    return { month: data.months[mark.index]?.month, type: typeNamed(mark.series) }
  }
  return { ...filterOfChart(chart), type: typeNamed(mark.name) }
}

/**
 * Returns the filter of a table row: the waste type in it, or none in the row of the total. Undefined for rows of anything
 * else, such as a treatment, by which pickups are not filtered.
 */
export function filterOfRow(row: readonly MessageValue[]): SourceFilter | undefined {
  const typed = row.find((cell) => typeof cell === 'object' && 'type' in cell)
  if (typeof typed === 'object' && 'type' in typed) return { type: typed.type }
  return isTotal(row[0]) ? {} : undefined
}

/** Whether a row of a table sums up those above it; a kind of waste may stand before the word. */
export function isTotalRow(row: readonly MessageValue[]): boolean {
  return row.some(isTotal)
}

function isTotal(value: MessageValue | undefined): boolean {
  return typeof value === 'object' && 'text' in value && value.text === 'Total'
}

function isMonth(value: MessageValue | undefined): value is { month: string } {
  return typeof value === 'object' && 'month' in value
}
