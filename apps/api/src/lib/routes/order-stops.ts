import { withBestTrips } from './first-plan.ts'
import { type DayVehicle, type PreparedDay, prepareDay } from './prepared-day.ts'
import { Random } from './random.ts'
import type { RouteProblem, RouteSolution, VehicleRoute } from './route-problem.ts'
import { improvePlan, type Plan, recreate } from './ruin-and-recreate.ts'
import { splitTrips } from './split-trips.ts'
import { visitAt } from './timeline.ts'
import { Tour } from './tour.ts'

/** So many that 60 stops take about a second; a round takes longer the more stops there are, and few need few. */
const mostRounds = 20_000
const roundsOfStop = 400
const roundsOfAllStops = 1_000_000

/** Proposes the order of a day. It is the same for the same problem, however busy the machine is. */
export function orderStops(problem: RouteProblem): RouteSolution {
  const day = prepareDay(problem)
  const { rounds = roundsFor(day.stops.length) } = problem
  return solutionOfPlan(day, improvePlan(day, problem.seed, rounds))
}

export type ChosenRoute = { vehicle: string; trips: string[][] }

/**
 * Keeps trips that another engine chose, none of them above the capacity. Pinned stops go to their numbers, and what
 * was left out goes where it fits.
 */
export function completeOrder(problem: RouteProblem, chosen: readonly ChosenRoute[]): RouteSolution {
  const day = prepareDay(problem)
  const stops = new Map(day.stops.map(({ id, index }) => [id, index]))
  const tours = day.vehicles.map((vehicle) => {
    const { trips = [] } = chosen.find((route) => route.vehicle === vehicle.id) ?? {}
    const numbered = trips.map((trip) => trip.flatMap((id) => stops.get(id) ?? []))
    return new Tour(day, vehicle, withPins(day, vehicle, numbered))
  })
  const driven = new Set(tours.flatMap(({ trips }) => trips.flat()))
  const waiting = day.stops.map(({ index }) => index).filter((index) => !driven.has(index))
  const plan: Plan = { tours, left: [], cost: 0 }
  recreate(day, plan, waiting, new Random(problem.seed))
  return solutionOfPlan(day, plan)
}

function withPins(day: PreparedDay, vehicle: DayVehicle, trips: number[][]): number[][] {
  const pinned = day.stops.filter((stop) => stop.pinned?.vehicle === vehicle.index)
  if (pinned.length === 0) return trips
  const order = trips.flat().filter((index) => !pinned.some((stop) => stop.index === index))
  for (const stop of pinned.toSorted((one, other) => (one.pinned?.number ?? 0) - (other.pinned?.number ?? 0))) {
    order.splice((stop.pinned?.number ?? 1) - 1, 0, stop.index)
  }
  return splitTrips(day, vehicle, order)
}

function solutionOfPlan(day: PreparedDay, { tours, left }: Plan): RouteSolution {
  const unserved = left.map((index) => ({ id: day.stops[index]?.id ?? '', reason: 'no-time' as const }))
  return solutionOf(
    day,
    tours.map((tour) => withBestTrips(day, tour)),
    [...day.unserved, ...unserved],
  )
}

function roundsFor(stops: number): number {
  return Math.min(mostRounds, roundsOfStop * stops, Math.ceil(roundsOfAllStops / Math.max(1, stops)))
}

/** The times and trips of an order that somebody chose; a stop that no vehicle has is left out. */
export function followOrder(problem: RouteProblem, orders: ReadonlyMap<string, readonly string[]>): RouteSolution {
  const day = prepareDay(problem)
  const stops = new Map(day.stops.map(({ id, index }) => [id, index]))
  const tours = day.vehicles.map((vehicle) => {
    const order = (orders.get(vehicle.id) ?? []).flatMap((id) => stops.get(id) ?? [])
    const carried = order.filter((index) => (day.stops[index]?.kg ?? 0) <= vehicle.capacityKg)
    return new Tour(day, vehicle, splitTrips(day, vehicle, carried))
  })
  const driven = new Set(tours.flatMap(({ trips }) => trips.flat()))
  const ordered = new Set([...orders.values()].flat())
  const unserved = day.stops
    .filter(({ index, id }) => ordered.has(id) && !driven.has(index))
    .map(({ id }) => ({ id, reason: 'too-heavy' as const }))
  return solutionOf(day, tours, [...day.unserved.filter(({ id }) => ordered.has(id)), ...unserved])
}

function solutionOf(day: PreparedDay, tours: readonly Tour[], unserved: RouteSolution['unserved']): RouteSolution {
  const routes = tours.map((tour) => routeOf(day, tour))
  return { routes, unserved, metres: routes.reduce((sum, { metres }) => sum + metres, 0) }
}

function routeOf(day: PreparedDay, { vehicle, trips, loads, line }: Tour): VehicleRoute {
  return {
    vehicle: vehicle.id,
    stops: trips.flatMap((trip, number) =>
      trip.flatMap((index, position) => {
        const stop = day.stops[index]
        if (stop === undefined) return []
        const visit = visitAt(stop, line.arrivals[number]?.[position] ?? 0)
        return { id: stop.id, arrival: visit.startsAt, lateSeconds: visit.lateSeconds, trip: number + 1 }
      }),
    ),
    trips: trips.map((trip, number) => ({
      kg: loads[number] ?? 0,
      metres: new Tour(day, vehicle, [trip]).line.metres,
      unloadedAt: line.leavesAt[number + 1] ?? 0,
    })),
    metres: line.metres,
    endsAt: line.leavesAt.at(-1) ?? vehicle.startsAt,
    pastShiftSeconds: line.pastShiftSeconds,
  }
}
