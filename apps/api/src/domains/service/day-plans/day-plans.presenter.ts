import type { DayPlan, RouteNote } from '@thant/contracts/service/day-plans'
import { reference } from '#domains/service/pickups/pickups.presenter.ts'
import { startOfDay } from '#lib/company-time.ts'
import { locationOf } from '#lib/place.ts'
import type { RouteSolution, UnservedReason } from '#lib/routes/route-problem.ts'
import type { StopOfDay, VehicleOfDay } from './day-stops.queries.ts'

type Planned = {
  day: string
  version: number
  stops: readonly StopOfDay[]
  vehicles: readonly VehicleOfDay[]
  solution: RouteSolution
  pinned: ReadonlySet<string>
  metresByTime: number | null
  notes: readonly RouteNote[]
}

export function presentDayPlan(planned: Planned, timeZone: string): DayPlan {
  const { day, stops, solution } = planned
  const start = startOfDay(day, timeZone).getTime()
  const timeAt = (seconds: number) => new Date(start + seconds * 1_000).toISOString()
  const driven = new Set(solution.routes.flatMap((route) => route.stops.map(({ id }) => id)))
  const reasons = new Map<string, UnservedReason>(solution.unserved.map(({ id, reason }) => [id, reason]))
  return {
    day,
    __v: planned.version,
    vehicles: planned.vehicles.map((vehicle) => presentVehicle(vehicle, planned, timeAt)),
    unassigned: stops
      .filter(({ id, status }) => status === 'CONFIRMED' && !driven.has(id))
      .map((stop) => ({ ...presentStop(stop), reason: reasons.get(stop.id) ?? reasonOf(stop) })),
    metres: solution.metres,
    metresByTime: planned.metresByTime,
    notes: [...planned.notes],
  }
}

function reasonOf(stop: StopOfDay): UnservedReason | null {
  return locationOf(stop) === null ? 'no-place' : null
}

function presentVehicle(
  vehicle: VehicleOfDay,
  { stops, solution, pinned }: Planned,
  timeAt: (seconds: number) => string,
): DayPlan['vehicles'][number] {
  const route = solution.routes.find((other) => other.vehicle === vehicle.id)
  return {
    _id: vehicle.id,
    name: vehicle.plate,
    depot: { _id: vehicle.depotId, name: vehicle.depotName, location: locationOf(vehicle) },
    capacityKg: vehicle.capacityKg,
    stops: (route?.stops ?? []).flatMap(({ id, arrival, lateSeconds, trip }) => {
      const stop = stops.find((other) => other.id === id)
      const planned = { isPinned: pinned.has(id), arrivesAt: timeAt(arrival), isLate: lateSeconds > 0, trip }
      return stop === undefined ? [] : [{ ...presentStop(stop), ...planned }]
    }),
    trips: (route?.trips ?? []).map(({ kg, metres, unloadedAt }) => ({ kg, metres, unloadedAt: timeAt(unloadedAt) })),
    metres: route?.metres ?? 0,
    endsAt: timeAt(route?.endsAt ?? 0),
    isPastShift: (route?.pastShiftSeconds ?? 0) > 0,
  }
}

function presentStop(stop: StopOfDay) {
  return {
    _id: stop.id,
    organization: { _id: stop.organizationId, name: stop.organizationName },
    site: { _id: stop.siteId, name: stop.siteName },
    pickUpTime: stop.pickUpAt.toISOString(),
    status: stop.status,
    driver: reference(stop.driverId, stop.driverName),
    expectedKg: stop.expectedKg,
    location: locationOf(stop),
  }
}
