import type { OrganizationPickup } from '@thant/contracts/pickups'
import type { Trace } from '#features/plan/trace.ts'
import { wallClockOf } from '#lib/zoned-time.ts'
import type { TracedPickup } from './traced-pickup.ts'

/** Of a report that is not saved yet: its pickups with what a figure counts, the earliest first. */
export function pickupsBehind(
  pickups: readonly OrganizationPickup[],
  months: readonly string[],
  { month, type }: Trace,
  timeZone: string,
): TracedPickup[] {
  const wanted = month === undefined ? months : [month]
  return pickups
    .filter(({ pickUpTime }) => wanted.includes(wallClockOf(pickUpTime, timeZone).day.slice(0, 7)))
    .flatMap(({ _id, pickUpTime, items = [] }) => {
      const counted = items.filter(({ productType }) => type === undefined || productType === type)
      const grams = counted.reduce((sum, { quantity }) => sum + Math.round(quantity * 1_000), 0)
      return counted.length > 0 ? [{ _id, pickUpTime, quantity: grams / 1_000, items: counted }] : []
    })
    .toSorted((one, other) => one.pickUpTime.localeCompare(other.pickUpTime))
}
