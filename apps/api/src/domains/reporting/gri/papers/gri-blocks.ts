import { emissionDigits } from '@thant/contracts/materials/emissions'
import type { Block, Message, MessageValue } from '@thant/contracts/materials/plan'
import { percentOfShare, roundPercent } from '@thant/contracts/materials/shares'
import { uncertaintyRule, uncertaintySources } from '@thant/contracts/materials/uncertainty-notes'
import { sumKg } from '@thant/contracts/materials/wastes'
import { assessmentSentences } from '@thant/contracts/reporting/assessments'
import { missingFactorNotes } from '@thant/contracts/reporting/carbon-notes'
import type { GriTables } from '@thant/contracts/reporting/gri'
import type { GriDestination } from '@thant/contracts/reporting/gri-destinations'
import { withSubscripts } from '@thant/i18n/chemical-formulas'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { bullets, heading, message, note, paragraph } from '#lib/plan-message.ts'
import {
  dataQualityLines,
  disposedLines,
  divertedLines,
  type GriLine,
  generatedLines,
  leftLines,
} from '../export/gri-lines.ts'

/**
 * The three tables with the cells that the files have, and what the standard asks for beside them in metric tons. Of
 * types and operations without waste there are no rows, as on the screen.
 */
export function wasteTables(tables: GriTables): Block[] {
  const generated = withWaste(generatedLines(tables))
  return [
    heading('GRI 306-3: Waste generated'),
    {
      kind: 'table',
      columns: [
        text('Waste type'),
        number('Waste generated (kg)'),
        number('Diverted from disposal (kg)'),
        number('Directed to disposal (kg)'),
      ],
      rows: generated.map((line) => [{ text: line.row }, ...weightsIn(line).map(kilograms)]),
    },
    {
      kind: 'table',
      columns: [
        text('Waste type'),
        number('Waste generated (t)'),
        number('Diverted from disposal (t)'),
        number('Directed to disposal (t)'),
      ],
      rows: generated.map((line) => [{ text: line.row }, ...weightsIn(line).map(metricTons)]),
    },
    heading('GRI 306-4: Waste diverted from disposal'),
    operations(withWaste(divertedLines(tables))),
    heading('GRI 306-5: Waste directed to disposal'),
    operations(withWaste(disposedLines(tables))),
    note('Types and operations without waste have no rows.'),
  ]
}

/** The last line is the total, which is there also where it is zero. */
function withWaste(lines: readonly GriLine[]): GriLine[] {
  return lines.filter(({ generated, total }, index) => index === lines.length - 1 || (generated ?? total ?? 0) > 0)
}

function operations(lines: readonly GriLine[]): Block {
  return {
    kind: 'table',
    columns: [
      text('Kind of waste'),
      text('Operation'),
      number('Onsite (kg)'),
      number('Offsite (kg)'),
      number('Total (kg)'),
      number('Total (t)'),
    ],
    rows: lines.map(({ hazard, row, note: said, offsite, total }): MessageValue[] => [
      hazard === undefined ? '' : { text: hazard },
      { text: said === undefined ? row : 'of which unknown treatment' },
      '–',
      ...[offsite, total].map(kilograms),
      metricTons(total),
    ]),
  }
}

/** Where the waste of both tables went; former reports do not say it. */
export function destinationBlocks(destinations: readonly GriDestination[] | undefined): Block[] {
  if (destinations === undefined || destinations.length === 0) return []
  const total = sumKg(destinations.map(({ weightKg }) => weightKg))
  return [
    heading('Where it went'),
    {
      kind: 'table',
      columns: [text('Destination'), text('Licence'), number('Weight (kg)'), number('Weight (t)')],
      rows: [
        ...destinations.map(({ name, licence, weightKg }) => [
          { destinations: [name] },
          licence === '' ? '–' : licence,
          kilograms(weightKg),
          metricTons(weightKg),
        ]),
        [{ text: 'Total' }, '', kilograms(total), metricTons(total)],
      ],
    },
    note(
      'By the treatment profile of its day, or as staff said for the item; what has left in loads stands below. Licences are those on record when this was made.',
    ),
  ]
}

