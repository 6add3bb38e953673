import { inArray, sql } from 'drizzle-orm'
import { pickupChanges, unnotifiedPickups } from '#database/schema/pickup-changes.ts'
import { pickups } from '#database/schema/pickups.ts'
import type { AnyContext } from '#lib/context.ts'
import { isToCome } from './is-to-come.ts'

/**
 * Notes that these people, and who acts, know of what the transaction has changed so far, because it told them in its
 * own words. They are told of later changes alone.
 */
export async function markNotified(
  { database, clock, actor }: AnyContext,
  pickupIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  const known = [...new Set(actor === null ? userIds : [...userIds, actor.id])]
  if (pickupIds.length === 0 || known.length === 0) return
  await database.execute(sql`
    insert into ${unnotifiedPickups} (user_id, pickup_id, organization_id, site_id, pick_up_at, driver_id, noticed_at)
    select known.id, ${pickups.id}, ${pickups.organizationId}, ${pickups.siteId},
      case when ${isToCome} then ${pickups.pickUpAt} end, case when ${isToCome} then ${pickups.driverId} end,
      ${clock.now().toISOString()}::timestamptz
    from ${pickups}
    join ${pickupChanges} on ${pickupChanges.pickupId} = ${pickups.id}
    cross join unnest(${sql.param(known)}::uuid[]) as known (id)
    where ${inArray(pickups.id, [...pickupIds])}
    order by known.id, ${pickups.id}
    on conflict (user_id, pickup_id) do update
      set site_id = excluded.site_id, pick_up_at = excluded.pick_up_at, driver_id = excluded.driver_id`)
}

/** Lets nobody be told of what the transaction did to these pickups, which nobody waits for yet. */
export async function skipNotification({ database }: AnyContext, pickupIds: readonly string[]): Promise<void> {
  if (pickupIds.length === 0) return
  await database.delete(pickupChanges).where(inArray(pickupChanges.pickupId, [...pickupIds]))
}
