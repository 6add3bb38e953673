import type { OrganizationPickup } from '@thant/contracts/pickups'
import { createContext, useContext } from 'react'

export type WeighedItem = NonNullable<OrganizationPickup['items']>[number]

/** From a figure to the pickups behind it. */
export type Trail = {
  /** What the figure is, e.g. `Paper: direct emissions`. */
  title: string
  /** YYYY-MM, ascending. */
  months: readonly string[]
  counts: (item: WeighedItem) => boolean
  /** What is computed from an item's weight, where the figure is no weight. */
  measure?: { label: string; of: (item: WeighedItem) => number; write: (amount: number) => string }
}

export type TrailLine = { pickupId: string; pickUpTime: string; item: WeighedItem }

/** The weighed items that count, in time order. */
export function trailLines(pickups: readonly OrganizationPickup[], counts: Trail['counts']): TrailLine[] {
  return pickups.flatMap(({ _id, pickUpTime, items = [] }) =>
    items.filter(counts).map((item) => ({ pickupId: _id, pickUpTime, item })),
  )
}

export const TrailContext = createContext<(trail: Trail) => void>(() => {})

/** Opens the pickups behind a figure. */
export function useTrail(): (trail: Trail) => void {
  return useContext(TrailContext)
}
