import type { StoredRoute } from '#database/schema/day-plans.ts'
import type { StopOfDay, VehicleOfDay } from './day-stops.queries.ts'

/** For each vehicle the ids of its pickups, in order. */
export type Orders = Map<string, string[]>

/** The vehicles that the pickups name, in the order of their times. */
export function ordersByTime(stops: readonly StopOfDay[], vehicles: readonly VehicleOfDay[]): Orders {
  const ofVehicle = (vehicle: VehicleOfDay) => stops.filter(({ vehicleId }) => vehicleId === vehicle.id)
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
