import type { WasteTreatment } from '@thant/contracts/materials/wastes'

export type Share = { treatment: WasteTreatment; destinationId: string | null; percent: number }
export type Part = { treatment: WasteTreatment; destinationId: string | null; grams: number }

/**
 * Divides a weight by shares that add up to 100 %, in whole grams. What rounding leaves goes to the largest share, the
 * first of equal ones, so that the parts always add up to the weight. A share that gets nothing has no part.
 */
export function splitByShares(grams: number, shares: readonly Share[]): Part[] {
  const parts = shares.map(({ percent, ...share }) => ({
    ...share,
    grams: Math.floor((grams * Math.round(percent * 100)) / 10_000),
  }))
  const rest = grams - parts.reduce((sum, part) => sum + part.grams, 0)
  const largest = Math.max(...shares.map(({ percent }) => percent))
  const first = parts[shares.findIndex(({ percent }) => percent === largest)]
  if (first !== undefined) first.grams += rest
  return parts.filter((part) => part.grams > 0)
}
