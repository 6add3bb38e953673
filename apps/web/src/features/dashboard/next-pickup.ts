import type { OrganizationPickup } from '@thant/contracts/pickups'

/** Returns the next pickup that is requested or confirmed; `now` is in milliseconds. */
export function nextPickup(
  pickups: readonly OrganizationPickup[] | undefined,
  now: number,
): OrganizationPickup | undefined {
  return pickups
    ?.filter(({ status }) => status === 'REQUESTED' || status === 'CONFIRMED')
    .filter(({ pickUpTime }) => Date.parse(pickUpTime) >= now)
    .toSorted((one, other) => Date.parse(one.pickUpTime) - Date.parse(other.pickUpTime))[0]
}
