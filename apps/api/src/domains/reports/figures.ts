import { type MonthlyWaste, type WasteSummary, wasteTypes } from '@thant/contracts/wastes'

/** The share of each type in percent with two decimals; the largest remainders are rounded up, so that they add to 100.00. */
export function sharesOf(figures: readonly WasteSummary[]): Array<{ type: WasteSummary['name']; percent: number }> {
  const grams = figures.map(({ quantity }) => Math.round(quantity * 1_000))
  const total = grams.reduce((sum, each) => sum + each, 0)
  if (total === 0) return []
  const exact = grams.map((each) => (each / total) * 10_000)
  const floors = exact.map(Math.floor)
  const left = 10_000 - floors.reduce((sum, each) => sum + each, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  const roundedUp = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return figures.map(({ name }, index) => ({
    type: name,
    percent: ((floors[index] ?? 0) + (roundedUp.has(index) ? 1 : 0)) / 100,
  }))
}

/** Kilograms of each type over some months, the types without any left out; whole grams, so that sums agree. */
export function compositionOf(months: readonly MonthlyWaste[]): WasteSummary[] {
  return wasteTypes.flatMap((name) => {
    const grams = months.reduce((sum, month) => sum + Math.round(month[name] * 1_000), 0)
    return grams > 0 ? [{ name, quantity: grams / 1_000 }] : []
  })
}

/**
 * The months of a trend series: those of the chosen quarters and, between the first and the last of them, those without
 * pickups as zeros (SPECIFICATION 9). Months of quarters that were not chosen are no part of it.
 */
export function seriesOf(
  known: readonly MonthlyWaste[],
  chosen: readonly string[],
): { months: MonthlyWaste[]; emptyMonths: string[] } {
  const isChosen = new Set(chosen)
  const byMonth = new Map(known.map((month) => [month.month, month]))
  const ascending = [...chosen].sort()
  const emptyMonths: string[] = []
  const months = monthsBetween(ascending[0] ?? '', ascending.at(-1) ?? '').flatMap((month) => {
    const waste = byMonth.get(month)
    if (isChosen.has(month)) return waste ? [waste] : []
    if (waste) return []
    emptyMonths.push(month)
    return [{ month, Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }]
  })
  return { months, emptyMonths }
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month !== '' && month <= last; month = following(month)) months.push(month)
  return months
}

function following(month: string): string {
  const [year = 0, ofYear = 0] = month.split('-').map(Number)
  return ofYear === 12 ? `${year + 1}-01` : `${year}-${String(ofYear + 1).padStart(2, '0')}`
}
