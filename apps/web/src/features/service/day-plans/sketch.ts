import type { DayPlan } from '@thant/contracts/service/day-plans'
import { spread } from './spread.ts'

type Location = { lng: number; lat: number }
type Point = { x: number; y: number }

export type Sketch = {
  ways: Array<{
    vehicle: string
    name: string
    /** Each trip begins and ends at the depot. */
    trips: Array<{ number: number; line: Point[] }>
    stops: Array<Point & { id: string; number: number }>
  }>
  unassigned: Array<Point & { id: string }>
  depots: Array<Point & { id: string; name: string }>
}

/** How far the marks reach from their places; those of stops hold a number, which nothing may cover. */
const reach = { stop: 11, unassigned: 6, depot: 12 }

/** Places of a day on a drawing of this size, north above; undefined where fewer than two places are known. */
export function sketchOf(plan: DayPlan, size: { width: number; height: number; margin: number }): Sketch | undefined {
  const driven = plan.vehicles.filter(({ stops }) => stops.length > 0)
  const depots = [...new Map(driven.map(({ depot }) => [depot._id, depot])).values()]
  const stops = [...driven.flatMap((vehicle) => vehicle.stops), ...plan.unassigned]
  const places = [...depots, ...stops].flatMap(({ location }) => location ?? [])
  if (new Set(places.map(({ lng, lat }) => `${lng},${lat}`)).size < 2) return undefined
  const pointOf = pointsOf(plan, depots, size)
  return {
    ways: driven.map(({ _id, name, depot, stops: order }) => {
      const numbered = order.flatMap(({ _id: id, trip }, index) => withPoint({ id, number: index + 1, trip }, pointOf))
      const home = pointOf.get(depot._id) ?? []
      const trips = [...Map.groupBy(numbered, ({ trip }) => trip)]
      return {
        vehicle: _id,
        name,
        trips: trips.map(([number, visited]) => ({
          number,
          line: [home, visited, home].flat().map(({ x, y }) => ({ x, y })),
        })),
        stops: numbered.map(({ trip: _, ...stop }) => stop),
      }
    }),
    unassigned: plan.unassigned.flatMap(({ _id: id }) => withPoint({ id }, pointOf)),
    depots: depots.flatMap(({ _id: id, name }) => withPoint({ id, name }, pointOf)),
  }
}

function withPoint<Of extends { id: string }>(of: Of, points: ReadonlyMap<string, Point>): Array<Of & Point> {
  const point = points.get(of.id)
  return point === undefined ? [] : [{ ...of, ...point }]
}

type Depots = ReadonlyArray<DayPlan['vehicles'][number]['depot']>

/** Where depots and stops with a known place are drawn, by id. */
function pointsOf(plan: DayPlan, depots: Depots, size: Parameters<typeof sketchOf>[1]): ReadonlyMap<string, Point> {
  const kinds = [
    { of: depots, radius: reach.depot, isFixed: true },
    { of: plan.vehicles.flatMap(({ stops }) => stops), radius: reach.stop, isFixed: false },
    { of: plan.unassigned, radius: reach.unassigned, isFixed: false },
  ]
  const placed = kinds.flatMap(({ of, ...kind }) =>
    of.flatMap(({ _id, location }) => (location === null ? [] : [{ ...kind, id: _id, location }])),
  )
  const draw = projection(
    placed.map(({ location }) => location),
    size,
  )
  const marks = spread(
    placed.map(({ location, radius, isFixed }) => ({ ...draw(location), radius, isFixed })),
    size,
  )
  return new Map(marks.map(({ x, y }, index) => [placed[index]?.id ?? '', { x, y }]))
}

/** A degree of longitude is shorter the further it is from the equator; a day's places are near each other. */
function projection(places: readonly Location[], { width, height, margin }: Parameters<typeof sketchOf>[1]) {
  const lats = places.map(({ lat }) => lat)
  const south = Math.min(...lats)
  const north = Math.max(...lats)
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const easts = places.map(({ lng }) => lng * narrow)
  const west = Math.min(...easts)
  const east = Math.max(...easts)
  const scale = Math.min(
    (width - 2 * margin) / Math.max(east - west, 1e-9),
    (height - 2 * margin) / Math.max(north - south, 1e-9),
  )
  const left = (width - (east - west) * scale) / 2
  const top = (height - (north - south) * scale) / 2
  return ({ lng, lat }: Location): Point => ({
    x: Math.round(left + (lng * narrow - west) * scale),
    y: Math.round(top + (north - lat) * scale),
  })
}
