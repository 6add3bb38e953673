import type { OrganizationPickup } from '@thant/contracts/pickups'
import { wallClockOf } from '#lib/zoned-time.ts'

/** Pickups under the day that they have on the company's wall clock, in the order they came. */
export function pickupsByDay(
  pickups: readonly OrganizationPickup[],
  timeZone: string,
): ReadonlyMap<string, OrganizationPickup[]> {
  return Map.groupBy(pickups, ({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day)
}
