import type { Composition } from '@thant/contracts/gri'
import type { GriYear, Restatement } from '@thant/contracts/gri-years'
import type { Block, MessageValue } from '@thant/contracts/plan'
import { note } from '#lib/plan-message.ts'
import { heading, kilograms, number, percentOf, text } from './gri-blocks.ts'
import type { GriFigures } from './gri-figures.queries.ts'

/** The same months of the years side by side, and what saved reports of earlier years said otherwise. */
export function yearBlocks({ years, restatements }: Pick<GriFigures, 'years' | 'restatements'>): Block[] {
  return [...yearTable(years), ...restatedTable(restatements)]
}

function yearTable(years: readonly GriYear[]): Block[] {
  const [now, ...earlier] = years
  if (now === undefined || !years.some(({ generated }) => generated > 0)) return []
  const lastDay = now.lastDay
  const base = years.find(({ isBase }) => isBase)
  return [
    {
      kind: 'table',
      columns: [
        text('Months'),
        number('Waste generated (kg)'),
        number('Change since'),
        number('Diverted from disposal (kg)'),
        number('Change since'),
        number('Directed to disposal (kg)'),
        number('Change since'),
        number('Diversion rate'),
      ],
      rows: [now, ...earlier].map((year) => [
        { monthSpan: { from: year.from, to: year.to } },
        ...yearCells(now, year, 'generated'),
        ...yearCells(now, year, 'divertedFromDisposal'),
        ...yearCells(now, year, 'directedToDisposal'),
        percentOf(year.diversionRate),
      ]),
    },
    note('Change since: how much more or less there was in the months of this paper than in the months of the row.'),
    ...(lastDay === undefined
      ? []
      : [note('The last month of each counts up to the same day, the {{day}}.', { day: { number: lastDay } })]),
    ...(base ? [note('The base year is {{year}}.', { year: { code: base.to.slice(0, 4) } })] : []),
  ]
}

/** What was collected, and by how much this year's is more or less. Nothing can be compared with nothing. */
function yearCells(now: GriYear, year: GriYear, of: keyof Composition): MessageValue[] {
  if (year.generated === 0) return ['–', '–']
  const isCompared = year !== now && year[of] > 0
  return [kilograms(year[of]), isCompared ? { change: ((now[of] - year[of]) / year[of]) * 100 } : '–']
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
