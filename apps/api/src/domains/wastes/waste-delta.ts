import type { WasteType } from '@thant/contracts/wastes'

/** What a pickup adds to the totals: nothing unless it is COMPLETED and not archived. */
export type CountedPickup = {
  organizationId: string
  /** YYYY-MM in the company's time zone. */
  month: string
  items: ReadonlyArray<{ wasteType: WasteType; weightKg: number }>
}

export type WasteChange = { organizationId: string; month: string; wasteType: WasteType; grams: number }

/** What changes in the totals when a pickup does: one entry per key that differs, in key order, in whole grams. */
export function wasteDelta(before: CountedPickup | null, after: CountedPickup | null): WasteChange[] {
  const changes = new Map<string, WasteChange>()
  add(changes, before, -1)
  add(changes, after, 1)
  return [...changes.entries()]
    .filter(([, change]) => change.grams !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change)
}

function add(changes: Map<string, WasteChange>, pickup: CountedPickup | null, sign: 1 | -1): void {
  for (const { wasteType, weightKg } of pickup?.items ?? []) {
    const { organizationId, month } = pickup as CountedPickup
    const key = `${organizationId} ${month} ${wasteType}`
    const change = changes.get(key) ?? { organizationId, month, wasteType, grams: 0 }
    change.grams += sign * Math.round(weightKg * 1_000)
    changes.set(key, change)
  }
}
