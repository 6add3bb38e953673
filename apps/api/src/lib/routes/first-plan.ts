import type { PreparedDay } from './prepared-day.ts'
import { splitTrips } from './split-trips.ts'
import { Tour } from './tour.ts'

/** The vehicles with their pinned stops alone, in the order of their numbers. */
export function toursOfPins(day: PreparedDay): Tour[] {
  return day.vehicles.map((vehicle) => {
    const pinned = day.stops.filter((stop) => stop.pinned?.vehicle === vehicle.index)
    const inOrder = pinned.toSorted((one, other) => (one.pinned?.number ?? 0) - (other.pinned?.number ?? 0))
    return new Tour(day, vehicle, splitAtGaps(inOrder, vehicle.capacityKg))
  })
}

/** Stops come between pinned ones whose numbers are not next to each other, maybe with an unloading. */
function splitAtGaps(pinned: PreparedDay['stops'], capacityKg: number): number[][] {
  const trips: number[][] = []
  let load = 0
  let last: number | undefined
  for (const { index, kg, pinned: pin } of pinned) {
    const isNext = last !== undefined && pin !== undefined && pin.number <= last + 1
    if (isNext && load + kg <= capacityKg) {
      trips.at(-1)?.push(index)
      load += kg
    } else {
      trips.push([index])
      load = kg
    }
    last = pin?.number
  }
  return trips
}

/** Unloads where it costs least, which joins trips that pinned stops kept apart. */
export function withBestTrips(day: PreparedDay, tour: Tour): Tour {
  const other = new Tour(day, tour.vehicle, splitTrips(day, tour.vehicle, tour.trips.flat()))
  return other.cost < tour.cost ? other : tour
}
