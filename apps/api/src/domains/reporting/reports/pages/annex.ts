import type { MessageValue, PlanPage } from '@thant/contracts/materials/plan'
import { sumKg } from '@thant/contracts/materials/wastes'
import type { AnnexPickup } from '@thant/contracts/reporting/report-data'
import { message, paragraph } from '#lib/plan-message.ts'
import type { PlannedReport } from '../planned-report.ts'
import { siteCell } from '../site-cell.ts'

/** Lists every pickup, so that an auditor can compare each with its collection note. */
export function annexPages({ figures: { annex = [], weightKg } }: PlannedReport): PlanPage[] {
  if (annex.length === 0) return []
  const hasSites = new Set(annex.map(({ site }) => site)).size > 1
  return [
    {
      id: 'annex',
      title: message('Annex: the pickups'),
      blocks: [
        paragraph(
          'Every pickup that this report counts, {{weight}} kg in all. Each has a collection note with the number given here.',
          { weight: { exactKg: weightKg } },
        ),
        {
          kind: 'table',
          columns: [
            { head: message('Date and collection note'), isNumber: false },
            ...(hasSites ? [{ head: message('Site'), isNumber: false }] : []),
            { head: message('Items (kg)'), isNumber: false },
            { head: message('Quantity (kg)'), isNumber: true },
          ],
          rows: annex.map((pickup) => rowOf(pickup, hasSites)),
        },
      ],
    },
  ]
}

function rowOf({ pickedUpOn, site, items, collectionNote }: AnnexPickup, hasSites: boolean): MessageValue[] {
  return [
    { collection: { day: pickedUpOn, code: collectionNote } },
    ...(hasSites ? [siteCell(site)] : []),
    { itemLines: items.map(({ productName, quantity }) => ({ name: productName, kg: quantity })) },
    { exactKg: sumKg(items.map(({ quantity }) => quantity)) },
  ]
}
