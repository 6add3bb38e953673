import type { Block, PlanPage } from '@thant/contracts/plan'
import type { MonthlyWaste } from '@thant/contracts/wastes'
import { note, words } from '#lib/plan-words.ts'
import { compositionOf } from '../figures.ts'
import type { PlannedReport } from '../planned-report.ts'

type Quarter = PlannedReport['quarters'][number]

/** Monthly bars and a composition pie for each month of a quarter. */
export function quarterPages(quarter: Quarter, { figures }: PlannedReport): PlanPage[] {
  const months = figures.months.filter(({ month }) => isWithin(month, quarter))
  const title = { quarters: quarter.label }
  const collected = compositionOf(months).reduce((sum, { quantity }) => sum + Math.round(quantity * 1_000), 0) / 1_000
  return [
    {
      id: `monthly-${quarter.firstMonth}`,
      title: words('Monthly collection, {{title}}', { title }),
      blocks: [
        {
          kind: 'charts',
          charts: months.map((month) => ({
            title: words('{{month}}: {{weight}}', {
              month: { month: month.month },
              weight: { kg: totalOf(month) },
            }),
            figure: { kind: 'monthly' as const, months: [month] },
            alt: words('Bars of the kilograms of each type in {{month}}', { month: { month: month.month } }),
          })),
        },
        note('{{weight}} in {{title}}.', { weight: { kg: collected }, title }),
        ...noPickups(months),
      ],
    },
    {
      id: `composition-${quarter.firstMonth}`,
      title: words('Waste composition, {{title}}', { title }),
      blocks: [
        {
          kind: 'charts',
          charts: months
            .filter((month) => totalOf(month) > 0)
            .map((month) => ({
              title: words('{{month}}', { month: { month: month.month } }),
              figure: { kind: 'composition' as const, figures: compositionOf([month]) },
              alt: words('A ring of the share of each type in {{month}}', { month: { month: month.month } }),
            })),
        },
        ...noPickups(months),
      ],
    },
  ]
}

/** From its first month to its last; what lies between without pickups is shown as such. */
function isWithin(month: string, { months }: Quarter): boolean {
  return month >= (months[0] ?? '') && month <= (months.at(-1) ?? '')
}

function noPickups(months: readonly MonthlyWaste[]): Block[] {
  const empty = months.filter((month) => totalOf(month) === 0).map(({ month }) => month)
  return empty.length > 0 ? [note('There was no waste pickup in {{months}}.', { months: { months: empty } })] : []
}

function totalOf(month: MonthlyWaste): number {
  return compositionOf([month]).reduce((sum, { quantity }) => sum + Math.round(quantity * 1_000), 0) / 1_000
}
