import { type MonthlyWaste, type WasteType, wasteTypes } from '@thant/contracts/wastes'
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
      const collected = Math.round(kilograms[wasteType] * 1_000)
      grams += collected
      coveredGrams += Math.round(collected * (shares.get(`${month} ${wasteType}`) ?? 0))
    }
  }
  return { weightKg: coveredGrams / 1_000, share: grams === 0 ? null : coveredGrams / grams }
}

/** Returns which share of what was collected in a month, by month and type, has left by now. */
function consignedShares(movements: readonly Movement[]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const type of wasteTypes) {
    for (const { month, collected, inStock } of stockOf(type, movements)) {
      if (collected > 0) shares.set(`${month} ${type}`, (collected - inStock) / collected)
    }
  }
  return shares
}

/** Returns what is still in stock of each month. What leaves beyond all that was there is taken from nothing. */
function stockOf(type: WasteType, movements: readonly Movement[]) {
  const ofType = movements
    .filter(({ wasteType }) => wasteType === type)
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
  const months: Array<{ month: string; collected: number; inStock: number }> = []
  const waiting: typeof months = []
  for (const { month, collected, consigned } of ofType) {
    const added = { month, collected, inStock: collected }
    months.push(added)
    waiting.push(added)
    let toTake = consigned
    for (let oldest = waiting[0]; oldest !== undefined && toTake > 0; oldest = waiting[0]) {
      const taken = Math.min(oldest.inStock, toTake)
      oldest.inStock -= taken
      toTake -= taken
      if (oldest.inStock === 0) waiting.shift()
    }
  }
  return months
}
