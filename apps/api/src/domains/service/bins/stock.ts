export type HeldBins = { binId: string; quantity: number }
export type StockChange = { binId: string; change: number }

/**
 * Returns the stock changes when an order that held `before` holds `after` instead, in key order and without zeros;
 * null means that it holds nothing.
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
