import * as z from 'zod/mini'
import type { ChosenRoute } from '../order-stops.ts'
import type { DayStop, DayVehicle, PreparedDay } from '../prepared-day.ts'

/** Trips are rarely full. */
const roomForTrips = 1.2
/** A trip that is shorter is not worth the way. */
const shortestTripSeconds = 1_800

const answerSchema = z.object({
  code: z.literal(0),
  unassigned: z.array(z.object({ id: z.int() })),
  routes: z.array(
    z.object({
      vehicle: z.int(),
      steps: z.array(z.object({ type: z.string(), id: z.optional(z.int()) })),
    }),
  ),
})

/** One trip of a vehicle, which VROOM takes for a vehicle of its own, since it knows no unloading between trips. */
type Trip = { id: number; vehicle: DayVehicle; from: number; to: number }

/** What VROOM is asked by HTTP; no name and no coordinate leaves the portal. */
export function vroomRequest(day: PreparedDay) {
  const rows = (matrix: readonly Float64Array[]) => matrix.map((row) => Array.from(row, Math.round))
  const distances = rows(day.metres)
  return {
    vehicles: tripsOf(day).map(({ id, vehicle, from, to }) => ({
      id,
      start_index: vehicle.index,
      end_index: vehicle.index,
      capacity: [grams(vehicle.capacityKg)],
      time_window: [from, to],
      skills: [vehicle.index + 1],
    })),
    jobs: day.stops.map((stop) => ({
      id: stop.index + 1,
      location_index: day.vehicles.length + stop.index,
      service: stop.serviceSeconds,
      pickup: [grams(stop.kg)],
      time_windows: stop.open.map(({ from, to }) => [from, to]),
      ...(stop.pinned && { skills: [stop.pinned.vehicle + 1] }),
    })),
    matrices: { car: { durations: rows(day.seconds), distances, costs: distances } },
  }
}

/** Throws unless the answer has each stop once, or as not fitting, and no trip above its vehicle's capacity. */
export function routesFromVroom(day: PreparedDay, answer: unknown): ChosenRoute[] {
  const { routes, unassigned } = z.parse(answerSchema, answer)
  const trips = new Map(tripsOf(day).map((trip) => [trip.id, trip]))
  const waiting = new Set(day.stops.map(({ index }) => index + 1))
  const take = (id: number | undefined): DayStop => {
    const stop = day.stops[(id ?? 0) - 1]
    if (id === undefined || stop === undefined || !waiting.delete(id)) throw new Error(`it answered stop ${id} wrongly`)
    return stop
  }
  const driven = routes.map(({ vehicle, steps }) => {
    const trip = trips.get(vehicle)
    if (trip === undefined || !trips.delete(vehicle)) throw new Error(`it answered vehicle ${vehicle} wrongly`)
    const stops = steps.filter(({ type }) => type === 'job').map(({ id }) => take(id))
    const kg = stops.reduce((sum, stop) => sum + stop.kg, 0)
    if (kg > trip.vehicle.capacityKg) throw new Error(`it loads ${kg} kg on ${trip.vehicle.capacityKg} kg`)
    if (stops.some(({ pinned }) => pinned && pinned.vehicle !== trip.vehicle.index)) {
      throw new Error('it moved a pinned stop')
    }
    return { trip, stops: stops.map(({ id }) => id) }
  })
  for (const { id } of unassigned) take(id)
  if (waiting.size > 0) throw new Error(`it forgot ${waiting.size} stops`)
  return day.vehicles.map((vehicle) => ({
    vehicle: vehicle.id,
    trips: driven
      .filter(({ trip, stops }) => trip.vehicle === vehicle && stops.length > 0)
      .toSorted((one, other) => one.trip.from - other.trip.from)
      .map(({ stops }) => stops),
  }))
}

/** The shift is divided evenly among as many trips as the day's weight needs. */
function tripsOf({ stops, vehicles }: PreparedDay): Trip[] {
  const kg = stops.reduce((sum, stop) => sum + stop.kg, 0)
  const capacity = vehicles.reduce((sum, vehicle) => sum + vehicle.capacityKg, 0)
  const needed = Math.max(1, Math.ceil((roomForTrips * kg) / capacity))
  const trips: Trip[] = []
  for (const vehicle of vehicles) {
    const { startsAt, endsAt, unloadingSeconds } = vehicle
    const fitting = Math.floor((endsAt - startsAt) / (unloadingSeconds + shortestTripSeconds))
    const count = Math.max(1, Math.min(needed, fitting))
    const length = (endsAt - startsAt) / count
    for (let number = 0; number < count; number += 1) {
      const from = Math.round(startsAt + number * length)
      const to = Math.max(from, Math.round(from + length - unloadingSeconds))
      trips.push({ id: trips.length + 1, vehicle, from, to })
    }
  }
  return trips
}

function grams(kg: number): number {
  return Math.round(kg * 1_000)
}
