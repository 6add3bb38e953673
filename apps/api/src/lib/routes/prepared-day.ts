import { estimateMatrix, greatCircle } from './distances.ts'
import type { Hours, Place, RouteProblem, RouteStop, RouteVehicle, UnservedReason } from './route-problem.ts'
import { daySeconds, openSpans, overlapOf } from './windows.ts'

/** How long a vehicle may be out after its shift; what needs more does not fit. */
export const maxOvertimeSeconds = 2 * 3_600
/** A stop at sea or with its coordinates exchanged is further away than anybody drives in a day. */
export const maxMetresFromDepot = 100_000

export type DayStop = {
  index: number
  id: string
  kg: number
  serviceSeconds: number
  open: Hours[]
  pinned: { vehicle: number; number: number } | undefined
}

export type DayVehicle = {
  index: number
  id: string
  capacityKg: number
  startsAt: number
  endsAt: number
  unloadingSeconds: number
}

/** What can be driven at all, numbered. Points of the matrix are the depots of the vehicles, then the stops. */
export type PreparedDay = {
  stops: DayStop[]
  vehicles: DayVehicle[]
  metres: Float64Array[]
  seconds: Float64Array[]
  unserved: Array<{ id: string; reason: UnservedReason }>
}

export function prepareDay({ stops, vehicles, matrix }: RouteProblem): PreparedDay {
  const usable = vehicles.filter((vehicle) => vehicle.depot !== null && vehicle.capacityKg > 0)
  const reasons = stops.map((stop) => reasonAgainst(stop, usable))
  const served = stops.filter((_, index) => reasons[index] === undefined)
  const places = [...usable.map(({ depot }) => depot), ...served.map(({ place }) => place)] as Place[]
  const rows = [
    ...usable.map((vehicle) => vehicles.indexOf(vehicle)),
    ...served.map((stop) => vehicles.length + stops.indexOf(stop)),
  ]
  const { metres, seconds } = matrix ?? estimateMatrix(places)
  const pick = (all: readonly (readonly number[])[]) =>
    matrix === undefined
      ? all.map((row) => Float64Array.from(row))
      : rows.map((from) => Float64Array.from(rows, (to) => all[from]?.[to] ?? 0))
  return {
    stops: served.map((stop, index) => numbered(stop, index, usable)),
    vehicles: usable.map(numberedVehicle),
    metres: pick(metres),
    seconds: pick(seconds),
    unserved: stops.flatMap(({ id }, index) => {
      const reason = reasons[index]
      return reason === undefined ? [] : [{ id, reason }]
    }),
  }
}

function reasonAgainst(stop: RouteStop, vehicles: readonly RouteVehicle[]): UnservedReason | undefined {
  const { place, kg, pinned } = stop
  const own = vehicles.filter(({ id }) => id === pinned?.vehicle)
  const able = own.length > 0 ? own : vehicles
  if (place === null || !isOnEarth(place)) return 'no-place'
  if (able.length === 0) return 'no-vehicle'
  const near = able.filter(({ depot }) => depot && greatCircle(depot, place) <= maxMetresFromDepot)
  if (near.length === 0) return 'too-far'
  if (near.every(({ capacityKg }) => kg > capacityKg)) return 'too-heavy'
  const open = openSpans(stop.windows)
  const isOpenFor = (vehicle: RouteVehicle) => {
    const { startsAt, endsAt } = shiftOf(vehicle)
    const out = { from: startsAt, to: endsAt + maxOvertimeSeconds }
    return open.map((span) => overlapOf(span, out)).some(({ from, to }) => from < to)
  }
  return near.some(isOpenFor) ? undefined : 'closed'
}

function isOnEarth({ lng, lat }: Place): boolean {
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90
}

function numbered(stop: RouteStop, index: number, vehicles: readonly RouteVehicle[]): DayStop {
  const { id, kg, serviceSeconds, windows, pinned } = stop
  const vehicle = vehicles.findIndex((other) => other.id === pinned?.vehicle)
  return {
    index,
    id,
    kg: Math.max(0, kg),
    serviceSeconds,
    open: openSpans(windows),
    pinned: pinned && vehicle >= 0 ? { vehicle, number: pinned.number } : undefined,
  }
}

function numberedVehicle(vehicle: RouteVehicle, index: number): DayVehicle {
  const { id, capacityKg, unloadingSeconds } = vehicle
  return { index, id, capacityKg, unloadingSeconds, ...shiftOf(vehicle) }
}

/** A shift over midnight ends on the day after. */
function shiftOf({ shift: { from, to } }: RouteVehicle): { startsAt: number; endsAt: number } {
  return { startsAt: from, endsAt: to > from ? to : to + daySeconds }
}
