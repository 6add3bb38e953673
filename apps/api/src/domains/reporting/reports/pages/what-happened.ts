import type { Block, DrawingName, Message, MessageValue, PlanPage } from '@thant/contracts/materials/plan'
import type { SortedType } from '@thant/contracts/materials/wastes'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { bullets, heading, message, paragraph } from '#lib/plan-message.ts'
import { divertedOf, percentOf, totalOf } from '../figures/figures.ts'
import { wayCells } from '../figures/treated-weights.ts'
import { typeTips } from '../findings/tips.ts'
import type { PlannedReport } from '../planned-report.ts'
import { changeFigure } from './comparison.ts'

type Story = {
  drawing: DrawingName
  type: SortedType
  title: Message
  alt: Message
  lead: TranslationKey
  steps: TranslationKey[]
  last: TranslationKey
}

/** Every report has five of these pages, whatever was collected; that of e-waste only where there was some. */
export function whatHappenedPages({ figures }: PlannedReport): PlanPage[] {
  const shown = stories.filter(({ type }) => type !== 'E-waste' || isCollected(type, figures))
  return shown.map(({ drawing, type, title, alt, lead, steps, last }) => ({
    id: `what-happened-${drawing}`,
    title,
    blocks: [
      ...ownBlocks(type, figures),
      paragraph(lead),
      bullets(...steps.map((step) => message(step))),
      paragraph(last),
      ...(isCollected(type, figures) ? [] : advice(type)),
      { kind: 'drawing', name: drawing, alt },
    ],
  }))
}

function isCollected(type: SortedType, { composition }: PlannedReport['figures']): boolean {
  return composition.some(({ name }) => name === type)
}

/** A page without figures says what it takes for the next report to have some. */
function advice(type: SortedType): Block[] {
  return [heading('So that it can be collected'), bullets(...typeTips[type].map((tip) => message(tip)))]
}

/** What was collected of the type, how that compares, what became of it, and its course. */
function ownBlocks(type: SortedType, figures: PlannedReport['figures']): Block[] {
  const weight = figures.composition.find(({ name }) => name === type)
  if (weight === undefined) return [paragraph('None of it was collected in this period.')]
  const treated = figures.treatments.filter((one) => one.type === type)
  return [
    { kind: 'figures', items: ownFigures(type, weight.quantity, figures) },
    {
      kind: 'table',
      columns: [
        { head: message('Treatment'), isNumber: false },
        { head: message('Where it went'), isNumber: false },
        { head: message('Weight'), isNumber: true },
        { head: message('Percent'), isNumber: true },
      ],
      rows: treated.map((way) => [
        ...wayCells(way),
        { kg: way.weightKg },
        { percent: percentOf(way.weightKg, weight.quantity) },
      ]),
    },
    ...ownMonths(type, figures),
  ]
}

function ownFigures(type: SortedType, weightKg: number, figures: PlannedReport['figures']) {
  const { comparison, composition, months, pickupsByType, treatments } = figures
  const [heaviest] = months.toSorted((one, other) => other[type] - one[type])
  const share = percentOf(weightKg, totalOf(composition))
  const diverted = percentOf(divertedOf(treatments.filter((one) => one.type === type)), weightKg)
  const pickups = pickupsByType.find((one) => one.type === type)?.pickups ?? 0
  const said = (it: MessageValue) => message('{{it}}', { it })
  return [
    { label: message('Weight'), value: said({ kg: weightKg }) },
    { label: message('Percent of all waste'), value: said({ percent: share }) },
    { label: message('Pickups with it'), value: said({ number: pickups }) },
    changeFigure(type, weightKg, comparison),
    { label: message('Heaviest month'), value: said({ month: heaviest?.month ?? '' }) },
    { label: message('Diverted'), value: said({ percent: diverted }) },
  ]
}

function ownMonths(type: SortedType, { months }: PlannedReport['figures']): Block[] {
  if (months.length < 2) return []
  return [
    {
      kind: 'charts',
      charts: [
        {
          title: message('{{type}}', { type: { type } }),
          data: { kind: 'trend', months, types: [type], largestKg: Math.max(...months.map((month) => month[type])) },
          alt: message('A line of the kilograms of {{type}} by month', { type: { type } }),
        },
      ],
    },
  ]
}