function weightsIn({ generated, divertedFromDisposal, directedToDisposal }: GriLine): Array<number | undefined> {
  return [generated, divertedFromDisposal, directedToDisposal]
}

export function dataQuality(tables: GriTables, company: string): Block[] {
  return [
    heading('How it is known'),
    {
      kind: 'table',
      columns: [
        text('How the weight is known'),
        number('Weight (kg)'),
        number('Share of waste generated'),
        number('± at 95%'),
      ],
      rows: dataQualityLines(tables).map((line) => [...knownRow(line), plusMinus(line.uncertaintyPercent)]),
    },
    paragraph('Diverted from disposal: {{diverted}}. Directed to disposal: {{disposed}}.', {
      diverted: plusMinus(tables.dataQuality.uncertaintyPercent.divertedFromDisposal),
      disposed: plusMinus(tables.dataQuality.uncertaintyPercent.directedToDisposal),
    }),
    note(uncertaintyRule),
    bullets(...uncertaintySources(tables.dataQuality.measures)),
    paragraph('Noted by {{company}} at each pickup.', { company }),
    note(
      'Weighed is what the crew read from a scale, estimated what they judged by eye; what was not recorded may be either. What becomes of each item follows the treatment profile of its day, unless staff said it for the item. Unknown treatment counts as disposal.',
    ),
    heading('What has left the company'),
    {
      kind: 'table',
      columns: [text('Evidence'), number('Weight (kg)'), number('Share of waste generated')],
      rows: leftLines(tables).map(knownRow),
    },
    note(
      'Counted here is what left in weighed loads to the destination that is named above. A load holds the waste of several customers, and each has the part that it gave of that waste type and month. Loads take the oldest waste first, up to six months back. An item heavier than a truck carries is left out until it is corrected.',
    ),
  ]
}

function knownRow({ row, total, share }: GriLine): MessageValue[] {
  return [{ text: row }, kilograms(total), percentOf(share ?? null)]
}

export function percentOf(share: number | null): MessageValue {
  return share === null ? '–' : { percent: roundPercent(percentOfShare(share)) }
}

function plusMinus(percent: number | null | undefined): MessageValue {
  return percent == null ? '–' : { uncertaintyPercent: percent }
}

/** Both figures have the unit of the files, in which they are compared. */
export function category5({ scope3Category5 }: GriTables): Block[] {
  const { direct, outsideOfScopes, withoutFactor, factorSets } = scope3Category5
  const scale = { unit: 't', digits: emissionDigits } as const
  return [
    heading('Scope 3, category 5: Waste generated in operations'),
    {
      kind: 'table',
      columns: [text('Figure'), number('Emissions')],
      rows: [
        [{ text: 'Direct emissions' }, { tonnes: direct, ...scale }],
        [{ text: 'Avoided emissions, outside of the scopes' }, { tonnes: outsideOfScopes.avoided, ...scale }],
      ],
    },
    ...missingFactorNotes(withoutFactor).map((missing) => ({ kind: 'paragraph' as const, message: missing })),
    ...factorSets.flatMap(({ name, version, gwpSet, assessment }) => [
      note('Factor set {{name}}, global warming potentials: {{gwpSet}}', {
        name: `${name} ${version}`,
        gwpSet: withSubscripts(gwpSet),
      }),
      note(assessmentSentences[assessment]),
    ]),
  ]
}

export function text(head: TranslationKey): { head: Message; isNumber: false } {
  return { head: message(head), isNumber: false }
}

export function number(head: TranslationKey): { head: Message; isNumber: true } {
  return { head: message(head), isNumber: true }
}

export function kilograms(weightKg: number | null | undefined): MessageValue {
  return weightKg == null ? '' : { exactKg: weightKg }
}

function metricTons(weightKg: number | null | undefined): MessageValue {
  return weightKg == null ? '' : { metricTonsOfKg: weightKg }
}
