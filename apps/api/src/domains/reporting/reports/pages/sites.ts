import type { Block } from '@thant/contracts/materials/plan'
import { sumKg } from '@thant/contracts/materials/wastes'
import type { AnnexPickup } from '@thant/contracts/reporting/report-data'
import { heading, message } from '#lib/plan-message.ts'
import { percentOf } from '../figures/figures.ts'
import type { PlannedReport } from '../planned-report.ts'
import { siteCell } from '../site-cell.ts'

/** The sites of an organization side by side, the heaviest first; nothing where all was collected at one. */
export function siteBlocks({ annex = [], pickups, weightKg }: PlannedReport['figures']): Block[] {
  const bySite = Map.groupBy(annex, ({ site }) => site)
  if (bySite.size < 2) return []
  const sites = [...bySite].map(([site, collected]) => ({
    site,
    pickups: collected.length,
    weightKg: weightOf(collected),
  }))
  const heaviestFirst = sites.toSorted((one, other) => other.weightKg - one.weightKg)
  return [
    heading('Sites side by side'),
    {
      kind: 'table',
      columns: [
        { head: message('Site'), isNumber: false },
        { head: message('Pickups'), isNumber: true },
        { head: message('Weight'), isNumber: true },
        { head: message('Percent'), isNumber: true },
      ],
      rows: [
        ...heaviestFirst.map((one) => [
          siteCell(one.site),
          { number: one.pickups },
          { kg: one.weightKg },
          { percent: percentOf(one.weightKg, weightKg) },
        ]),
        [{ text: 'Total' }, { number: pickups }, { kg: weightKg }, { percent: percentOf(weightKg, weightKg) }],
      ],
    },
  ]
}

function weightOf(pickups: readonly AnnexPickup[]): number {
  return sumKg(pickups.flatMap(({ items }) => items.map(({ quantity }) => quantity)))
}