const stories: Story[] = [
  {
    drawing: 'paper',
    type: 'Papers',
    title: message('What happened to your paper'),
    alt: message('Bales of paper become pulp, and pulp becomes new paper'),
    lead: 'Paper and cardboard are sorted once more by hand, because one greasy box spoils a whole bale.',
    steps: [
      'Sorted into white paper, mixed paper and cardboard, then pressed into bales.',
      'Stirred with water into pulp; staples, tape and ink are screened and washed out.',
      'Rolled, dried and cut: office paper becomes tissue and notebooks, cardboard becomes cardboard again.',
    ],
    last: 'A fibre survives this about six times before it is too short. What is left at the end feeds the boilers of the mill.',
  },
  {
    drawing: 'plastic',
    type: 'Plastics',
    title: message('What happened to your plastic'),
    alt: message('Bottles become flakes, flakes become pellets, and pellets become new things'),
    lead: 'Plastic is many materials. They are told apart by their mark, their sound and whether they float.',
    steps: [
      'Sorted into PET bottles, hard plastic such as HDPE and PP, and film; what cannot be recycled is taken out.',
      'Shredded into flakes, washed, and dried; caps float where bottles sink.',
      'Melted and drawn into pellets, from which fibre, buckets, pipes and crates are made.',
    ],
    last: 'Plastic loses strength each time it is melted. That is why fewer bottles always beat better recycling.',
  },
  {
    drawing: 'can',
    type: 'Cans',
    title: message('What happened to your cans and metal'),
    alt: message('Cans become ingots, and ingots become new cans'),
    lead: 'Metal can be melted again and again and is as good as new each time.',
    steps: [
      'Parted by a magnet into steel and aluminium, then pressed into blocks.',
      'Melted in a furnace; paint and labels burn off, and what floats on top is skimmed.',
      'Cast into ingots and rolled: a can may be a can again within two months.',
    ],
    last: 'Making aluminium from cans takes about a twentieth of the energy of making it from ore.',
  },
  {
    drawing: 'glass',
    type: 'Glasses',
    title: message('What happened to your glass'),
    alt: message('Bottles are washed and filled again, or become new ones in a furnace'),
    lead: 'Whole bottles are worth most, because a washed bottle saves the furnace.',
    steps: [
      'Whole bottles go back to bottlers, who wash them and fill them again.',
      'Broken glass is sorted by colour and crushed; caps and labels are taken out.',
      'Melted with sand, and blown into new bottles and jars.',
    ],
    last: 'Glass can be melted for ever without losing anything, so long as its colours are kept apart.',
  },
  {
    drawing: 'e-waste',
    type: 'E-waste',
    title: message('What happened to your e-waste'),
    alt: message('Devices are taken apart, and their metal becomes new things'),
    lead: 'E-waste is many materials screwed together: some are worth much, and some are harmful.',
    steps: [
      'Batteries, lamps and toner are taken out first, because they can burn, break or spill.',
      'The rest is taken apart by hand into metal, plastic, cables and circuit boards.',
      'Metal is melted, cables are stripped for their copper, and circuit boards go to smelters for what precious metal is in them.',
    ],
    last: 'A device that is repaired needs no ore at all. That is why repair and reuse come before recycling.',
  },
  {
    drawing: 'organic',
    type: 'Organic',
    title: message('What happened to your organic waste'),
    alt: message('Kitchen waste becomes compost in a heap, and compost feeds a field'),
    lead: 'Kitchen and garden waste is the heaviest part of most bins, and in a landfill the most harmful one.',
    steps: [
      'Freed from plastic by hand, then mixed with dry leaves and sawdust.',
      'Turned in long heaps for weeks; the warmth inside kills germs and seeds.',
      'Sieved into compost for the fields and gardens around the city.',
    ],
    last: 'In a landfill it would have rotted without air and given off methane. In a heap with air it becomes soil.',
  },
]
