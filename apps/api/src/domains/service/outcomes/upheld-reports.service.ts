import type { MissedReportKind } from '@thant/contracts/service/missed-reports'
import { type OutcomeCode, outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import { eq } from 'drizzle-orm'
import { pickupOutcomes } from '#database/schema/outcomes.ts'
import { pickups } from '#database/schema/pickups.ts'
import { chargePickup } from '#domains/money/charges/charge-pickup.service.ts'
import { changedBy } from '#domains/service/pickups/changed-by.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'

/** Locks the pickup of a report, one that was deleted meanwhile too. */
export async function lockReportedPickup({ database }: Context, pickupId: string) {
  const { id, siteId, status, archivedAt } = pickups
  const [pickup] = await database
    .select({ id, siteId, status, archivedAt })
    .from(pickups)
    .where(eq(id, pickupId))
    .for('update')
  if (pickup === undefined) throw new Error('the pickup of a report is gone')
  return pickup
}

type ReportedPickup = Awaited<ReturnType<typeof lockReportedPickup>>

/**
 * Makes an upheld report a failure of the company, which can be planned anew. What was weighed stays until staff
 * correct it, so a completed pickup stays so.
 */
export async function recordUpheld(context: Context, pickup: ReportedPickup, kind: MissedReportKind): Promise<void> {
  const isCompleted = pickup.status === 'COMPLETED'
  if (pickup.archivedAt !== null || (kind === 'missed' && isCompleted)) return
  const code: OutcomeCode = kind === 'missed' ? 'not-visited' : 'record-wrong'
  const now = context.clock.now()
  await context.database.insert(pickupOutcomes).values({
    pickupId: pickup.id,
    code,
    source: 'staff',
    recordedAt: now,
    createdAt: now,
    recordedById: context.actor.id,
  })
  const status = isCompleted || pickup.status === 'CANCELLED' ? pickup.status : 'ONHOLD'
  await context.database
    .update(pickups)
    .set({ ...changedBy(context), status })
    .where(eq(pickups.id, pickup.id))
  await chargePickup(context, pickup.id)
  await recordAudit(context, {
    action: 'pickup.not-collected',
    entity: 'pickup',
    entityId: pickup.id,
    before: { status: pickup.status },
    after: { status, reason: outcomeReasons[code].label },
  })
}
