import type { PickupRow } from '@thant/contracts/service/pickups'
import { isToCome } from '#features/service/pickups/pickup-status.ts'

export const todaySorts = ['newest', 'oldest', 'organization'] as const
export type TodaySort = (typeof todaySorts)[number]

/** Rows per page of today's schedule (docs/specification.md 9-13). */
export const todayPageSize = 3

type TodayView = { q: string; sort: TodaySort; page: number }

/** Returns the requested page of today's pickups; a page beyond the last one becomes the last. */
export function todayPage(pickups: readonly PickupRow[], { q, sort, page }: TodayView) {
  const wanted = folded(q)
  const found = pickups.filter(({ organizationId }) => folded(organizationId.name).includes(wanted))
  const pageCount = Math.max(1, Math.ceil(found.length / todayPageSize))
  const shownPage = Math.min(Math.max(1, page), pageCount)
  const before = (shownPage - 1) * todayPageSize
  return {
    rows: found.toSorted(orders[sort]).slice(before, before + todayPageSize),
    before,
    total: found.length,
    page: shownPage,
    pageCount,
  }
}

/** Returns the page with the first pickup, by time, that is still to come, however late it is; else the last page. */
export function pageOfNext(pickups: readonly PickupRow[]): number {
  const next = pickups.toSorted(byTime).findIndex(({ status }) => isToCome(status))
  return Math.floor((next < 0 ? Math.max(0, pickups.length - 1) : next) / todayPageSize) + 1
}

type Order = (one: PickupRow, other: PickupRow) => number

const names = new Intl.Collator(['en', 'my'])
const byTime: Order = (one, other) =>
  Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime) || (one._id < other._id ? -1 : 1)

const orders: Record<TodaySort, Order> = {
  newest: (one, other) => byTime(other, one),
  oldest: byTime,
  organization: (one, other) => names.compare(one.organizationId.name, other.organizationId.name) || byTime(one, other),
}

function folded(text: string): string {
  return text.normalize('NFC').trim().toLocaleLowerCase('en')
}
