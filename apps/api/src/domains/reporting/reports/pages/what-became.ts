import type { Block, MessageValue, PlanPage } from '@thant/contracts/materials/plan'
import {
  sumKg,
  type WasteType,
  type WeightMeasure,
  wasteTypes,
  weightMeasureLabels,
} from '@thant/contracts/materials/wastes'
import type { TreatedWeight } from '@thant/contracts/reporting/report-data'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { heading, message, note } from '#lib/plan-message.ts'
import { divertedOf, percentOf } from '../figures/figures.ts'
import { wayCells } from '../figures/treated-weights.ts'
import type { PlannedReport } from '../planned-report.ts'

type Figures = PlannedReport['figures']

/** What became of each type, and how all of that is known. */
export function whatBecamePage({ figures }: PlannedReport): PlanPage {
  const { treatments, weightKg, uncertaintyPercent } = figures
  const diverted = divertedOf(treatments)
  return {
    id: 'what-became',
    title: message('What became of your waste'),
    blocks: [
      {
        kind: 'figures',
        items: [
          {
            label: message('Waste collected'),
            value: message('{{it}}', { it: { kg: weightKg, uncertaintyPercent } }),
          },
          {
            label: message('Diverted from disposal'),
            value: message('{{it}}', { it: { percent: percentOf(diverted, weightKg) } }),
          },
          {
            label: message('Directed to disposal'),
            value: message('{{it}}', { it: { percent: percentOf(weightKg - diverted, weightKg) } }),
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { head: message('Type'), isNumber: false },
          { head: message('Treatment'), isNumber: false },
          { head: message('Where it went'), isNumber: false },
          { head: message('Weight'), isNumber: true },
          { head: message('Percent of all waste'), isNumber: true },
          { head: message('Diverted'), isNumber: true },
        ],
        rows: [
          ...wasteTypes.flatMap((type) =>
            rowsOf(
              type,
              treatments.filter((way) => way.type === type),
              weightKg,
            ),
          ),
          [
            { text: 'Total' },
            '',
            '',
            { kg: weightKg },
            { percent: percentOf(weightKg, weightKg) },
            { percent: percentOf(diverted, weightKg) },
          ],
        ],
      },
      ...unknownNote(treatments),
      heading('How it is known'),
      knownTable(figures),
      note(
        'What becomes of each item follows the treatment profile of its day, unless staff recorded something else for it. Loads carry the waste of several customers, and each has a share by waste type and month.',
      ),
    ],
  }
}

/**
 * One row for each treatment in each place. A type that went several ways has a row before them with their sum; one that
 * was not collected has none.
 */
function rowsOf(type: WasteType, ways: readonly TreatedWeight[], allKg: number): MessageValue[][] {
  const [only] = ways
  if (only === undefined) return []
  const amounts = (weightKg: number): MessageValue[] => [{ kg: weightKg }, { percent: percentOf(weightKg, allKg) }]
  const weightKg = weightOf(ways)
  const diverted = { percent: percentOf(divertedOf(ways), weightKg) }
  if (ways.length === 1) return [[{ type }, ...wayCells(only), ...amounts(weightKg), diverted]]
  return [
    [{ type }, '', '', ...amounts(weightKg), diverted],
    ...ways.map((way) => ['', ...wayCells(way), ...amounts(way.weightKg), '']),
  ]
}

function unknownNote(treatments: readonly TreatedWeight[]): Block[] {
  const unknown = treatments.filter(({ treatment }) => treatment === 'unknown')
  if (unknown.length === 0) return []
  return [
    note('Of {{weight}} nobody recorded what became of it; it counts as disposal.', {
      weight: { kg: weightOf(unknown) },
    }),
  ]
}

const meanings: Record<WeightMeasure, TranslationKey> = {
  weighed: 'The crew read it from a scale.',
  estimated: 'The crew judged it by eye.',
  'from-volume': 'Computed from how full the bins were.',
  'not-recorded': 'Nobody noted whether it was weighed or estimated.',
}

function knownTable({ measures, coverage, weightKg }: Figures): Block {
  return {
    kind: 'table',
    columns: [
      { head: message('Basis'), isNumber: false },
      { head: message('Weight'), isNumber: true },
      { head: message('Percent'), isNumber: true },
      { head: message('±'), isNumber: true },
      { head: message('What it means'), isNumber: false },
    ],
    rows: [
      ...measures
        .filter(({ measure, weightKg: known }) => measure !== 'from-volume' || known > 0)
        .map(({ measure, weightKg: known, uncertainty }) => [
          { text: weightMeasureLabels[measure] },
          { kg: known },
          { percent: percentOf(known, weightKg) },
          { uncertaintyPercent: uncertainty.percent },
          { text: meanings[measure] },
        ]),
      [
        { text: 'Delivered to the destination shown' },
        { kg: coverage.weightKg },
        { percent: percentOf(coverage.weightKg, weightKg) },
        '–',
        {
          text: 'Loads carry the waste of several customers. Each has a share by waste type and month, the oldest waste first.',
        },
      ],
      [
        { text: 'Of that, with a weighbridge slip' },
        { kg: coverage.withSlip.weightKg },
        { percent: percentOf(coverage.withSlip.weightKg, weightKg) },
        '–',
        { text: 'The paper of the weighbridge is stored with the load.' },
      ],
    ],
  }
}

function weightOf(treated: readonly TreatedWeight[]): number {
  return sumKg(treated.map(({ weightKg }) => weightKg))
}
