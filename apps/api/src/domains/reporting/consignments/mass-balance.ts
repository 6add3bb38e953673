import { type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import type { MassBalanceRow } from '@thant/contracts/reporting/mass-balance'

/** What came in, left and was lost of a type in a span of days within a month, in whole grams. */
export type Movement = {
  month: string
  wasteType: WasteType
  collected: number
  consigned: number
  lost?: number
  /** What a stock-take found at the end of the span. */
  counted?: number
}

/**
 * Carries the stock of each type through the months, which are in ascending order and without gaps, and returns a row
 * for each month in which there was something. Spans of a month are in order. Estimates of what was collected may be too
 * low, and weighbridges are right: what leaves beyond all that was there is the month's difference, and the stock goes on
 * from nothing; or from what a stock-take found, where there was one.
 */
export function massBalance(
  months: readonly string[],
  movements: readonly Movement[],
  tolerancePercent: number,
): MassBalanceRow[] {
  const byKey = Map.groupBy(movements, ({ month, wasteType }) => `${month} ${wasteType}`)
  const stocks = new Map<WasteType, number>()
  const rows: MassBalanceRow[] = []
  for (const month of months) {
    for (const wasteType of wasteTypes) {
      const spans = byKey.get(`${month} ${wasteType}`) ?? []
      const stockBefore = stocks.get(wasteType) ?? 0
      const sums = sumOf(stockBefore, spans)
      const isEmpty = stockBefore === 0 && sums.collected === 0 && sums.consigned === 0 && sums.lost === 0
      if (isEmpty && sums.adjusted === 0) continue
      stocks.set(wasteType, sums.inStock)
      rows.push({
        month,
        wasteType,
        stockBefore: stockBefore / 1_000,
        collected: sums.collected / 1_000,
        consigned: sums.consigned / 1_000,
        lost: sums.lost / 1_000,
        adjusted: sums.adjusted / 1_000,
        inStock: sums.inStock / 1_000,
        difference: sums.difference / 1_000,
        isBeyondTolerance: sums.difference * 100 > (stockBefore + sums.collected) * tolerancePercent,
      })
    }
  }
  return rows
}

/** Goes through the spans of a month from the stock before it. */
function sumOf(stockBefore: number, spans: readonly Movement[]) {
  const sums = { collected: 0, consigned: 0, lost: 0, adjusted: 0, difference: 0, inStock: stockBefore }
  for (const { collected, consigned, lost = 0, counted } of spans) {
    const rest = sums.inStock + collected - consigned - lost
    sums.collected += collected
    sums.consigned += consigned
    sums.lost += lost
    sums.difference += Math.max(0, -rest)
    sums.inStock = counted ?? Math.max(0, rest)
    if (counted !== undefined) sums.adjusted += counted - Math.max(0, rest)
  }
  return sums
}
