import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { depots, vehicles } from '#database/schema/vehicles.ts'
import { endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

export type StopOfDay = Awaited<ReturnType<typeof listStopsOf>>[number]
export type VehicleOfDay = Awaited<ReturnType<typeof listVehiclesOf>>[number]

/** So many of the last pickups say what a site is expected to have. */
const expectedFrom = 6

/**
 * Of what was weighed at the site before, in the same waste stream. It is an estimate, so it has whole kilograms, and what
 * is shown of the stops adds up to the load of their vehicle.
 */
const expectedKg = sql<string | null>`(
  select round(percentile_cont(0.5) within group (order by earlier.kg)) from (
    select sum(items.weight_kg) as kg, visits.pick_up_at
    from pickups visits join pickup_items items on items.pickup_id = visits.id
    where visits.site_id = ${pickups.siteId} and visits.way_type is not distinct from ${pickups.wayType}
      and visits.status = 'COMPLETED' and visits.archived_at is null and visits.pick_up_at < ${pickups.pickUpAt}
    group by visits.id order by visits.pick_up_at desc, visits.id limit ${sql.raw(String(expectedFrom))}) earlier)`

/** The pickups of the day that are confirmed, done or failed, in the order of their times. */
export async function listStopsOf({ database, settings: { timeZone } }: Context, day: string) {
  const rows = await database
    .select({
      id: pickups.id,
      pickUpAt: pickups.pickUpAt,
      status: pickups.status,
      plateNumber: pickups.plateNumber,
      vehicleId: pickups.vehicleId,
      stopNumber: pickups.stopNumber,
      driverId: pickups.driverId,
      driverName: users.name,
      organizationId: organizations.id,
      organizationName: organizations.name,
      siteId: sites.id,
      siteName: sites.name,
      longitude: sites.longitude,
      latitude: sites.latitude,
      opensAt: sites.opensAt,
      closesAt: sites.closesAt,
      expectedKg,
    })
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .leftJoin(users, eq(users.id, pickups.driverId))
    .where(
      and(
        isNull(pickups.archivedAt),
        gte(pickups.pickUpAt, startOfDay(day, timeZone)),
        lt(pickups.pickUpAt, endOfDay(day, timeZone)),
        inArray(pickups.status, ['CONFIRMED', 'COMPLETED', 'ONHOLD']),
      ),
    )
    .orderBy(asc(pickups.pickUpAt), asc(pickups.id))
  return rows.map((row) => ({ ...row, expectedKg: row.expectedKg === null ? null : Number(row.expectedKg) }))
}

/** The vehicles that drive on the day, by plate. */
export function listVehiclesOf({ database }: Context, day: string) {
  const { outOfServiceFrom, outOfServiceTo } = vehicles
  return database
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      capacityKg: vehicles.capacityKg,
      unloadingMinutes: vehicles.unloadingMinutes,
      shiftFrom: vehicles.shiftFrom,
      shiftTo: vehicles.shiftTo,
      depotId: depots.id,
      depotName: depots.name,
      longitude: depots.longitude,
      latitude: depots.latitude,
      opensAt: depots.opensAt,
      closesAt: depots.closesAt,
    })
    .from(vehicles)
    .innerJoin(depots, eq(depots.id, vehicles.depotId))
    .where(
      and(
        isNull(vehicles.archivedAt),
        or(isNull(outOfServiceFrom), sql`${outOfServiceFrom} > ${day}`, sql`${outOfServiceTo} < ${day}`),
      ),
    )
    .orderBy(asc(vehicles.plate), asc(vehicles.id))
}
