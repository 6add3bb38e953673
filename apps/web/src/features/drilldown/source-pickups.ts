import type { OrganizationPickup } from '@thant/contracts/pickups'
import type { WasteType } from '@thant/contracts/wastes'
import { wallClockOf } from '#lib/zoned-time.ts'

export type WeighedItem = { productName: string; productType: WasteType; quantity: number }

/** The pickups of a month, the items of a type; all of the report's without either. */
export type SourceFilter = { month?: string; type?: WasteType }

/** A pickup that a figure was computed from, with the items that count. */
export type SourcePickup = { _id: string; pickUpTime: string; items: readonly WeighedItem[] }

/** Those of some months that a filter leaves, the earliest first. */
export function sourcePickupsOf(
  pickups: readonly OrganizationPickup[],
  months: readonly string[],
  { month, type }: SourceFilter,
  timeZone: string,
): SourcePickup[] {
  const wanted = month === undefined ? months : [month]
  const ofMonths = pickups
    .filter(({ pickUpTime }) => wanted.includes(wallClockOf(pickUpTime, timeZone).day.slice(0, 7)))
    .map(({ _id, pickUpTime, items = [] }) => ({ _id, pickUpTime, items }))
    .toSorted((one, other) => one.pickUpTime.localeCompare(other.pickUpTime))
  return keepItems(ofMonths, ({ productType }) => type === undefined || productType === type)
}

/** The pickups with an item that counts. */
export function keepItems(pickups: readonly SourcePickup[], counts: (item: WeighedItem) => boolean): SourcePickup[] {
  return pickups
    .map(({ items, ...pickup }) => ({ ...pickup, items: items.filter(counts) }))
    .filter(({ items }) => items.length > 0)
}
