import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { isToCome } from '#features/service/pickups/pickup-status.ts'

/** Returns the next pickup that is requested or confirmed; `now` is in milliseconds. */
export function nextPickup(
  pickups: readonly OrganizationPickup[] | undefined,
  now: number,
): OrganizationPickup | undefined {
  return pickups
    ?.filter(({ status }) => isToCome(status))
    .filter(({ pickUpTime }) => Date.parse(pickUpTime) >= now)
    .toSorted((one, other) => Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime))[0]
}
