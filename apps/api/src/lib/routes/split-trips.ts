import type { DayStop, DayVehicle, PreparedDay } from './prepared-day.ts'
import { between } from './timeline.ts'

/** Divides an order of stops into the trips that are shortest together, none of them above the capacity. */
export function splitTrips(day: PreparedDay, vehicle: DayVehicle, order: readonly number[]): number[][] {
  const depots = day.vehicles.length
  const metres = (from: number, to: number) => between(day.metres, from, to)
  const point = (position: number) => depots + (order[position] as number)
  /** What the first stops cost at least, and where the last of their trips begins. */
  const cheapest = [0]
  const begins = [0]
  for (let end = 1; end <= order.length; end += 1) {
    let load = 0
    let inside = 0
    cheapest[end] = Number.POSITIVE_INFINITY
    for (let start = end - 1; start >= 0; start -= 1) {
      load += (day.stops[order[start] as number] as DayStop).kg
      if (load > vehicle.capacityKg) break
      if (start < end - 1) inside += metres(point(start), point(start + 1))
      const trip = metres(vehicle.index, point(start)) + inside + metres(point(end - 1), vehicle.index)
      const cost = (cheapest[start] as number) + trip
      if (cost < (cheapest[end] as number)) {
        cheapest[end] = cost
        begins[end] = start
      }
    }
  }
  const trips: number[][] = []
  for (let end = order.length; end > 0; end = begins[end] as number) {
    trips.unshift(order.slice(begins[end] as number, end))
  }
  return trips
}
