import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import type { Context } from '#lib/context.ts'
import { recordAudits } from '#lib/records/audit.ts'
import { changedBy } from './changed-by.ts'

export type LockedPickup = Pick<
  typeof pickups.$inferSelect,
  'id' | 'version' | 'organizationId' | 'siteId' | 'wayType' | 'pickUpAt' | 'status' | 'touchedAt'
>

/**
 * Locks the pickups that are still planned, REQUESTED or CONFIRMED, in the order of their ids, so that two who change
 * many wait for each other. Their weights do not count, so the totals stay as they are.
 */
export function lockPickups({ database }: Context, ids: readonly string[]): Promise<LockedPickup[]> {
  const { id, version, organizationId, siteId, wayType, pickUpAt, status, touchedAt } = pickups
  return database
    .select({ id, version, organizationId, siteId, wayType, pickUpAt, status, touchedAt })
    .from(pickups)
    .where(and(inArray(pickups.id, [...ids]), isNull(pickups.archivedAt), inArray(status, ['REQUESTED', 'CONFIRMED'])))
    .orderBy(asc(pickups.id))
    .for('update')
}

/** Moves pickups that `lockPickups` returned. */
export async function movePickups(
  context: Context,
  moves: ReadonlyArray<{ pickup: LockedPickup; to: Date }>,
): Promise<void> {
  if (moves.length === 0) return
  const ids = moves.map(({ pickup }) => pickup.id)
  const times = moves.map(({ to }) => to.toISOString())
  await context.database
    .update(pickups)
    .set({ ...changedBy(context), pickUpAt: sql`moved.pick_up_at` })
    .from(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as moved (id, pick_up_at)`)
    .where(sql`${pickups.id} = moved.id`)
  await recordAudits(
    context,
    moves.map(({ pickup, to }) => ({
      action: 'pickup.reschedule' as const,
      entity: 'pickup' as const,
      entityId: pickup.id,
      before: { pickUpTime: pickup.pickUpAt.toISOString() },
      after: { pickUpTime: to.toISOString() },
    })),
  )
}

/** Cancels pickups that are locked. */
export async function cancelPickups(
  context: Context,
  cancelled: ReadonlyArray<Pick<LockedPickup, 'id' | 'status'>>,
): Promise<void> {
  if (cancelled.length === 0) return
  const ids = cancelled.map(({ id }) => id)
  await context.database
    .update(pickups)
    .set({ ...changedBy(context), status: 'CANCELLED' })
    .where(inArray(pickups.id, ids))
  await recordAudits(
    context,
    cancelled.map(({ id, status }) => ({
      action: 'pickup.change' as const,
      entity: 'pickup' as const,
      entityId: id,
      before: { status },
      after: { status: 'CANCELLED' },
    })),
  )
}

/** Keeps schedules from changing these pickups, which somebody has looked at. */
export async function touchPickups(context: Context, ids: readonly string[]): Promise<void> {
  await context.database
    .update(pickups)
    .set({ touchedAt: context.clock.now() })
    .where(inArray(pickups.id, [...ids]))
}

/** A driver, or null for nobody, and whose name stood there before and stands there now. */
export type AssignedDriver = { id: string | null; before: string | null; after: string | null }

/** Gives pickups to another driver without touching them, so that they follow their schedules as before. */
export async function assignPickups(context: Context, which: SQL | undefined, driver: AssignedDriver): Promise<void> {
  const { database, actor, clock } = context
  const locked = await database
    .select({ id: pickups.id })
    .from(pickups)
    .where(which)
    .orderBy(asc(pickups.id))
    .for('update')
  const ids = locked.map(({ id }) => id)
  await database
    .update(pickups)
    .set({
      driverId: driver.id,
      updatedById: actor.id,
      version: sql`${pickups.version} + 1`,
      updatedAt: clock.now(),
    })
    .where(inArray(pickups.id, ids))
  const values = { before: { driver: driver.before }, after: { driver: driver.after } }
  await recordAudits(
    context,
    ids.map((entityId) => ({ action: 'pickup.change' as const, entity: 'pickup' as const, entityId, ...values })),
  )
}
