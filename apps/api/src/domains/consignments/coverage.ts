import { type MonthlyWaste, type WasteType, wasteTypes, weightIn } from '@thant/contracts/wastes'
import type { Movement } from './mass-balance.ts'

/** The share is between 0 and 1, and null where nothing was collected. */
export type Coverage = { weightKg: number; share: number | null }

/**
 * How much of these kilograms has left the company in consignments. Loads are of the whole company and take the oldest
 * stock first, as in the mass balance; an organization's kilograms of a type and month have left in the share in which
 * the company's of that type and month have.
 */
export function coverageOf(wastes: readonly MonthlyWaste[], movements: readonly Movement[]): Coverage {
  const shares = consignedShares(movements)
  let grams = 0
  let coveredGrams = 0
  for (const { month, ...kilograms } of wastes) {
    for (const wasteType of wasteTypes) {
      const collected = Math.round(weightIn(kilograms, wasteType) * 1_000)
      grams += collected
      coveredGrams += Math.round(collected * (shares.get(`${month} ${wasteType}`) ?? 0))
    }
  }
  return { weightKg: coveredGrams / 1_000, share: grams === 0 ? null : coveredGrams / grams }
}

/** Returns which share of what was collected in a month, by month and type, has left by now. */
function consignedShares(movements: readonly Movement[]): Map<string, number> {
  const inOrder = movements.toSorted((one, other) => (one.month < other.month ? -1 : 1))
  const stocks = new Map<WasteType, number>()
  for (const { wasteType, collected, consigned } of inOrder) {
    stocks.set(wasteType, Math.max(0, (stocks.get(wasteType) ?? 0) + collected - consigned))
  }
  // Since the oldest leaves first, what is in stock is of the newest months.
  const shares = new Map<string, number>()
  for (const { month, wasteType, collected } of inOrder.reverse()) {
    const stock = stocks.get(wasteType) ?? 0
    const inStock = Math.min(collected, stock)
    stocks.set(wasteType, stock - inStock)
    if (collected > 0) shares.set(`${month} ${wasteType}`, (collected - inStock) / collected)
  }
  return shares
}
