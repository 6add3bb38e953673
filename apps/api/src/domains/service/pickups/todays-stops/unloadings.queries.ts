import type { Unloading } from '@thant/contracts/service/pickups'
import { eq, inArray } from 'drizzle-orm'
import { dayPlans } from '#database/schema/day-plans.ts'
import { depots, vehicles } from '#database/schema/vehicles.ts'
import type { AnyContext } from '#lib/context.ts'
import { locationOf } from '#lib/records/place.ts'
import { presentPlannedStop } from '../pickups.presenter.ts'
import type { ExpectedArrival } from './expected-arrivals.ts'

type Stop = Parameters<typeof presentPlannedStop>[0] & { id: string }

/**
 * After which of these stops a vehicle unloads: where the last stop of its trip is none of them, after the one before.
 * It is as late or early as the stop, or else as the next one that is left.
 */
export async function listUnloadings(
  { database, settings }: AnyContext,
  day: string,
  stops: readonly Stop[],
  expected: ReadonlyMap<string, ExpectedArrival> = new Map(),
): Promise<Map<string, Unloading>> {
  const found = new Map<string, Unloading>()
  const planned = new Map(
    stops.flatMap((stop) => {
      const { plannedArrivalAt } = presentPlannedStop(stop, settings.timeZone)
      return plannedArrivalAt === null ? [] : [[stop.id, Date.parse(plannedArrivalAt)] as const]
    }),
  )
  if (planned.size === 0) return found
  const [plan] = await database.select({ routes: dayPlans.routes }).from(dayPlans).where(eq(dayPlans.day, day))
  const routes = plan?.routes.filter(({ unloadings = [] }) => unloadings.length > 0) ?? []
  if (routes.length === 0) return found
  const places = await listDepotsOf(
    database,
    routes.map(({ vehicle }) => vehicle),
  )
  for (const { vehicle, stops: order, unloadings = [] } of routes) {
    const depot = places.get(vehicle)
    const ids = order.map(({ pickup }) => pickup)
    let first = 0
    for (const { after, at } of unloadings) {
      const end = ids.indexOf(after) + 1
      const last = ids.slice(first, end).findLast((id) => planned.has(id))
      first = end
      if (last === undefined || depot === undefined) continue
      const [shiftMs = 0] = ids.slice(ids.indexOf(last)).flatMap((id) => {
        const [then, now] = [planned.get(id), expected.get(id)?.at.getTime()]
        return then === undefined || now === undefined ? [] : [now - then]
      })
      found.set(last, { depot, plannedAt: at, at: new Date(Date.parse(at) + shiftMs).toISOString() })
    }
  }
  return found
}

async function listDepotsOf(
  database: AnyContext['database'],
  ids: readonly string[],
): Promise<Map<string, Unloading['depot']>> {
  const rows = await database
    .select({
      vehicle: vehicles.id,
      _id: depots.id,
      name: depots.name,
      longitude: depots.longitude,
      latitude: depots.latitude,
    })
    .from(vehicles)
    .innerJoin(depots, eq(depots.id, vehicles.depotId))
    .where(inArray(vehicles.id, [...ids]))
  return new Map(rows.map(({ vehicle, _id, name, ...place }) => [vehicle, { _id, name, location: locationOf(place) }]))
}
