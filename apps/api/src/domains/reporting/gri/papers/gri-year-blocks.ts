import type { Block, MessageValue } from '@thant/contracts/materials/plan'
import type { Composition } from '@thant/contracts/reporting/gri'
import { comparedYears, type GriYear, type Restatement } from '@thant/contracts/reporting/gri-years'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { heading, message, note } from '#lib/plan-message.ts'
import { kilograms, number, percentOf, text } from './gri-blocks.ts'
import type { GriFigures } from './gri-figures.queries.ts'

/** The same months of the years side by side, and what saved reports of earlier years said otherwise. */
export function yearBlocks({ years, restatements }: Pick<GriFigures, 'years' | 'restatements'>): Block[] {
  return [...yearTable(years), ...restatedTable(restatements)]
}

function yearTable(years: readonly GriYear[]): Block[] {
  const [now, ...earlier] = years
  if (now === undefined || !years.some(({ generated }) => generated > 0)) return []
  const { lastDay } = now
  const base = years.find(({ isBase }) => isBase)
  // Beside the two years before, that of a base year before them would not fit on the sheet.
  const [before, further] = [earlier.slice(0, comparedYears - 1), earlier.slice(comparedYears - 1)]
  return [
    heading('Compared with the years before'),
    comparison(now, before),
    ...(further.length > 0 ? [comparison(now, further)] : []),
    note('The change is from the months of a year until those of this paper.'),
    ...(lastDay === undefined
      ? []
      : [note('The last month of each counts up to the same day, the {{day}}.', { day: { number: lastDay } })]),
    ...(base
      ? [note('The base year is that of {{months}}.', { months: { monthSpan: { from: base.from, to: base.to } } })]
      : []),
  ]
}

function comparison(now: GriYear, earlier: readonly GriYear[]): Block {
  const months = ({ from, to }: GriYear) => ({
    head: message('{{months}}', { months: { monthSpan: { from, to } } }),
    isNumber: true,
  })
  const weights = (name: TranslationKey, of: keyof Composition): MessageValue[] => [
    { text: name },
    weightOf(now, of),
    ...earlier.flatMap((year) => [weightOf(year, of), changeOf(now[of], year[of])]),
  ]
  return {
    kind: 'table',
    columns: [text('Figure'), months(now), ...earlier.flatMap((year) => [months(year), number('Change to now')])],
    rows: [
      weights('Waste generated (kg)', 'generated'),
      weights('Diverted from disposal (kg)', 'divertedFromDisposal'),
      weights('Directed to disposal (kg)', 'directedToDisposal'),
      [
        { text: 'Diversion rate' },
        percentOf(now.diversionRate),
        ...earlier.flatMap((year): MessageValue[] => [percentOf(year.diversionRate), '']),
      ],
    ],
  }
}

function weightOf(year: GriYear, of: keyof Composition): MessageValue {
  return year.generated === 0 ? '–' : kilograms(year[of])
}

/** Nothing can be compared with nothing. */
function changeOf(now: number, then: number): MessageValue {
  return then === 0 ? '–' : { change: ((now - then) / then) * 100 }
}

function restatedTable(restatements: readonly Restatement[]): Block[] {
  if (restatements.length === 0) return []
  const both =
    (of: keyof Composition) =>
    (one: Restatement): MessageValue[] => [kilograms(one.saved[of]), kilograms(one.today[of])]
  const [generated, disposed] = [both('generated'), both('directedToDisposal')]
  return [
    heading('Restatements'),
    {
      kind: 'table',
      columns: [
        text('Report'),
        text('Months'),
        number('Waste generated (kg), as reported'),
        number('Waste generated (kg), today'),
        number('Directed to disposal (kg), as reported'),
        number('Directed to disposal (kg), today'),
      ],
      rows: restatements.map((one) => [
        { code: one.number },
        { monthSpan: { from: one.from, to: one.to } },
        ...generated(one),
        ...disposed(one),
      ]),
    },
    note('Pickups of these months were changed after the report was saved.'),
  ]
}
