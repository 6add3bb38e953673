import type { MassBalanceRow } from '@thant/contracts/consignments'
import { type WasteType, wasteTypes } from '@thant/contracts/wastes'

/** What came in and what left of a type in a month, in whole grams. */
export type Movement = { month: string; wasteType: WasteType; collected: number; consigned: number }

/**
 * Carries the stock of each type through the months, which are in ascending order and without gaps, and returns a row
 * for each month in which there was something. Estimates of what was collected may be too low, and weighbridges are
 * right: what leaves beyond all that was there is the month's difference, and the stock goes on from nothing.
 */
export function massBalance(
  months: readonly string[],
  movements: readonly Movement[],
  tolerancePercent: number,
): MassBalanceRow[] {
  const byKey = new Map(movements.map((movement) => [`${movement.month} ${movement.wasteType}`, movement]))
  const stocks = new Map<WasteType, number>()
  const rows: MassBalanceRow[] = []
  for (const month of months) {
    for (const wasteType of wasteTypes) {
      const { collected, consigned } = byKey.get(`${month} ${wasteType}`) ?? { collected: 0, consigned: 0 }
      const stockBefore = stocks.get(wasteType) ?? 0
      const available = stockBefore + collected
      if (available === 0 && consigned === 0) continue
      const inStock = Math.max(0, available - consigned)
      const difference = Math.max(0, consigned - available)
      stocks.set(wasteType, inStock)
      rows.push({
        month,
        wasteType,
        stockBefore: stockBefore / 1_000,
        collected: collected / 1_000,
        consigned: consigned / 1_000,
        inStock: inStock / 1_000,
        difference: difference / 1_000,
        isBeyondTolerance: difference * 100 > available * tolerancePercent,
      })
    }
  }
  return rows
}
