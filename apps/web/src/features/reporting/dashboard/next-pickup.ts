import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { isToCome } from '#features/service/pickups/pickup-status.ts'
import { wallClockOf } from '#lib/entries/zoned-time.ts'

/** Returns the next pickup that is requested or confirmed; one of today is it until the day ends, also when late. */
export function nextPickup(
  pickups: readonly OrganizationPickup[] | undefined,
  today: string,
  timeZone: string,
): OrganizationPickup | undefined {
  return pickups
    ?.filter(({ status }) => isToCome(status))
    .filter(({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day >= today)
    .toSorted((one, other) => Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime))[0]
}
