import type { OrganizationPickup } from '@thant/contracts/pickups'
import { type PickupBehind, pickupsWith } from '#features/pickups/paper-trail.ts'
import type { Trace } from '#features/plan/trace.ts'
import { wallClockOf } from '#lib/zoned-time.ts'

/** Of a report that is not saved yet: its pickups with what a figure counts, the earliest first. */
export function pickupsBehind(
  pickups: readonly OrganizationPickup[],
  months: readonly string[],
  { month, type }: Trace,
  timeZone: string,
): PickupBehind[] {
  const wanted = month === undefined ? months : [month]
  const ofMonths = pickups.filter(({ pickUpTime }) =>
    wanted.includes(wallClockOf(pickUpTime, timeZone).day.slice(0, 7)),
  )
  return pickupsWith(ofMonths, ({ productType }) => type === undefined || productType === type)
}
