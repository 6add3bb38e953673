import type { PlanPage } from '@thant/contracts/materials/plan'
import { message, note, paragraph } from '#lib/plan-message.ts'
import { sharesOf } from '../figures/figures.ts'
import type { PlannedReport } from '../planned-report.ts'
import { siteBlocks } from './sites.ts'

/** The carbon report's CSV has all items. */
export const maxItems = 20

export function commonItemsPage({ figures }: PlannedReport): PlanPage {
  const shown = figures.items.slice(0, maxItems)
  return {
    id: 'common-items',
    title: message('Common items'),
    blocks: [
      paragraph('What was found most often, and how much of it there was.'),
      {
        kind: 'table',
        columns: [
          { head: message('Item'), isNumber: false },
          { head: message('Type'), isNumber: false },
          { head: message('Pickups'), isNumber: true },
          { head: message('Weight'), isNumber: true },
        ],
        rows: shown.map(({ productName, productType, pickups, quantity }) => [
          productName,
          { type: productType },
          { number: pickups },
          { kg: quantity },
        ]),
      },
      ...(figures.items.length > shown.length
        ? [
            note('The {{shown}} most frequent of {{all}} items; the CSV of the carbon report has all of them.', {
              shown: { number: shown.length },
              all: { number: figures.items.length },
            }),
          ]
        : []),
    ],
  }
}

export function overallCompositionPage({ figures }: PlannedReport): PlanPage {
  const shares = new Map(sharesOf(figures.composition).map(({ type, percent }) => [type, percent]))
  return {
    id: 'overall-composition',
    title: message('Overall composition'),
    blocks: [
      {
        kind: 'charts',
        charts: [
          {
            data: { kind: 'composition', figures: figures.composition },
            alt: message('A ring of the share of each type over the whole period, as in the table below'),
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { head: message('Type'), isNumber: false },
          { head: message('Weight'), isNumber: true },
          { head: message('Percent'), isNumber: true },
        ],
        rows: [
          ...figures.composition.map(({ name, quantity }) => [
            { type: name },
            { kg: quantity },
            { percent: shares.get(name) ?? 0 },
          ]),
          [{ text: 'Total' }, { kg: figures.weightKg }, { percent: 100 }],
        ],
      },
      ...siteBlocks(figures),
    ],
  }
}
