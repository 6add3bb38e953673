import { wasteTypes } from '@thant/contracts/materials/wastes'
import {
  type MassBalanceRow,
  type StockWarning,
  staleMonths,
  typicalStockFactor,
} from '@thant/contracts/reporting/mass-balance'

/** Fewer months of collection say nothing about what is usual. */
const leastMonths = 3
const typicalMonths = 12

/**
 * Returns which stocks of the last month are doubtful. The oldest leaves first, so a stock that is more than the last
 * months collected together holds something older than these.
 */
export function stockWarnings(rows: readonly MassBalanceRow[], lastMonths: readonly string[]): StockWarning[] {
  const last = lastMonths.at(-1)
  return wasteTypes.flatMap((wasteType): StockWarning[] => {
    const ofType = rows.filter((row) => row.wasteType === wasteType)
    const inStock = ofType.find(({ month }) => month === last)?.inStock ?? 0
    const collectedIn = (months: readonly string[]) =>
      ofType.filter(({ month }) => months.includes(month)).map(({ collected }) => collected)
    const stale = (gramsOf(inStock) - sum(collectedIn(lastMonths.slice(-staleMonths)))) / 1_000
    const typical = medianOf(collectedIn(lastMonths.slice(-typicalMonths)).filter((collected) => collected > 0))
    return [
      ...(stale > 0 ? [{ kind: 'never-leaves' as const, wasteType, inStock, weightKg: stale }] : []),
      ...(typical !== undefined && inStock > typicalStockFactor * typical
        ? [{ kind: 'far-beyond-usual' as const, wasteType, inStock, weightKg: typical }]
        : []),
    ]
  })
}

function medianOf(kilograms: readonly number[]): number | undefined {
  if (kilograms.length < leastMonths) return undefined
  const sorted = kilograms.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

function sum(kilograms: readonly number[]): number {
  return kilograms.reduce((grams, one) => grams + gramsOf(one), 0)
}

function gramsOf(kilograms: number): number {
  return Math.round(kilograms * 1_000)
}
