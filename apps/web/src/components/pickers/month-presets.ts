import { Temporal } from 'temporal-polyfill'

/** Months as `YYYY-MM`, both included. */
export type MonthRange = { from: string; to: string }

/** Returns the ranges that people ask for most; those that the whole range does not reach are left out. */
export function monthPresets(whole: MonthRange): Array<{ label: string; range: MonthRange }> {
  const monthsBack = (count: number) => Temporal.PlainYearMonth.from(whole.to).subtract({ months: count }).toString()
  const presets = [
    { label: 'This month', range: { from: whole.to, to: whole.to } },
    { label: 'Last month', range: { from: monthsBack(1), to: monthsBack(1) } },
    { label: 'Last 3 months', range: { from: monthsBack(2), to: whole.to } },
    { label: 'This year', range: { from: `${whole.to.slice(0, 4)}-01`, to: whole.to } },
    { label: 'Last 12 months', range: { from: monthsBack(11), to: whole.to } },
  ]
  return [...presets.filter(({ range }) => range.from >= whole.from), { label: 'All time', range: whole }]
}
