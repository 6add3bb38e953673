import type { TranslationKey } from '@thant/i18n/translation-key'
import { Temporal } from 'temporal-polyfill'

/** Months as `YYYY-MM`, both included. */
export type MonthRange = { from: string; to: string }

/** A range without a label is named by its months. */
type MonthPreset = { label?: TranslationKey; range: MonthRange }

/** Returns the ranges that people ask for most; those that the whole range does not reach are left out. */
export function monthPresets(whole: MonthRange): MonthPreset[] {
  const thisMonth = Temporal.PlainYearMonth.from(whole.to)
  const monthsBack = (count: number) => thisMonth.subtract({ months: count }).toString()
  const sinceQuarter = ((thisMonth.month - 1) % 3) + 1
  const presets: MonthPreset[] = [
    { label: 'This month', range: { from: whole.to, to: whole.to } },
    { label: 'Last month', range: { from: monthsBack(1), to: monthsBack(1) } },
    { label: 'Last 3 months', range: { from: monthsBack(2), to: whole.to } },
    { range: { from: monthsBack(sinceQuarter + 2), to: monthsBack(sinceQuarter) } },
    { label: 'This year', range: { from: `${whole.to.slice(0, 4)}-01`, to: whole.to } },
    { label: 'Last 12 months', range: { from: monthsBack(11), to: whole.to } },
  ]
  return [...presets.filter(({ range }) => range.from >= whole.from), { label: 'All time', range: whole }]
}
