import type { WasteTreatment, WasteType } from '@thant/contracts/materials/wastes'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { wallClockOf } from '#lib/entries/zoned-time.ts'

export type WeighedItem = {
  productName: string
  productType: WasteType
  quantity: number
  /** What became of it, where that matters. */
  note?: string
  /** For figures that go by it. The month is YYYY-MM. */
  treated?: { treatment: WasteTreatment; month: string }
}

/** Restricts pickups to a month, and their items to a type. */
export type SourceFilter = { month?: string; type?: WasteType }

/** A pickup that contributes to a figure, with the contributing items. */
export type SourcePickup = {
  _id: string
  pickUpTime: string
  items: readonly WeighedItem[]
  /** Stands beside the day in place of a link to the pickup, for readers who are told no ids. */
  place?: string
}

/** Returns the pickups of the months that match the filter, the earliest first. */
export function sourcePickupsOf(
  pickups: readonly OrganizationPickup[],
  months: readonly string[],
  { month, type }: SourceFilter,
  timeZone: string,
): SourcePickup[] {
  const includedMonths = month === undefined ? months : [month]
  const ofMonths = pickups
    .filter(({ pickUpTime }) => includedMonths.includes(wallClockOf(pickUpTime, timeZone).day.slice(0, 7)))
    .map(({ _id, pickUpTime, items = [] }) => ({ _id, pickUpTime, items }))
    .toSorted((one, other) => one.pickUpTime.localeCompare(other.pickUpTime))
  return keepItems(ofMonths, ({ productType }) => type === undefined || productType === type)
}

/** Keeps the items that count, and the pickups that have any. */
export function keepItems(pickups: readonly SourcePickup[], counts: (item: WeighedItem) => boolean): SourcePickup[] {
  return pickups
    .map(({ items, ...pickup }) => ({ ...pickup, items: items.filter(counts) }))
    .filter(({ items }) => items.length > 0)
}
