import type { TodaysPickup } from '@thant/contracts/service/pickups'
import { byArrival } from '@thant/contracts/service/planned-arrivals'
import { and, asc, eq, gte, isNull, lt, sql, sum } from 'drizzle-orm'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { listCodesBySite } from '#domains/service/placed-bins/placed-bins.queries.ts'
import { dayOf, endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { pickupFields, presentPickupRow, presentPlannedStop } from '../pickups.presenter.ts'
import { inCallersReach, joinReferences, startOfTomorrow } from '../pickups.queries.ts'
import { listExpectedArrivals } from './route-stops.queries.ts'
import { listUnloadings } from './unloadings.queries.ts'

/** Lists the pickups of a day, usually today. */
export async function listTodaysPickups(context: Context, chosen: string | undefined): Promise<TodaysPickup[]> {
  const { timeZone } = context.settings
  const today = dayOf(context.clock.now(), timeZone)
  const day = chosen ?? today
  const weightKg = sql<string>`coalesce((${context.database
    .select({ sum: sum(pickupItems.weightKg) })
    .from(pickupItems)
    .where(eq(pickupItems.pickupId, pickups.id))}), 0)`
  const rows = await joinReferences(
    context.database
      .select({ ...pickupFields, weightKg })
      .from(pickups)
      .$dynamic(),
  )
    .where(
      and(
        isNull(pickups.archivedAt),
        gte(pickups.pickUpAt, startOfDay(day, timeZone)),
        lt(pickups.pickUpAt, endOfDay(day, timeZone)),
        inCallersReach(context),
      ),
    )
    .orderBy(asc(pickups.pickUpAt), asc(pickups.id))
  const tomorrow = startOfTomorrow(context)
  const expected = day === today ? await listExpectedArrivals(context) : undefined
  const unloadings = await listUnloadings(context, day, rows, expected)
  const codes = context.actor.role === 'DRIVER' ? await listCodesBySite(context, day, rows) : undefined
  return rows
    .map(({ weightKg, ...pickup }) => ({
      ...presentPickupRow(pickup, tomorrow),
      ...presentPlannedStop(pickup, timeZone),
      unloading: unloadings.get(pickup.id) ?? null,
      expectedArrivalAt: expected?.get(pickup.id)?.at.toISOString() ?? null,
      weightKg: Number(weightKg),
      ...(codes && { binCodes: codes.get(pickup.siteId) ?? [] }),
    }))
    .toSorted(byArrival)
}
