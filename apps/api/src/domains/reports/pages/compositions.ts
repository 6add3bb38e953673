import type { PlanPage } from '@thant/contracts/plan'
import { note, paragraph, words } from '#lib/plan-words.ts'
import { sharesOf } from '../figures.ts'
import type { PlannedReport } from '../planned-report.ts'

/** The carbon report's CSV has all of them. */
export const mostItems = 20

export function commonItemsPage({ figures }: PlannedReport): PlanPage {
  const shown = figures.items.slice(0, mostItems)
  return {
    id: 'common-items',
    title: words('Common items'),
    blocks: [
      paragraph('What was found most often, and how much of it there was.'),
      {
        kind: 'table',
        columns: [
          { head: words('Item'), isNumber: false },
          { head: words('Type'), isNumber: false },
          { head: words('Pickups'), isNumber: true },
          { head: words('Weight'), isNumber: true },
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
    title: words('Overall composition'),
    blocks: [
      {
        kind: 'charts',
        charts: [
          {
            figure: { kind: 'composition', figures: figures.composition },
            alt: words('A ring of the share of each type over the whole period, as in the table below'),
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { head: words('Type'), isNumber: false },
          { head: words('Weight'), isNumber: true },
          { head: words('Share'), isNumber: true },
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
    ],
  }
}
