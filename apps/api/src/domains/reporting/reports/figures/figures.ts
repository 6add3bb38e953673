import { everyMonth } from '@thant/charts/every-month'
import { percentOfShare, roundPercent } from '@thant/contracts/materials/shares'
import { type MonthlyWaste, sumKg, type WasteSummary, wasteTypes, weightIn } from '@thant/contracts/materials/wastes'
import { divertedTreatments } from '@thant/contracts/reporting/gri'
import type { TreatedWeight } from '@thant/contracts/reporting/report-data'

/** The share of each type in percent with two decimals, each rounded by itself: they may add up to 99.99 or 100.01. */
export function sharesOf(figures: readonly WasteSummary[]): Array<{ type: WasteSummary['name']; percent: number }> {
  const total = totalOf(figures)
  if (total === 0) return []
  return figures.map(({ name, quantity }) => ({ type: name, percent: percentOf(quantity, total) }))
}

/** In percent, rounded as everywhere, and 0 of nothing. */
export function percentOf(partKg: number, wholeKg: number): number {
  if (wholeKg === 0) return 0
  return roundPercent(percentOfShare(Math.round(partKg * 1_000) / Math.round(wholeKg * 1_000)))
}

/** In percent with one decimal; undefined where there was nothing before. */
export function changeOf(kg: number, beforeKg: number): number | undefined {
  // Adding zero takes the sign off a change that rounds to nothing.
  return beforeKg === 0 ? undefined : Math.round(((kg - beforeKg) / beforeKg) * 1_000) / 10 + 0
}

/** In kilograms, summed in whole grams. Waste of which nobody knows what became of it counts as disposal. */
export function divertedOf(treatments: readonly TreatedWeight[]): number {
  const diverted = treatments.filter(({ treatment }) => divertedTreatments.includes(treatment))
  return sumKg(diverted.map(({ weightKg }) => weightKg))
}

/** Leaves out types without waste. Sums whole grams, so that totals agree. */
export function compositionOf(months: readonly MonthlyWaste[]): WasteSummary[] {
  return wasteTypes.flatMap((name) => {
    const quantity = sumKg(months.map((month) => weightIn(month, name)))
    return quantity > 0 ? [{ name, quantity }] : []
  })
}

/** In kilograms, summed in whole grams. */
export function totalOf(figures: readonly WasteSummary[]): number {
  return sumKg(figures.map(({ quantity }) => quantity))
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
