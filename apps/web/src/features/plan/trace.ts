import type { PlanChartWords } from '@thant/charts/plan-words'
import type { Figure, PlanChart } from '@thant/contracts/plan'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { createContext } from 'react'

/** Which pickups stand behind a figure: those of a month, with a type; all of the report's without either. */
export type Trace = { month?: string; type?: WasteType }

/** What shows them; undefined for readers who may not see pickups. */
export const TraceContext = createContext<((trace: Trace) => void) | undefined>(undefined)

/** A mark of a chart as the chart itself names it. */
export type Mark = { series: string; name: string; index: number }

/** Of a chart as a whole: the one month or type that it is about. */
export function traceOf({ figure, title }: PlanChart): Trace {
  const month = title?.values?.month
  return {
    ...(isMonth(month) && { month: month.month }),
    ...(figure.kind === 'trend' && figure.types.length === 1 && { type: figure.types[0] }),
  }
}

/** Of a bar, a point or a part of a ring. */
export function traceOfMark(chart: PlanChart, mark: Mark, words: PlanChartWords): Trace {
  const { figure } = chart
  const typeNamed = (name: string) => wasteTypes.find((type) => words.nameOf(type) === name)
  if (figure.kind === 'monthly' || figure.kind === 'trend') {
    return { month: figure.months[mark.index]?.month, type: typeNamed(mark.series) }
  }
  return { ...traceOf(chart), type: typeNamed(mark.name) }
}

/** Of a row of a table: the type that stands in it. */
export function traceOfRow(row: readonly Figure[]): Trace | undefined {
  const typed = row.find((cell) => typeof cell === 'object' && 'type' in cell)
  return typeof typed === 'object' && 'type' in typed ? { type: typed.type } : undefined
}

function isMonth(value: Figure | undefined): value is { month: string } {
  return typeof value === 'object' && 'month' in value
}
