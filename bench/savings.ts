import { estimateMatrix } from '../apps/api/src/lib/routes/distances.ts'
import type { Place, RouteProblem } from '../apps/api/src/lib/routes/route-problem.ts'

/** Metres of the trips that savings (Clarke and Wright) make for the first vehicle, each untangled by 2-opt. */
export function metresBySavings({ stops, vehicles }: RouteProblem): number {
  const [vehicle] = vehicles
  const places = [vehicle?.depot, ...stops.map(({ place }) => place)] as Place[]
  const { metres } = estimateMatrix(places)
  const way = (from: number, to: number) => metres[from]?.[to] ?? 0
  const kg = (trip: readonly number[]) => trip.reduce((sum, point) => sum + (stops[point - 1]?.kg ?? 0), 0)
  let trips = stops.map((_, index) => [index + 1])
  const pairs = stops.flatMap((_, one) => stops.slice(0, one).map((__, other) => [one + 1, other + 1] as const))
  const saved = ([one, other]: readonly [number, number]) => way(one, 0) + way(0, other) - way(one, other)
  for (const [one, other] of pairs.toSorted((first, second) => saved(second) - saved(first))) {
    const first = trips.find((trip) => trip.at(-1) === one || trip[0] === one) ?? []
    const second = trips.find((trip) => trip.at(-1) === other || trip[0] === other) ?? []
    const areEnds = first.length > 0 && second.length > 0 && first !== second
    if (!areEnds || kg(first) + kg(second) > (vehicle?.capacityKg ?? 0)) continue
    const before = first.at(-1) === one ? first : first.toReversed()
    const after = second[0] === other ? second : second.toReversed()
    trips = [...trips.filter((trip) => trip !== first && trip !== second), [...before, ...after]]
  }
  const length = (trip: readonly number[]) =>
    [0, ...trip].reduce((sum, point, index) => sum + way(point, trip[index] ?? 0), 0)
  return trips.map((trip) => length(untangled(trip, length))).reduce((sum, trip) => sum + trip, 0)
}

function untangled(trip: number[], length: (trip: readonly number[]) => number): number[] {
  for (let first = 0; first < trip.length; first += 1) {
    for (let last = first + 2; last <= trip.length; last += 1) {
      const turned = [...trip.slice(0, first), ...trip.slice(first, last).toReversed(), ...trip.slice(last)]
      if (length(turned) < length(trip)) return untangled(turned, length)
    }
  }
  return trip
}
