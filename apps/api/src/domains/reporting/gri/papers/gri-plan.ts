import type { Block, Message, MessageValue, PlanPage } from '@thant/contracts/materials/plan'
import { griBoundary } from '@thant/contracts/reporting/gri'
import { mainSiteName } from '#domains/customers/organizations/main-site.ts'
import { literal, message, paragraph, typedName } from '#lib/plan-message.ts'
import { category5, dataQuality, destinationBlocks, percentOf, wasteTables } from './gri-blocks.ts'
import { griContextBlocks } from './gri-context-blocks.ts'
import type { GriFigures } from './gri-figures.queries.ts'
import { yearBlocks } from './gri-year-blocks.ts'

/** One page, which goes on over as many sheets as it needs. Months without pickups have no tables. */
export function planGriReport(figures: GriFigures): PlanPage[] {
  const { tables, destinations, company } = figures
  const isEmpty = tables.waste306_3.total.generated === 0
  return [
    {
      id: 'gri',
      title: message('Waste by GRI 306'),
      blocks: [
        facts(figures),
        ...progress(figures.countedUntil),
        paragraph(griBoundary, { company }),
        ...(isEmpty
          ? [paragraph('Nothing was collected in this period.')]
          : [
              keyFigures(figures),
              ...wasteTables(tables),
              ...destinationBlocks(destinations),
              ...dataQuality(tables, company),
              ...category5(tables),
            ]),
        ...yearBlocks(figures),
        ...griContextBlocks(figures.context),
      ],
    },
  ]
}

/** Whose tables these are, as names of papers and files have it. */
export function griTitleOf({ organization }: Pick<GriFigures, 'organization'>): Message {
  if (organization === null) return message('Waste by GRI 306 of all organizations')
  return message('Waste by GRI 306 of {{name}}', { name: organization.name })
}

function facts({ organization, sites, period, reportDate, company, revises }: GriFigures): Block {
  const siteNames = sites?.map(({ name }) => typedName(name, mainSiteName)) ?? [message('All sites')]
  return {
    kind: 'facts',
    items: [
      {
        label: message('Organization'),
        value: organization ? literal(organization.name) : message('All organizations'),
      },
      ...(organization && organization.address !== ''
        ? [{ label: message('Address'), value: literal(organization.address) }]
        : []),
      ...(organization ? siteNames.map((value) => ({ label: message('Site'), value })) : []),
      { label: message('Months'), value: monthsOf(period) },
      { label: message('Date'), value: message('{{day}}', { day: { day: reportDate } }) },
      { label: message('Made by'), value: literal(company) },
      ...(revises
        ? [
            {
              label: message('Corrects report'),
              value: message('{{number}} of {{day}}', {
                number: { code: revises.number },
                day: { day: revises.reportDate },
              }),
            },
          ]
        : []),
    ],
  }
}

function keyFigures({ tables: { waste306_3, dataQuality: known } }: GriFigures): Block {
  const { generated } = waste306_3.total
  return {
    kind: 'figures',
    items: [
      { label: message('Waste generated (kg)'), value: valueAlone({ exactKg: generated }) },
      { label: message('Diversion rate'), value: valueAlone(percentOf(known.diversionRate)) },
      { label: message('Weighed'), value: valueAlone(percentOf(known.weighedShare)) },
    ],
  }
}

function valueAlone(value: MessageValue): Message {
  return message('{{value}}', { value })
}

function progress(countedUntil: string | null): Block[] {
  if (countedUntil === null) return []
  return [
    paragraph('This period is still in progress: what was collected until {{day}} is counted.', {
      day: { day: countedUntil },
    }),
  ]
}

function monthsOf({ from, to }: GriFigures['period']): Message {
  if (from === undefined) return to === undefined ? message('All months') : message('Until {{month}}', monthValue(to))
  if (to === undefined) return message('From {{month}}', monthValue(from))
  return message('{{months}}', { months: { monthSpan: { from, to } } })
}

function monthValue(month: string): Record<string, MessageValue> {
  return { month: { month } }
}
