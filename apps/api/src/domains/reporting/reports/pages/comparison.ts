import type { Block, MessageValue } from '@thant/contracts/materials/plan'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { ComparedMonths, Comparison } from '@thant/contracts/reporting/report-data'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { heading, message, note, paragraph } from '#lib/plan-message.ts'
import { changeOf, divertedOf, percentOf } from '../figures/figures.ts'
import type { PlannedReport } from '../planned-report.ts'

/** What a table has where there is nothing to compare with. */
export const noChange = '–'

export function comparisonBlocks({ figures, period }: PlannedReport): Block[] {
  const { months, pickups, weightKg, comparison } = figures
  const { before, yearAgo } = comparison
  if (before === null && yearAgo === null) {
    return [heading('How it compares'), paragraph('There was nothing collected before to compare with.')]
  }
  const [first = '', last = first] = [months[0]?.month, months.at(-1)?.month]
  // Of a report of a year, the months before are those of the year before.
  const isSame = before?.months.from === yearAgo?.months.from && before?.months.to === yearAgo?.months.to
  const rowOf = (name: TranslationKey, compared: ComparedMonths | null): MessageValue[][] =>
    compared === null
      ? []
      : [
          [
            { text: name },
            { monthSpan: compared.months },
            { kg: compared.weightKg },
            { number: compared.pickups },
            changeFrom(compared, compared.weightKg, weightKg),
          ],
        ]
  return [
    heading('How it compares'),
    {
      kind: 'table',
      columns: [
        { head: message('Compared'), isNumber: false },
        { head: message('Months'), isNumber: false },
        { head: message('Weight'), isNumber: true },
        { head: message('Pickups'), isNumber: true },
        { head: message('Change since'), isNumber: true },
      ],
      rows: [
        [
          { text: 'This report' },
          { monthSpan: { from: first, to: last } },
          { kg: weightKg },
          { number: pickups },
          noChange,
        ],
        ...rowOf('As many months before', before),
        ...(isSame ? [] : rowOf('The same months a year before', yearAgo)),
      ],
    },
    ...([period].flat().some(({ isInProgress }) => isInProgress)
      ? [note('This period is still in progress, so its figures still grow.')]
      : []),
    ...([before, yearAgo].some((compared) => compared?.isWhole === false)
      ? [note('No change is given from months in which collection had only begun.')]
      : []),
  ]
}

/** Each type beside what was collected of it before, the months of which are named in the summary. */
export function typesCompared({ composition, comparison: { before }, treatments }: PlannedReport['figures']): Block[] {
  if (before === null) return []
  return [
    {
      kind: 'table',
      columns: [
        { head: message('Type'), isNumber: false },
        { head: message('As many months before'), isNumber: true },
        { head: message('This report'), isNumber: true },
        { head: message('Change since'), isNumber: true },
        { head: message('Diverted'), isNumber: true },
      ],
      rows: composition.map(({ name, quantity }) => [
        { type: name },
        { kg: weightBefore(before, name) },
        { kg: quantity },
        changeFrom(before, weightBefore(before, name), quantity),
        { percent: percentOf(divertedOf(treatments.filter(({ type }) => type === name)), quantity) },
      ]),
    },
  ]
}

function weightBefore(before: ComparedMonths | null, type: WasteType): number {
  return before?.composition.find(({ name }) => name === type)?.quantity ?? 0
}

/** The months are named in the summary, which has room for them. */
export function changeFigure(type: WasteType, weightKg: number, { before }: Comparison) {
  const beforeKg = weightBefore(before, type)
  return {
    label: message('Against the months before'),
    value: message('{{it}}', { it: changeFrom(before, beforeKg, weightKg) }),
  }
}

/** Of a weight, the whole one or that of a type. */
export function changeFrom(compared: ComparedMonths | null, beforeKg: number, nowKg: number): MessageValue {
  const change = compared?.isWhole ? changeOf(nowKg, beforeKg) : undefined
  return change === undefined ? noChange : { change }
}
