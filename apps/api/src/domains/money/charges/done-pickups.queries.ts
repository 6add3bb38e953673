import { type OutcomeCode, outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import { eq, sql } from 'drizzle-orm'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import type { DonePickup } from './pickup-charges.ts'

/** Where and when a pickup is charged; `done` is null where nothing was done that is charged. */
export type ChargedPickup = { organizationId: string; siteId: string; day: string; done: DonePickup | null }

export async function getChargedPickup({ database, settings }: AnyContext, id: string): Promise<ChargedPickup> {
  const [pickup] = await database
    .select({
      organizationId: pickups.organizationId,
      siteId: pickups.siteId,
      pickUpAt: pickups.pickUpAt,
      status: pickups.status,
      wayType: pickups.wayType,
      plannedBy: pickups.plannedBy,
      archivedAt: pickups.archivedAt,
      outcome: sql<OutcomeCode | null>`(select code from pickup_outcomes
        where pickup_id = pickups.id order by created_at desc, id desc limit 1)`,
    })
    .from(pickups)
    .where(eq(pickups.id, id))
  if (pickup === undefined) throw new Error('the pickup to charge is gone')
  const { organizationId, siteId, pickUpAt, wayType, plannedBy } = pickup
  const outcome = outcomeOf(pickup)
  const done = outcome && {
    outcome,
    wayType,
    isExtra: plannedBy === 'request',
    weights: outcome === 'collected' ? await listWeights({ database }, id) : [],
  }
  return { organizationId, siteId, day: dayOf(pickUpAt, settings.timeZone), done }
}

/** A trip that failed is charged where the reason lies with the customer, and with nobody else. */
function outcomeOf({
  status,
  archivedAt,
  outcome,
}: {
  status: string
  archivedAt: Date | null
  outcome: OutcomeCode | null
}): DonePickup['outcome'] | null {
  if (archivedAt !== null) return null
  if (status === 'COMPLETED') return 'collected'
  const isWasted =
    (status === 'ONHOLD' || status === 'CANCELLED') && outcome !== null && outcomeReasons[outcome].side === 'customer'
  return isWasted ? 'wasted' : null
}

function listWeights({ database }: Pick<AnyContext, 'database'>, pickupId: string): Promise<DonePickup['weights']> {
  return database
    .select({ wasteType: pickupItems.wasteType, kg: sql<number>`sum(${pickupItems.weightKg})::float8` })
    .from(pickupItems)
    .where(eq(pickupItems.pickupId, pickupId))
    .groupBy(pickupItems.wasteType)
    .orderBy(pickupItems.wasteType)
}
