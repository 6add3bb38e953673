import { wallClockOf } from '#lib/entries/zoned-time.ts'

/** Groups pickups, planned or wanted, by their day in the company's time zone, in their original order. */
export function pickupsByDay<Pickup extends { pickUpTime: string }>(
  pickups: readonly Pickup[],
  timeZone: string,
): ReadonlyMap<string, Pickup[]> {
  return Map.groupBy(pickups, ({ pickUpTime }) => wallClockOf(pickUpTime, timeZone).day)
}
