import { griOperationLabels } from '@thant/contracts/gri'
import type { ActivityMetric, GriContext, GriText, GriTextKey } from '@thant/contracts/gri-context'
import type { Block } from '@thant/contracts/plan'
import { literal, note, paragraph } from '#lib/plan-message.ts'
import { heading, kilograms, number, text } from './gri-blocks.ts'

const metricLabels: Record<ActivityMetric, string> = {
  'guest-nights': 'Guest nights',
  employees: 'Employees',
  'square-metres': 'Square metres',
  meals: 'Meals',
}

const textLabels: Record<GriTextKey, string> = {
  '306-1': 'GRI 306-1: Impacts of waste',
  '306-2-a': 'GRI 306-2-a: Measures of prevention and circularity',
  '306-2-b': 'GRI 306-2-b: How third parties are checked',
  '306-2-c': 'GRI 306-2-c: How the data are collected',
}

/** What the organization itself says; none of it is in the tables above. */
export function contextBlocks({ otherWaste, intensities, texts }: GriContext, name: string): Block[] {
  return [...otherWasteBlocks(otherWaste, name), ...intensityBlocks(intensities, name), ...texts.flatMap(textBlocks)]
}

function otherWasteBlocks(otherWaste: GriContext['otherWaste'], name: string): Block[] {
  if (otherWaste.length === 0) return []
  return [
    heading('Waste that others take'),
    paragraph('This is the statement of {{name}} itself. It is not checked, and counted in no other table.', { name }),
    {
      kind: 'table',
      columns: [
        text('Month'),
        text('Description'),
        text('Operation'),
        text('Place'),
        text('Kind of waste'),
        number('Weight (kg)'),
      ],
      rows: otherWaste.map(({ month, description, operation, place, isHazardous, weightKg }) => [
        { month },
        description,
        { text: griOperationLabels[operation] },
        { text: place === 'onsite' ? 'Onsite' : 'Offsite' },
        { text: isHazardous ? 'Hazardous' : 'Non-hazardous' },
        kilograms(weightKg),
      ]),
    },
  ]
}

function intensityBlocks(intensities: GriContext['intensities'], name: string): Block[] {
  if (intensities.length === 0) return []
  return [
    heading('Intensity'),
    {
      kind: 'table',
      columns: [
        text('Unit of activity'),
        number('Amount'),
        number('Months with an amount'),
        number('Collected in them (kg)'),
        number('Kilograms a unit'),
      ],
      rows: intensities.map(({ metric, amount, months, weightKg, kgPerUnit }) => [
        { text: metricLabels[metric] },
        { number: amount },
        { number: months },
        kilograms(weightKg),
        kgPerUnit === null ? '–' : kilograms(kgPerUnit),
      ]),
    },
    note('The amounts are those of {{name}}.', { name }),
  ]
}

function textBlocks({ key, text: said, typedBy }: GriText): Block[] {
  return [
    heading(textLabels[key]),
    { kind: 'paragraph', message: literal(said) },
    note('Written by {{name}}.', { name: typedBy }),
  ]
}
