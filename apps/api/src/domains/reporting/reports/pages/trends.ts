import type { Block, PlanChart, PlanPage } from '@thant/contracts/materials/plan'
import { type WasteType, weightIn } from '@thant/contracts/materials/wastes'
import { message, paragraph } from '#lib/plan-message.ts'
import { percentOf } from '../figures/figures.ts'
import type { PlannedReport } from '../planned-report.ts'
import { changeFrom } from './comparison.ts'
import { noPickups } from './no-pickups.ts'
import { trendFigures, trendTable } from './trend-table.ts'

/** If a series has more points, each category has a page of its own (docs/specification.md 9-43). */
const maxPoints = 10
const categoriesPerPage = 4

export function trendPages(report: PlannedReport): PlanPage[] {
  const { composition, months } = report.figures
  const types = composition.map(({ name }) => name)
  const perPage = months.length > maxPoints ? 1 : categoriesPerPage
  const pages = Math.ceil(types.length / perPage)
  return Array.from({ length: pages }, (_, index) =>
    trendPage(types.slice(index * perPage, (index + 1) * perPage), index, report),
  )
}

function trendPage(types: WasteType[], index: number, report: PlannedReport): PlanPage {
  const [type, ...others] = types
  return {
    id: `trend-${index + 1}`,
    title: message('Collected by month: {{types}}', { types: { types } }),
    blocks: [
      ...chartsOf(types, report.figures),
      // One chart leaves room for its figures.
      ...(type !== undefined && others.length === 0
        ? [trendFigures(type, report.figures), trendTable(type, report)]
        : []),
      ...noPickups(report.figures.emptyMonths),
    ],
  }
}

/** Charts beside each other are compared, so they have one scale, in which a line of less than this would lie flat. */
const leastShare = 0.05

function chartsOf(types: WasteType[], figures: PlannedReport['figures']): Block[] {
  const { months, composition } = figures
  if (months.length < 2) return [paragraph('One month alone shows no trend.'), ...weightsOf(types, figures)]
  const largestKg = Math.max(...months.flatMap((month) => types.map((type) => weightIn(month, type))))
  const charts = types.map((type): PlanChart => {
    const ownLargestKg = Math.max(...months.map((month) => weightIn(month, type)))
    const isSmall = ownLargestKg < leastShare * largestKg
    return {
      title: message('{{type}}: {{weight}}', { type: { type }, weight: { kg: quantityOf(type, composition) } }),
      data: { kind: 'trend', months, types: [type], largestKg: isSmall ? ownLargestKg : largestKg },
      alt: message('A line of the kilograms of {{type}} by month', { type: { type } }),
      ...(isSmall && { note: message('This chart has a scale of its own, since its weights are small.') }),
    }
  })
  return [{ kind: 'charts', charts }]
}

/** A single type has its figures below. */
function weightsOf(types: WasteType[], { composition, comparison, weightKg }: PlannedReport['figures']): Block[] {
  if (types.length < 2) return []
  const { before } = comparison
  return [
    {
      kind: 'table',
      columns: [
        { head: message('Type'), isNumber: false },
        { head: message('Weight'), isNumber: true },
        { head: message('Percent'), isNumber: true },
        { head: message('Months before'), isNumber: true },
        { head: message('Change since'), isNumber: true },
      ],
      rows: types.map((type) => {
        const kg = quantityOf(type, composition)
        const beforeKg = quantityOf(type, before?.composition ?? [])
        const percent = percentOf(kg, weightKg)
        return [{ type }, { kg }, { percent }, { kg: beforeKg }, changeFrom(before, beforeKg, kg)]
      }),
    },
  ]
}

function quantityOf(type: WasteType, composition: PlannedReport['figures']['composition']): number {
  return composition.find(({ name }) => name === type)?.quantity ?? 0
}
