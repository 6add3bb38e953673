import type { TodaysPickup } from '@thant/contracts/service/pickups'

/** Returns the stop at which a bin stands, the one that is still to be made where there are several of its site. */
export function stopOfBin(pickups: readonly TodaysPickup[], code: string): TodaysPickup | undefined {
  const there = pickups.filter(({ binCodes }) => binCodes?.includes(code))
  return there.find(({ status }) => status === 'CONFIRMED') ?? there[0]
}
