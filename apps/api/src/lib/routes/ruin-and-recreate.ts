import { toursOfPins } from './first-plan.ts'
import type { DayStop, PreparedDay } from './prepared-day.ts'
import { Random } from './random.ts'
import type { Insertion, Tour } from './tour.ts'

/** How many stops are taken out in a round, on average and of one trip at most. */
const removedOnAverage = 8
const removedOfTrip = 10
/** How many of the stops that did not fit are tried in a round. */
const triedAgain = 4
/** A place is left out now and then, so that the same stops do not go back to the same places. */
const skipped = 0.01
/** In metres, as shares of the first plan: what a worse plan may cost more at the beginning, and at the end. */
const warm = 0.02
const cold = 0.000_02

export type Plan = { tours: Tour[]; left: number[]; cost: number }

/**
 * Takes neighbouring stops out and puts them back where they cost least, many times; a plan that is a little worse is
 * kept at first (slack induction by string removals, Christiaens and Vanden Berghe 2020). The number of rounds is fixed
 * and the numbers come from the seed, so the same day has the same plan on each machine.
 */
export function improvePlan(day: PreparedDay, seed: number, rounds: number): Plan {
  const random = new Random(seed)
  let plan: Plan = { tours: toursOfPins(day), left: [], cost: 0 }
  recreate(day, plan, freeStops(day), random)
  const neighbours = neighboursOf(day)
  if (freeStops(day).length === 0) return plan
  let best = plan
  const scale = Math.max(1, metresOf(plan))
  for (let round = 0; round < rounds; round += 1) {
    const next: Plan = { tours: [...plan.tours], left: [...plan.left], cost: 0 }
    const removed = ruin(day, next, neighbours, random)
    random.shuffle(next.left)
    recreate(day, next, [...removed, ...next.left.splice(0, triedAgain)], random)
    const allowed = -scale * warm * (cold / warm) ** (round / rounds) * Math.log(1 - random.next())
    if (isBetter(next, plan, allowed)) plan = next
    if (isBetter(plan, best, 0)) best = plan
  }
  return best
}

/** A plan that leaves fewer stops out is always better. */
function isBetter(one: Plan, other: Plan, allowed: number): boolean {
  if (one.left.length !== other.left.length) return one.left.length < other.left.length
  return one.cost < other.cost + allowed
}

function metresOf({ tours }: Plan): number {
  return tours.reduce((metres, { line }) => metres + line.metres, 0)
}

function freeStops({ stops }: PreparedDay): number[] {
  return stops.filter(({ pinned }) => pinned === undefined).map(({ index }) => index)
}

/** For each stop all that may be moved, the nearest first, itself included. */
function neighboursOf(day: PreparedDay): number[][] {
  const free = freeStops(day)
  const depots = day.vehicles.length
  return day.stops.map(({ index }) => {
    const row = day.metres[depots + index] as Float64Array
    const distance = (other: number) => (other === index ? -1 : (row[depots + other] as number))
    return free.toSorted((one, other) => distance(one) - distance(other) || one - other)
  })
}

type Spot = { vehicle: number; trip: number }

/** Takes strings of neighbouring stops out of some trips. */
function ruin(day: PreparedDay, plan: Plan, neighbours: readonly number[][], random: Random): number[] {
  const spots = new Map<number, Spot>()
  plan.tours.forEach((tour, vehicle) => {
    tour.trips.forEach((trip, number) => {
      for (const index of trip) spots.set(index, { vehicle, trip: number })
    })
  })
  const around = neighbours[random.below(neighbours.length)] ?? []
  const removed: number[] = []
  const trips = plan.tours.reduce((count, tour) => count + tour.trips.length, 0)
  const length = Math.min(removedOfTrip, day.stops.length / Math.max(1, trips))
  const strings = Math.floor(1 + random.next() * ((4 * removedOnAverage) / (1 + Math.max(1, length)) - 1))
  const ruined = new Set<string>()
  const changed = new Set<number>()
  for (const index of around) {
    if (ruined.size >= strings) break
    const spot = spots.get(index)
    const key = spot && `${spot.vehicle} ${spot.trip}`
    if (spot === undefined || key === undefined || ruined.has(key)) continue
    ruined.add(key)
    if (!changed.has(spot.vehicle)) plan.tours[spot.vehicle] = (plan.tours[spot.vehicle] as Tour).copy()
    changed.add(spot.vehicle)
    removed.push(...takeString(day, plan.tours[spot.vehicle] as Tour, spot.trip, index, random))
  }
  for (const vehicle of changed) plan.tours[vehicle]?.refresh()
  return removed
}

/** Takes a row of stops around one out of its trip, maybe with a piece in it that stays; pinned stops stay. */
function takeString(day: PreparedDay, tour: Tour, number: number, index: number, random: Random): number[] {
  const trip = tour.trips[number] as number[]
  const longest = Math.min(trip.length, removedOfTrip)
  const length = 1 + random.below(longest)
  const kept = random.next() < 0.5 && length < trip.length ? 1 + random.below(trip.length - length) : 0
  const whole = length + kept
  const at = trip.indexOf(index)
  const first = Math.max(0, at - whole + 1)
  const start = first + random.below(Math.min(at, trip.length - whole) - first + 1)
  const keptFrom = start + random.below(length + 1)
  const isTaken = (stop: number, position: number) =>
    position >= start &&
    position < start + whole &&
    !(position >= keptFrom && position < keptFrom + kept) &&
    day.stops[stop]?.pinned === undefined
  const taken = trip.filter(isTaken)
  tour.trips[number] = trip.filter((stop, position) => !isTaken(stop, position))
  return taken
}

/** Puts each of the stops where it costs least; what fits nowhere is left, with what was not tried this time. */
export function recreate(day: PreparedDay, plan: Plan, waiting: number[], random: Random): void {
  sortForInsertion(day, waiting, random)
  const copied = new Set<number>()
  const skips = () => random.next() < skipped
  for (const index of waiting) {
    let found: Insertion | undefined
    for (const tour of plan.tours) found = tour.bestInsertion(index, found, skips)
    if (found === undefined || found.cost === Number.POSITIVE_INFINITY) {
      plan.left.push(index)
      continue
    }
    const { vehicle } = found
    if (!copied.has(vehicle)) plan.tours[vehicle] = (plan.tours[vehicle] as Tour).copy()
    copied.add(vehicle)
    plan.tours[vehicle]?.insert(found, index)
  }
  plan.cost = plan.tours.reduce((sum, { cost }) => sum + cost, 0)
}

/** By chance, the heaviest first, the furthest first or the nearest first. */
function sortForInsertion(day: PreparedDay, waiting: number[], random: Random): void {
  random.shuffle(waiting)
  const choice = random.next() * 11
  const kg = (index: number) => (day.stops[index] as DayStop).kg
  const far = (index: number) => (day.metres[0] as Float64Array)[day.vehicles.length + index] as number
  if (choice < 4) return
  if (choice < 8) waiting.sort((one, other) => kg(other) - kg(one))
  else if (choice < 10) waiting.sort((one, other) => far(other) - far(one))
  else waiting.sort((one, other) => far(one) - far(other))
}
