import { stopMinutes } from '@thant/contracts/service/planned-arrivals'
import { shiftOf } from '#domains/service/vehicles/vehicles.queries.ts'
import { locationOf, openingHoursOf } from '#lib/records/place.ts'
import { matrixOf, type Roads } from '#lib/routes/outside/road-distances.ts'
import type { Hours, Place, RouteProblem, RouteStop } from '#lib/routes/route-problem.ts'
import type { StopOfDay, VehicleOfDay } from './day-stops.queries.ts'
import type { Orders } from './orders.ts'

const serviceSeconds = stopMinutes * 60
/** When vehicles without a shift are out whose depot never closes. */
const workingHours = { from: '06:00', to: '18:00' }

type Day = {
  stops: readonly StopOfDay[]
  vehicles: readonly VehicleOfDay[]
  orders: Orders
  roads: Roads | undefined
}

/** What the engine is asked; pinned stops keep the number that they have in the orders. */
export function problemOf(day: Day, pinned: ReadonlySet<string>, seed: number): RouteProblem {
  const { stops, vehicles, orders, roads } = day
  const problem: RouteProblem = {
    seed,
    stops: stops.map((stop) => ({
      id: stop.id,
      place: locationOf(stop),
      kg: stop.expectedKg ?? 0,
      serviceSeconds,
      windows: windowsOf(stop),
      pinned: pinned.has(stop.id) ? pinOf(stop.id, orders) : undefined,
    })),
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      depot: locationOf(vehicle),
      capacityKg: vehicle.capacityKg,
      shift: hoursOf(shiftOf(vehicle) ?? openingHoursOf(vehicle) ?? workingHours),
      unloadingSeconds: vehicle.unloadingMinutes * 60,
    })),
  }
  return roads === undefined ? problem : { ...problem, matrix: matrixOf(problem, roads) }
}

/** Between which ways are sought. */
export function placesOf(stops: readonly StopOfDay[], vehicles: readonly VehicleOfDay[]): Place[] {
  return [...vehicles, ...stops].flatMap((location) => locationOf(location) ?? [])
}

function pinOf(id: string, orders: Orders): RouteStop['pinned'] {
  for (const [vehicle, order] of orders) {
    const index = order.indexOf(id)
    if (index >= 0) return { vehicle, number: index + 1 }
  }
  return undefined
}

export function windowsOf(stop: StopOfDay): Hours[] {
  const hours = openingHoursOf(stop)
  return hours === null ? [] : [hoursOf(hours)]
}

function hoursOf({ from, to }: { from: string; to: string }): Hours {
  return { from: secondsOf(from), to: secondsOf(to) }
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 3_600 + minutes * 60
}
