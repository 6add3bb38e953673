import type { OrganizationPickup } from '@thant/contracts/pickups'
import { wallClockOf } from '#lib/zoned-time.ts'

/** Groups pickups by their day in the company's time zone, in their original order. */
export function pickupsByDay(
  pickups: readonly OrganizationPickup[],
  timeZone: string,
): ReadonlyMap<string, OrganizationPickup[]> {
  return Map.groupBy(pickups, ({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day)
}
