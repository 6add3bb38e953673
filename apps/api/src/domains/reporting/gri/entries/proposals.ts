import type { Message, MessageValue } from '@thant/contracts/materials/plan'
import { percentOfShare } from '@thant/contracts/materials/shares'
import { sumKg, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import { type GriTables, griOperationLabels } from '@thant/contracts/reporting/gri'
import type { GriTextKey } from '@thant/contracts/reporting/gri-context'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { licenceStateOf } from '#domains/materials/destinations/licence.ts'
import type { DestinationWeight } from '#domains/materials/wastes/gri-items.queries.ts'
import { message } from '#lib/plan-message.ts'

export type Loads = { weightKg: number; withSlipKg: number }

type ProposedFrom = {
  tables: GriTables
  months: { from: string; to: string }
  company: string
  destinations: readonly DestinationWeight[]
  pickups: number
  loads: Loads
  /** The day on which licences are valid or have ended. */
  today: string
  /** The day until which months count that are not over. */
  countedUntil: string | undefined
}
type Proposal = { key: GriTextKey; sentences: Message[] }

/** Texts in the organization's words, of figures that its tables and the company's records have. */
export function proposalsOf(from: ProposedFrom): Proposal[] {
  const { tables, months, company, countedUntil } = from
  const total = tables.waste306_3.total.generated
  const stated = [
    message('In {{months}}, {{company}} collected {{weight}} kg of our waste.', {
      months: { monthSpan: months },
      company,
      weight: { exactKg: total },
    }),
    ...(countedUntil === undefined
      ? []
      : [message('What was collected until {{day}} is counted.', { day: { day: countedUntil } })]),
  ]
  return [
    { key: '306-1', sentences: [...stated, ...impacts(tables)] },
    { key: '306-2-a', sentences: [...stated, ...circularity(tables)] },
    { key: '306-2-b', sentences: [...stated, ...thirdParties(from)] },
    { key: '306-2-c', sentences: [...stated, ...dataCollection(from)] },
  ]
}

function impacts({ waste306_3, diverted306_4, disposed306_5 }: GriTables): Message[] {
  const { generated } = waste306_3.total
  const shares = waste306_3.rows
    .filter((row) => row.generated > 0)
    .toSorted((one, other) => other.generated - one.generated)
    .map((row) => ({ type: row.wasteType, percent: percentOf(row.generated, generated) }))
  const hazardous = sumKg([diverted306_4.hazardous.total.total, disposed306_5.hazardous.total.total])
  return [
    message('It consisted of {{shares}}.', { shares: { shares } }),
    hazardous === 0
      ? message('None of it was recorded as hazardous.')
      : message('{{weight}} kg of it was hazardous.', { weight: { exactKg: hazardous } }),
  ]
}

function circularity({ waste306_3, diverted306_4, disposed306_5 }: GriTables): Message[] {
  const { generated, divertedFromDisposal, directedToDisposal } = waste306_3.total
  const unknown = sumKg([
    disposed306_5.hazardous.unknownTreatment.total,
    disposed306_5.nonHazardous.unknownTreatment.total,
  ])
  return [
    ...stated(
      divertedFromDisposal,
      '{{weight}} kg ({{share}}) was diverted from disposal, in kilograms: {{operations}}.',
      generated,
      byOperation(diverted306_4),
    ),
    ...(diverted306_4.total.total > 0 ? [message('Composting and anaerobic digestion count as recycling.')] : []),
    ...stated(
      directedToDisposal,
      '{{weight}} kg ({{share}}) was directed to disposal, in kilograms: {{operations}}.',
      generated,
      byOperation(disposed306_5),
    ),
    ...(unknown === 0
      ? []
      : [
          message('Of {{weight}} kg nobody recorded what became of it; it counts as disposal.', {
            weight: { exactKg: unknown },
          }),
        ]),
  ]
}

function stated(weightKg: number, text: TranslationKey, generated: number, operations: MessageValue): Message[] {
  if (weightKg === 0) return []
  const share = { percent: percentOf(weightKg, generated) }
  return [message(text, { weight: { exactKg: weightKg }, share, operations })]
}

type Rows = { rows: ReadonlyArray<{ operation: keyof typeof griOperationLabels; total: number }> }

function byOperation({ hazardous, nonHazardous }: { hazardous: Rows; nonHazardous: Rows }): MessageValue {
  const weights = nonHazardous.rows.map(({ operation, total }) => ({
    text: griOperationLabels[operation],
    kg: sumKg([total, hazardous.rows.find((row) => row.operation === operation)?.total ?? 0]),
  }))
  return { weights: weights.filter(({ kg }) => kg > 0) }
}

function thirdParties({ tables, company, destinations, loads, today }: ProposedFrom): Message[] {
  const known = destinations.filter(({ destinationId }) => destinationId !== null)
  const unrecorded = destinations.find(({ destinationId }) => destinationId === null)?.weightKg ?? 0
  const { generated } = tables.waste306_3.total
  const nowhere =
    unrecorded === 0
      ? []
      : [
          message('Of {{weight}} kg ({{share}}) no destination is recorded.', {
            weight: { exactKg: unrecorded },
            share: { percent: percentOf(unrecorded, generated) },
          }),
        ]
  if (known.length === 0) return nowhere
  const licensed = known.filter(({ licence }) => licence !== null && licence !== '').length
  return [
    message(
      'Destinations of our waste that {{company}} has on record: {{count}}, of which {{licensed}} with a licence number.',
      {
        company,
        count: { number: known.length },
        licensed: { number: licensed },
      },
    ),
    ...endsOfLicences(known, today),
    ...nowhere,
    loads.weightKg === 0
      ? message('No load of these waste types to these destinations is on record for these months.')
      : message(
          'Of the loads of these waste types to these destinations in these months, which are of all customers of {{company}} together, {{share}} of the kilograms have a weighbridge slip on record.',
          { company, share: { percent: percentOf(loads.withSlipKg, loads.weightKg) } },
        ),
  ]
}

/** Those that ended first, and last those of which no end is recorded. */
function endsOfLicences(destinations: readonly DestinationWeight[], today: string): Message[] {
  const endOf = ({ name, licensedUntil }: DestinationWeight) => `${licensedUntil ?? 'unknown'} ${name}`
  return destinations
    .filter(({ licence, licensedUntil }) => (licence !== null && licence !== '') || licensedUntil !== null)
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other), 'en'))
    .map(({ name, licensedUntil }) => {
      const destination = name ?? ''
      if (licensedUntil === null)
        return message('No end is recorded for the licence of {{destination}}.', { destination })
      const hasEnded = licenceStateOf(licensedUntil, today) === 'ended'
      return message(
        hasEnded
          ? 'The licence of {{destination}} ended on {{day}}.'
          : 'The licence of {{destination}} is valid until {{day}}.',
        { destination, day: { day: licensedUntil } },
      )
    })
}

function dataCollection({ tables, company, pickups }: ProposedFrom): Message[] {
  const measures = tables.dataQuality.measures.filter(({ weightKg }) => weightKg > 0)
  return [
    message(
      'The figures are sums of what {{company}} noted at each pickup, by type and weight. Pickups in these months: {{count}}.',
      {
        company,
        count: { number: pickups },
      },
    ),
    ...measures.map(({ measure, share }) =>
      message('How the weight is known: {{measure}}, {{share}}.', {
        measure: { text: weightMeasureLabels[measure] },
        share: { percent: percentOfShare(share ?? 0) },
      }),
    ),
  ]
}

function percentOf(part: number, whole: number): number {
  return percentOfShare(part / whole)
}
