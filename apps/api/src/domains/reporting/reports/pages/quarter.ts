import type { Block, PlanChart, PlanPage } from '@thant/contracts/materials/plan'
import { type MonthlyWaste, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import { periodOfGroup } from '@thant/contracts/reporting/quarters'
import { message, note } from '#lib/plan-message.ts'
import { compositionOf, totalOf } from '../figures/figures.ts'
import type { PlannedReport } from '../planned-report.ts'
import { noPickups } from './no-pickups.ts'

type Quarter = PlannedReport['quarters'][number]

/** Chosen months of which none had pickups have no pages: the report says elsewhere that there were none. */
export function quarterPages(quarter: Quarter, { figures }: PlannedReport): PlanPage[] {
  const months = figures.months.filter(({ month }) => isWithin(month, quarter))
  // What would be an empty chart is a sentence instead.
  const collected = months.filter((month) => weightOf(month) > 0)
  if (quarter.ordinal === undefined && collected.length === 0) return []
  const title = { quarters: periodOfGroup(quarter) }
  const largestKg = Math.max(...figures.months.flatMap((month) => wasteTypes.map((type) => weightIn(month, type))))
  return [
    {
      id: `monthly-${quarter.firstMonth}`,
      title: message('Monthly collection, {{title}}', { title }),
      blocks: [
        ...chartsOf(
          collected.map((month) => ({
            title: message('{{month}}: {{weight}}', {
              month: { month: month.month },
              weight: { kg: weightOf(month) },
            }),
            data: { kind: 'monthly', months: [month], largestKg },
            alt: message('Bars of the kilograms of each type in {{month}}', { month: { month: month.month } }),
          })),
        ),
        note('{{weight}} in {{title}}.', { weight: { kg: totalOf(compositionOf(months)) }, title }),
        ...noPickups(emptyOf(months)),
      ],
    },
    {
      id: `composition-${quarter.firstMonth}`,
      title: message('Waste composition, {{title}}', { title }),
      blocks: [
        ...chartsOf(
          collected.map((month) => ({
            title: message('{{month}}', { month: { month: month.month } }),
            data: { kind: 'composition', figures: compositionOf([month]) },
            alt: message('A ring of the share of each type in {{month}}', { month: { month: month.month } }),
          })),
        ),
        ...noPickups(emptyOf(months)),
      ],
    },
  ]
}

/** A corrected quarter may have no months with pickups any more, or more of them than share a sheet. */
function chartsOf(charts: PlanChart[]): Block[] {
  const sheets = Math.ceil(charts.length / chartsOfSheet)
  return Array.from({ length: sheets }, (_, sheet) => ({
    kind: 'charts',
    charts: charts.slice(sheet * chartsOfSheet, (sheet + 1) * chartsOfSheet),
  }))
}
const chartsOfSheet = 4

/** Includes the months without pickups in between, which a quarter does not list. */
function isWithin(month: string, { months }: Quarter): boolean {
  return month >= (months[0] ?? '') && month <= (months.at(-1) ?? '')
}

function emptyOf(months: readonly MonthlyWaste[]): string[] {
  return months.filter((month) => weightOf(month) === 0).map(({ month }) => month)
}

function weightOf(month: MonthlyWaste): number {
  return totalOf(compositionOf([month]))
}
