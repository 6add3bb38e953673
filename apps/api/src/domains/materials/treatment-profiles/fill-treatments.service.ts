import type { TreatmentProfileForm } from '@thant/contracts/materials/treatment-profiles'
import { treatmentLock } from '@thant/database/advisory-locks'
import { and, asc, eq, sql } from 'drizzle-orm'
import { pickupItemParts, pickupItems, pickups } from '#database/schema/pickups.ts'
import { rebuildWasteTotals } from '#domains/materials/wastes/wastes.service.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { partRows, treatmentOf } from './item-treatment.ts'
import { dayOfPickup, isUntreated } from './untreated-items.ts'

const partsAtOnce = 5_000

/** Holds back those who complete pickups until this transaction ends, and waits for those who do. */
export async function lockTreatments({ database }: Context): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${treatmentLock[0]}, ${treatmentLock[1]})`)
}

/** Holds back new profiles until this transaction ends. */
export async function shareTreatments({ database }: Context): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock_shared(${treatmentLock[0]}, ${treatmentLock[1]})`)
}

/**
 * Gives the completed items that have no treatment what a profile that is about to be added says, if it is valid on their
 * day, and returns whether there are any (decision 74). Fails without a reason then, which their collection notes state.
 */
export async function fillTreatments(context: Context, profile: TreatmentProfileForm): Promise<boolean> {
  const { database, settings } = context
  const { wasteType, validFrom, reason } = profile
  const items = await database
    .select({
      pickupId: pickupItems.pickupId,
      position: pickupItems.position,
      quantity: sql<number>`${pickupItems.weightKg}::float8`,
    })
    .from(pickupItems)
    .innerJoin(pickups, eq(pickups.id, pickupItems.pickupId))
    .where(
      and(
        eq(pickupItems.wasteType, wasteType),
        isUntreated(database, settings),
        sql`${dayOfPickup(settings)} >= ${validFrom}::date`,
      ),
    )
    .orderBy(asc(pickups.id), asc(pickupItems.position))
    .for('update', { of: pickups })
  if (items.length === 0) return false
  if (!reason) throw errorAt('reason', 'treatment-profile.reason-missing')

  const shares = profile.shares.map((share) => ({ ...share, destinationId: share.destinationId ?? null }))
  const treated = items.map((item) => ({ ...item, ...treatmentOf(item, shares) }))
  for (let start = 0; start < treated.length; start += partsAtOnce) {
    const some = treated.slice(start, start + partsAtOnce)
    await database.execute(sql`
      update ${pickupItems} set treatment = filled.treatment, destination_id = filled.destination
      from unnest(${sql.param(some.map(({ pickupId }) => pickupId))}::uuid[],
        ${sql.param(some.map(({ position }) => position))}::int[],
        ${sql.param(some.map(({ treatment }) => treatment))}::text[],
        ${sql.param(some.map(({ destinationId }) => destinationId))}::uuid[])
        as filled (pickup_id, position, treatment, destination)
      where ${pickupItems.pickupId} = filled.pickup_id and ${pickupItems.position} = filled.position`)
    const parts = some.flatMap((item) => partRows(item, item.parts))
    if (parts.length > 0) await database.insert(pickupItemParts).values(parts)
  }
  await rebuildWasteTotals(database, settings.timeZone)
  return true
}
