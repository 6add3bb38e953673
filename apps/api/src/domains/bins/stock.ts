/** Bins that an order keeps from the stock. */
export type HeldBins = { binId: string; quantity: number }
export type StockChange = { binId: string; change: number }

/**
 * What an order that held `before` and now holds `after` does to each bin's stock, in key order and without changes of
 * nothing; null holds nothing.
 */
export function stockChanges(before: HeldBins | null, after: HeldBins | null): StockChange[] {
  const changes = new Map<string, number>()
  const add = (binId: string, change: number) => changes.set(binId, (changes.get(binId) ?? 0) + change)
  if (before) add(before.binId, before.quantity)
  if (after) add(after.binId, -after.quantity)
  return [...changes]
    .map(([binId, change]) => ({ binId, change }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => (one.binId < other.binId ? -1 : 1))
}
