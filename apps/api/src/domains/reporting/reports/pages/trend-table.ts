import type { Block, MessageValue } from '@thant/contracts/materials/plan'
import { type MonthlyWaste, sumKg, type WasteType, weightIn } from '@thant/contracts/materials/wastes'
import { type MonthGroup, periodOfGroup } from '@thant/contracts/reporting/quarters'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { message } from '#lib/plan-message.ts'
import { changeOf, compositionOf, percentOf, totalOf } from '../figures/figures.ts'
import type { PlannedReport } from '../planned-report.ts'
import { changeFigure, noChange } from './comparison.ts'

/** The figures of a type below its chart. */
export function trendFigures(type: WasteType, { months, composition, comparison }: PlannedReport['figures']): Block {
  const weightKg = composition.find(({ name }) => name === type)?.quantity ?? 0
  const [heaviest] = months.toSorted((one, other) => weightIn(other, type) - weightIn(one, type))
  return {
    kind: 'figures',
    items: [
      { label: message('Weight'), value: message('{{it}}', { it: { kg: weightKg } }) },
      { label: message('Heaviest month'), value: message('{{it}}', { it: { month: heaviest?.month ?? '' } }) },
      changeFigure(type, weightKg, comparison),
    ],
  }
}

/** By quarter, or by month where there is one quarter only. */
export function trendTable(type: WasteType, { figures, quarters, period }: PlannedReport): Block {
  const { months } = figures
  const parts =
    quarters.length > 1
      ? quarters.map((quarter) => ({
          name: { quarters: periodOfGroup(quarter) },
          months: months.filter(({ month }) => quarter.months.includes(month)),
          isComparable: isComparable(quarter, period),
        }))
      : months.map((month) => ({ name: { month: month.month }, months: [month], isComparable: true }))
  return {
    kind: 'table',
    columns: [
      { head: message(headOf(quarters)), isNumber: false },
      { head: message('Weight'), isNumber: true },
      { head: message('Percent'), isNumber: true },
      { head: message('Changed by'), isNumber: true },
    ],
    rows: parts.map(({ name, months: ofPart, isComparable }, index): MessageValue[] => {
      const weightKg = weightOf(type, ofPart)
      const change = isComparable ? changeOf(weightKg, weightOf(type, parts[index - 1]?.months ?? [])) : undefined
      return [
        name,
        { kg: weightKg },
        { percent: percentOf(weightKg, totalOf(compositionOf(ofPart))) },
        change === undefined ? noChange : { change },
      ]
    }),
  }
}

function headOf([first, ...others]: PlannedReport['quarters']): TranslationKey {
  if (first === undefined || others.length === 0) return 'Month'
  return first.ordinal === undefined ? 'Months' : 'Quarter'
}

/** Whether it is over, and the one before it is as long. */
function isComparable({ ordinal, firstMonth, months, isInProgress }: MonthGroup, period: PlannedReport['period']) {
  if (isInProgress) return false
  if (!Array.isArray(period) && !('first' in period)) return months.length === 3 && firstMonth !== period.months.from
  // Where it begins a run, quarters before it were left out, or there are none.
  const year = Number(firstMonth.slice(0, 4))
  return [period].flat().every(({ first }) => first.ordinal !== ordinal || first.year !== year)
}

function weightOf(type: WasteType, months: readonly MonthlyWaste[]): number {
  return sumKg(months.map((month) => weightIn(month, type)))
}
