import type { Block, MessageValue } from '@thant/contracts/materials/plan'
import { griOperationLabels } from '@thant/contracts/reporting/gri'
import {
  activityMetricLabels,
  type GriContext,
  type GriText,
  griTextTitles,
  type Intensity,
  intensityDigits,
  intensityLabels,
  type OtherWaste,
} from '@thant/contracts/reporting/gri-context'
import { heading, literal, note, paragraph } from '#lib/plan-message.ts'
import { number, text } from './gri-blocks.ts'

/** What an organization adds, for below its tables: each part says who stated it. */
export function griContextBlocks({ intensities, otherWaste, texts, baseYear }: GriContext): Block[] {
  return [
    ...(baseYear === null ? [] : [paragraph('Base year: {{year}}', { year: { year: baseYear } })]),
    ...(intensities.length === 0 ? [] : intensityBlocks(intensities)),
    ...(otherWaste.length === 0 ? [] : otherWasteBlocks(otherWaste)),
    ...texts.flatMap(textBlocks),
  ]
}

function intensityBlocks(intensities: readonly Intensity[]): Block[] {
  return [
    heading('Intensity'),
    {
      kind: 'table',
      columns: [
        text('Intensity'),
        number('Value'),
        number('Waste collected (kg)'),
        number('Stated amount'),
        number('Months with an amount'),
        number('Months that are over'),
      ],
      rows: intensities.map(({ metric, kgPerUnit, weightKg, amount, months, ofMonths }) => [
        { text: intensityLabels[metric] },
        kgPerUnit === null ? '–' : { significant: kgPerUnit, digits: intensityDigits },
        { exactKg: weightKg },
        { number: amount },
        { number: months },
        { number: ofMonths },
      ]),
    },
    ...intensities
      .filter(({ kgPerUnit }) => kgPerUnit === null)
      .map(({ metric }) =>
        note('{{metric}}: the amount is 0, so there is no intensity.', {
          metric: { text: activityMetricLabels[metric] },
        }),
      ),
    note(
      'The waste collected in the months that are over and have an amount, divided by the amount: the sum of guest nights and meals, the average of employees and square metres. Amounts as stated by {{name}}.',
      { name: namesOf(intensities.flatMap(({ typedBy }) => typedBy)) },
    ),
  ]
}

function otherWasteBlocks(wastes: readonly OtherWaste[]): Block[] {
  const name = namesOf(wastes.map(({ typedBy }) => typedBy))
  return [
    heading('Waste that others took, as stated by {{name}}', { name }),
    ...otherWasteTable(
      'Hazardous',
      wastes.filter(({ isHazardous }) => isHazardous),
    ),
    ...otherWasteTable(
      'Non-hazardous',
      wastes.filter(({ isHazardous }) => !isHazardous),
    ),
    note('Onsite is what was treated where it arose. Nothing of it is in the tables, sums and rates above.'),
  ]
}

/** A table for each kind of waste, since a column of its own leaves what it is too little room in Burmese. */
function otherWasteTable(kind: 'Hazardous' | 'Non-hazardous', wastes: readonly OtherWaste[]): Block[] {
  if (wastes.length === 0) return []
  return [
    {
      kind: 'table',
      columns: [text('Month'), text(kind), text('Operation'), number('Onsite (kg)'), number('Offsite (kg)')],
      rows: wastes.map(({ month, description, operation, place, weightKg }) => [
        { month },
        description,
        { text: griOperationLabels[operation] },
        place === 'onsite' ? { exactKg: weightKg } : '–',
        place === 'offsite' ? { exactKg: weightKg } : '–',
      ]),
    },
  ]
}

function textBlocks({ key, text: typed, typedBy }: GriText): Block[] {
  return [
    heading(griTextTitles[key]),
    ...typed
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ kind: 'paragraph' as const, message: literal(line) })),
    note('As stated by {{name}}.', { name: typedBy }),
  ]
}

function namesOf(names: readonly string[]): MessageValue {
  return [...new Set(names)].sort().join(', ')
}
