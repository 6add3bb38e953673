import type { DayPlan, RouteNote } from '@thant/contracts/service/day-plans'
import { reference } from '#domains/service/pickups/pickups.presenter.ts'
import type { ExpectedArrival } from '#domains/service/pickups/todays-stops/expected-arrivals.ts'
import { startOfDay } from '#lib/company-time.ts'
import { locationOf } from '#lib/records/place.ts'
import type { RouteSolution, UnservedReason } from '#lib/routes/route-problem.ts'
import { visitAt } from '#lib/routes/timeline.ts'
import { openSpans } from '#lib/routes/windows.ts'
import { windowsOf } from './day-problem.ts'
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
  /** Of an accepted order of today. */
  expected?: ReadonlyMap<string, ExpectedArrival>
}

export function presentDayPlan(planned: Planned, timeZone: string): DayPlan {
  const { day, stops, solution } = planned
  const start = startOfDay(day, timeZone).getTime()
  const times = {
    at: (seconds: number) => new Date(start + seconds * 1_000).toISOString(),
    secondsOf: (at: Date) => (at.getTime() - start) / 1_000,
  }
  const driven = new Set(solution.routes.flatMap((route) => route.stops.map(({ id }) => id)))
  const reasons = new Map<string, UnservedReason>(solution.unserved.map(({ id, reason }) => [id, reason]))
  return {
    day,
    __v: planned.version,
    vehicles: planned.vehicles.map((vehicle) => presentVehicle(vehicle, planned, times)),
    unassigned: stops
      .filter(({ id, status }) => status === 'CONFIRMED' && !driven.has(id))
      .map((stop) => ({
        ...presentStop(stop),
        plateNumber: stop.plateNumber,
        reason: reasons.get(stop.id) ?? reasonOf(stop),
      })),
    metres: solution.metres,
    metresByTime: planned.metresByTime,
    notes: [...planned.notes],
  }
}

function reasonOf(stop: StopOfDay): UnservedReason | null {
  return locationOf(stop) === null ? 'no-place' : null
}

type DayTimes = { at: (seconds: number) => string; secondsOf: (at: Date) => number }

function presentVehicle(
  vehicle: VehicleOfDay,
  { stops, solution, pinned, expected }: Planned,
  { at: timeAt, secondsOf }: DayTimes,
): DayPlan['vehicles'][number] {
  const route = solution.routes.find((other) => other.vehicle === vehicle.id)
  const last = route?.stops.at(-1)
  const lastExpectedAt = last && expected?.get(last.id)?.at
  const delaySeconds = last && lastExpectedAt ? secondsOf(lastExpectedAt) - last.arrival : 0
  return {
    _id: vehicle.id,
    name: vehicle.plate,
    depot: { _id: vehicle.depotId, name: vehicle.depotName, location: locationOf(vehicle) },
    capacityKg: vehicle.capacityKg,
    stops: (route?.stops ?? []).flatMap(({ id, arrival, lateSeconds, trip }) => {
      const stop = stops.find((other) => other.id === id)
      if (stop === undefined) return []
      const at = expected?.get(id)?.at
      const isExpectedLate = at !== undefined && isClosedBy(stop, secondsOf(at))
      return {
        ...presentStop(stop),
        ...{ isPinned: pinned.has(id), arrivesAt: timeAt(arrival), isLate: lateSeconds > 0, trip },
        ...{ expectedArrivalAt: at?.toISOString() ?? null, isExpectedLate },
      }
    }),
    trips: (route?.trips ?? []).map(({ kg, metres, unloadedAt }) => ({
      ...{ kg, metres, unloadedAt: timeAt(unloadedAt) },
      unloadsAt: timeAt(unloadedAt - vehicle.unloadingMinutes * 60),
    })),
    metres: route?.metres ?? 0,
    endsAt: timeAt((route?.endsAt ?? 0) + delaySeconds),
    isPastShift: (route?.pastShiftSeconds ?? 0) > 0,
  }
}

function isClosedBy(stop: StopOfDay, seconds: number): boolean {
  return visitAt({ open: openSpans(windowsOf(stop)) }, seconds).lateSeconds > 0
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
