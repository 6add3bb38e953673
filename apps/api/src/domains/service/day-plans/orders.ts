import type { StoredRoute } from '#database/schema/day-plans.ts'
import type { StopOfDay, VehicleOfDay } from './day-stops.queries.ts'

/** For each vehicle the ids of its pickups, in order. */
export type Orders = Map<string, string[]>

/** `ygn 3m 4182` is the same plate as `YGN 3M-4182`. */
export function isPlateOf(plateNumber: string, { plate }: Pick<VehicleOfDay, 'plate'>): boolean {
  return normalized(plateNumber) === normalized(plate)
}

function normalized(plate: string): string {
  return plate.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** The vehicles that the pickups name by their plates, in the order of their times. */
export function ordersByTime(stops: readonly StopOfDay[], vehicles: readonly VehicleOfDay[]): Orders {
  const ofVehicle = (vehicle: VehicleOfDay) => stops.filter(({ plateNumber }) => isPlateOf(plateNumber, vehicle))
  return new Map(vehicles.map((vehicle) => [vehicle.id, ofVehicle(vehicle).map(({ id }) => id)]))
}

/** What was accepted, without pickups that went and vehicles that do not drive. */
export function acceptedOrders(
  routes: readonly StoredRoute[],
  stops: readonly StopOfDay[],
  vehicles: readonly VehicleOfDay[],
): Orders {
  const known = new Set(stops.map(({ id }) => id))
  return new Map(
    vehicles.map(({ id }) => {
      const route = routes.find(({ vehicle }) => vehicle === id)
      return [id, (route?.stops ?? []).map(({ pickup }) => pickup).filter((pickup) => known.has(pickup))]
    }),
  )
}
