import type { WasteTreatment, WasteType, WeightMeasure } from '@thant/contracts/materials/wastes'

/** What the totals tell apart besides organization, site and month. */
type WasteKey = { wasteType: WasteType; treatment: WasteTreatment; measure: WeightMeasure; isHazardous: boolean }

/** A pickup counts only while it is COMPLETED and not archived; otherwise callers pass null. */
export type CountedPickup = {
  organizationId: string
  siteId: string
  /** YYYY-MM-DD in the company's time zone. */
  day: string
  items: ReadonlyArray<WasteKey & { destinationId: string | null; weightKg: number }>
}

export type WasteChange = WasteKey & { organizationId: string; siteId: string; month: string; grams: number }

/** Returns how the totals change when a pickup does: one entry per key that differs, in key order, in whole grams. */
export function wasteDelta(before: CountedPickup | null, after: CountedPickup | null): WasteChange[] {
  const changes = new Map<string, WasteChange>()
  add(changes, before, -1)
  add(changes, after, 1)
  return inKeyOrder(changes).filter(({ grams }) => grams !== 0)
}

export type MonthlyWasteChange = Omit<WasteChange, 'organizationId' | 'siteId'>

/** Adds the changes of all organizations up, in key order. */
export function monthlyWasteDelta(changes: readonly WasteChange[]): MonthlyWasteChange[] {
  const sums = new Map<string, MonthlyWasteChange>()
  for (const { organizationId, siteId, ...change } of changes) {
    const { month, wasteType, treatment, measure, isHazardous, grams } = change
    const key = `${month} ${wasteType} ${treatment} ${measure} ${isHazardous}`
    sums.set(key, { ...change, grams: (sums.get(key)?.grams ?? 0) + grams })
  }
  return inKeyOrder(sums).filter(({ grams }) => grams !== 0)
}

/** Stands for the destination where none is recorded, since keys hold no null. */
export const noDestination = '00000000-0000-0000-0000-000000000000'

export type DestinationChange = Pick<WasteChange, 'month' | 'wasteType' | 'grams'> & { destinationId: string }

/** Returns how the kilograms by destination change, in key order and in whole grams. */
export function destinationDelta(before: CountedPickup | null, after: CountedPickup | null): DestinationChange[] {
  const changes = new Map<string, DestinationChange>()
  for (const [pickup, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (pickup === null) continue
    const month = monthOf(pickup)
    for (const { wasteType, destinationId: named, weightKg } of pickup.items) {
      const destinationId = named ?? noDestination
      const key = `${month} ${wasteType} ${destinationId}`
      const grams = (changes.get(key)?.grams ?? 0) + sign * Math.round(weightKg * 1_000)
      changes.set(key, { month, wasteType, destinationId, grams })
    }
  }
  return inKeyOrder(changes).filter(({ grams }) => grams !== 0)
}

export type DailyWasteChange = { day: string; grams: number }

/** Returns how the kilograms of a day change, in the order of days and in whole grams. */
export function dailyWasteDelta(before: CountedPickup | null, after: CountedPickup | null): DailyWasteChange[] {
  const changes = new Map<string, DailyWasteChange>()
  for (const [pickup, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (pickup === null) continue
    const { day, items } = pickup
    const grams = items.reduce((sum, { weightKg }) => sum + Math.round(weightKg * 1_000), 0)
    changes.set(day, { day, grams: (changes.get(day)?.grams ?? 0) + sign * grams })
  }
  return inKeyOrder(changes).filter(({ grams }) => grams !== 0)
}

export type PickupCountChange = { month: string; pickups: number }

/** Returns how the number of completed pickups changes per month, ascending. */
export function pickupCountDelta(before: CountedPickup | null, after: CountedPickup | null): PickupCountChange[] {
  return countDelta(before && monthOf(before), after && monthOf(after)).map(([month, pickups]) => ({ month, pickups }))
}

export type DailyPickupCountChange = { day: string; pickups: number }

/** Returns how the number of completed pickups changes per day, ascending. */
export function dailyPickupCountDelta(
  before: CountedPickup | null,
  after: CountedPickup | null,
): DailyPickupCountChange[] {
  return countDelta(before?.day ?? null, after?.day ?? null).map(([day, pickups]) => ({ day, pickups }))
}

/** Says when one pickup less and one more is counted; null is never. */
function countDelta(before: string | null, after: string | null): Array<[when: string, pickups: number]> {
  if (before === after) return []
  const changes = new Map<string, [string, number]>()
  if (before !== null) changes.set(before, [before, -1])
  if (after !== null) changes.set(after, [after, 1])
  return inKeyOrder(changes)
}

/** YYYY-MM. */
function monthOf({ day }: CountedPickup): string {
  return day.slice(0, 'YYYY-MM'.length)
}

function inKeyOrder<Change>(changes: ReadonlyMap<string, Change>): Change[] {
  return [...changes.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

function add(changes: Map<string, WasteChange>, pickup: CountedPickup | null, sign: 1 | -1): void {
  if (pickup === null) return
  const { organizationId, siteId, items } = pickup
  const month = monthOf(pickup)
  for (const { weightKg, destinationId, ...waste } of items) {
    const { wasteType, treatment, measure, isHazardous } = waste
    const key = `${organizationId} ${month} ${wasteType} ${siteId} ${treatment} ${measure} ${isHazardous}`
    const change = changes.get(key) ?? { ...waste, organizationId, siteId, month, grams: 0 }
    change.grams += sign * Math.round(weightKg * 1_000)
    changes.set(key, change)
  }
}
