import type { PlanPage } from '@thant/contracts/plan'
import type { WasteType } from '@thant/contracts/wastes'
import { message } from '#lib/plan-message.ts'
import type { PlannedReport } from '../planned-report.ts'
import { noPickups } from './no-pickups.ts'

/** If a series has more points, each category has a page of its own (docs/specification.md 9-43). */
const maxPoints = 10
const categoriesPerPage = 4

export function trendPages({ figures }: PlannedReport): PlanPage[] {
  const types = figures.composition.map(({ name }) => name)
  const perPage = figures.months.length > maxPoints ? 1 : categoriesPerPage
  const pages = Math.ceil(types.length / perPage)
  return Array.from({ length: pages }, (_, index) =>
    trendPage(types.slice(index * perPage, (index + 1) * perPage), index, figures),
  )
}

function trendPage(types: WasteType[], index: number, { months, emptyMonths }: PlannedReport['figures']): PlanPage {
  return {
    id: `trend-${index + 1}`,
    title: message('Recycling trend: {{types}}', { types: { types } }),
    blocks: [
      {
        kind: 'charts',
        charts: types.map((type) => ({
          title: message('{{type}}', { type: { type } }),
          data: { kind: 'trend' as const, months, types: [type] },
          alt: message('A line of the kilograms of {{type}} by month', { type: { type } }),
        })),
      },
      ...noPickups(emptyMonths),
    ],
  }
}
