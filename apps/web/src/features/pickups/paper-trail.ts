import type { OrganizationPickup } from '@thant/contracts/pickups'
import type { WasteType } from '@thant/contracts/wastes'
import { createContext, useContext } from 'react'

export type WeighedItem = { productName: string; productType: WasteType; quantity: number }

/** A pickup behind a figure, with the items that count. */
export type PickupBehind = { _id: string; pickUpTime: string; items: readonly WeighedItem[] }

/** What is computed from an item's weight, where a figure is no weight. */
export type Measure = { label: string; of: (item: WeighedItem) => number; write: (amount: number) => string }

/** From a figure to the pickups behind it. */
export type Trail = {
  /** What the figure is, e.g. `Paper: direct emissions`. */
  title: string
  /** YYYY-MM, ascending. */
  months: readonly string[]
  counts: (item: WeighedItem) => boolean
  measure?: Measure
}

/** The pickups with an item that counts, the earliest first. */
export function pickupsWith(pickups: readonly OrganizationPickup[], counts: Trail['counts']): PickupBehind[] {
  return pickups
    .map(({ _id, pickUpTime, items = [] }) => ({ _id, pickUpTime, items: items.filter(counts) }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => one.pickUpTime.localeCompare(other.pickUpTime))
}

export const TrailContext = createContext<(trail: Trail) => void>(() => {})

/** Opens the pickups behind a figure. */
export function useTrail(): (trail: Trail) => void {
  return useContext(TrailContext)
}
