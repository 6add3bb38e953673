import { and, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { pickupOutcomes } from '#database/schema/outcomes.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { visits } from '#database/schema/visits.ts'
import { dayOf, endOfDay, startOfDay, timeOfDayOn } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { visitCounts } from '../evidence/visit-counts.ts'
import { type ExpectedArrival, expectedArrivals } from './expected-arrivals.ts'

/** When the crew recorded it, and otherwise when the office last did. */
const doneAt = sql<Date | null>`case when ${pickups.status} <> 'CONFIRMED' then coalesce(
    (select max(${visits.recordedAt}) from ${visits}
      where ${visits.pickupId} = ${pickups.id} and (${visitCounts})),
    (select max(${pickupOutcomes.recordedAt}) from ${pickupOutcomes} where ${pickupOutcomes.pickupId} = ${pickups.id}),
    ${pickups.updatedAt}) end`.mapWith(pickups.updatedAt)

/** Of each pickup of today that is in an accepted order and not done: when the crew is expected. */
export async function listExpectedArrivals(context: AnyContext): Promise<Map<string, ExpectedArrival>> {
  const { database, clock, settings } = context
  const { timeZone } = settings
  const now = clock.now()
  const today = dayOf(now, timeZone)
  const [from, to] = [startOfDay(today, timeZone), endOfDay(today, timeZone)]
  const rows = await database
    .select({
      id: pickups.id,
      vehicleId: pickups.vehicleId,
      plannedArrivalAt: pickups.plannedArrivalAt,
      opensAt: sites.opensAt,
      doneAt,
    })
    .from(pickups)
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .where(
      and(
        isNull(pickups.archivedAt),
        gte(pickups.pickUpAt, from),
        lt(pickups.pickUpAt, to),
        isNotNull(pickups.stopNumber),
        gte(pickups.plannedArrivalAt, from),
        lt(pickups.plannedArrivalAt, to),
        inArray(pickups.status, ['CONFIRMED', 'COMPLETED', 'ONHOLD']),
      ),
    )
  const stops = rows.flatMap(({ plannedArrivalAt, opensAt, ...row }) => {
    const opens = opensAt === null ? null : timeOfDayOn(today, opensAt, timeZone)
    return plannedArrivalAt === null ? [] : [{ ...row, plannedArrivalAt, opensAt: opens }]
  })
  const vehicles = [...Map.groupBy(stops, ({ vehicleId }) => vehicleId).values()]
  return new Map(vehicles.flatMap((own) => [...expectedArrivals(own, now)]))
}
