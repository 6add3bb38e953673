import { everyMonth } from '@thant/charts/every-month'
import { type MonthlyWaste, type WasteSummary, wasteTypes } from '@thant/contracts/wastes'

/** The share of each type in percent with two decimals, each rounded by itself: they may add up to 99.99 or 100.01. */
export function sharesOf(figures: readonly WasteSummary[]): Array<{ type: WasteSummary['name']; percent: number }> {
  const grams = figures.map(({ quantity }) => Math.round(quantity * 1_000))
  const total = grams.reduce((sum, each) => sum + each, 0)
  if (total === 0) return []
  return figures.map(({ name }, index) => ({
    type: name,
    percent: Math.round(((grams[index] ?? 0) * 10_000) / total) / 100,
  }))
}

/** Leaves out types without waste. Sums whole grams, so that totals agree. */
export function compositionOf(months: readonly MonthlyWaste[]): WasteSummary[] {
  return wasteTypes.flatMap((name) => {
    const grams = months.reduce((sum, month) => sum + Math.round(month[name] * 1_000), 0)
    return grams > 0 ? [{ name, quantity: grams / 1_000 }] : []
  })
}

/** In kilograms, summed in whole grams. */
export function totalOf(figures: readonly WasteSummary[]): number {
  return figures.reduce((grams, { quantity }) => grams + Math.round(quantity * 1_000), 0) / 1_000
}

/**
 * Returns the months of the chosen quarters, and the months without pickups between them as zeros
 * (docs/specification.md 9-35). Months of other quarters are left out, because they are not zero.
 */
export function seriesOf(
  known: readonly MonthlyWaste[],
  chosen: readonly string[],
): { months: MonthlyWaste[]; emptyMonths: string[] } {
  const [from, to] = [chosen[0], chosen.at(-1)]
  if (from === undefined || to === undefined) return { months: [], emptyMonths: [] }
  const { months, emptyMonths } = everyMonth(known, { from, to })
  return { months: months.filter(({ month }) => chosen.includes(month) || emptyMonths.includes(month)), emptyMonths }
}
