import type { BodyOf } from '@thant/contracts/endpoint'
import { outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import type { OutcomeForm, outcomeEndpoints } from '@thant/contracts/service/outcomes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { and, eq, isNull } from 'drizzle-orm'
import { pickupOutcomes } from '#database/schema/outcomes.ts'
import { pickups } from '#database/schema/pickups.ts'
import { users } from '#database/schema/users.ts'
import { attachPhotos } from '#domains/company/files/files.service.ts'
import { notify } from '#domains/customers/notifications/notify.ts'
import { placeFact } from '#domains/customers/organizations/main-site.ts'
import { chargePickup } from '#domains/money/charges/charge-pickup.service.ts'
import { changedBy } from '#domains/service/pickups/changed-by.ts'
import { cancelPickups } from '#domains/service/pickups/many-pickups.service.ts'
import { markNotified } from '#domains/service/pickups/notices/notified-pickups.service.ts'
import { getPickup } from '#domains/service/pickups/pickups.queries.ts'
import { lockPickup, schedulePickup } from '#domains/service/pickups/pickups.service.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { assertComplete, assertVisited } from './outcomes.policy.ts'
import { findLatestOutcome } from './outcomes.queries.ts'

/** A pickup that was not collected goes on hold. A completed one stays so: it was collected in part. */
export async function recordOutcome(context: Context, id: string, { __v, ...form }: OutcomeForm): Promise<Pickup> {
  const before = await lockPickup(context, id)
  await assertVersion(context, { entity: 'pickup', id, current: before }, __v)
  const now = context.clock.now()
  const recordedAt = form.recordedAt === undefined ? now : new Date(form.recordedAt)
  assertVisited(context, before, recordedAt)
  await assertComplete(context, form)
  await attachPhotos(context, form.photos, 'photos')
  const source = context.actor.role === 'DRIVER' ? 'driver' : 'staff'
  return storeOutcome(context, before, { ...form, recordedAt, source, recordedById: context.actor.id })
}

type CheckedOutcome = Pick<typeof pickupOutcomes.$inferInsert, 'recordedAt' | 'source' | 'recordedById'> &
  Pick<OutcomeForm, 'code' | 'note' | 'photos'>

/** The same for a pickup that is locked, with photos that are attached. */
export async function storeOutcome(context: Context, before: Pickup, form: CheckedOutcome): Promise<Pickup> {
  const id = before._id
  const { recordedAt, source, recordedById } = form
  await context.database.insert(pickupOutcomes).values({
    pickupId: id,
    code: form.code,
    note: form.note,
    photoKeys: form.photos,
    source,
    recordedAt,
    createdAt: context.clock.now(),
    recordedById,
  })
  const status = before.status === 'COMPLETED' ? 'COMPLETED' : 'ONHOLD'
  await context.database
    .update(pickups)
    .set({ ...changedBy(context), status })
    .where(eq(pickups.id, id))
  await chargePickup(context, id)
  const after = await getPickup(context, id)
  await recordAudit(context, {
    action: 'pickup.not-collected',
    entity: 'pickup',
    entityId: id,
    before: { status: before.status },
    after: { status, reason: outcomeReasons[form.code].label, note: form.note, photos: form.photos.length },
  })
  const notified = await notify(
    context,
    {
      key: `pickup ${id} not collected ${after.__v}`,
      kind: 'pickup-not-collected',
      organizationId: after.organizationId._id,
      subjectId: id,
      facts: {
        at: after.pickUpTime,
        code: form.code,
        ...(form.note !== '' && { note: form.note }),
        ...placeFact(after.site),
      },
    },
    { organizationId: after.organizationId._id, siteId: after.site._id },
  )
  await markNotified(context, [id], notified)
  return after
}

/** Plans a pickup that makes up for one that failed, and tells the customer. */
export async function reschedulePickup(
  context: Context,
  id: string,
  plan: BodyOf<typeof outcomeEndpoints.reschedule>,
): Promise<Pickup> {
  const { failed, pickup } = await planFollowUp(context, id, plan)
  const notified = await notify(
    context,
    {
      key: `pickup ${id} followed by ${pickup._id}`,
      kind: 'pickup-moved',
      organizationId: pickup.organizationId._id,
      subjectId: pickup._id,
      facts: { from: failed.pickUpTime, to: pickup.pickUpTime },
    },
    { organizationId: pickup.organizationId._id, siteId: pickup.site._id },
  )
  await markNotified(context, [id, pickup._id], notified)
  return pickup
}

type FollowUp = {
  pickUpTime: string
  __v?: number | undefined
  isSure?: boolean | undefined
  /** Takes the place of the driver of the failed pickup. */
  driver?: string | null | undefined
  status?: 'CONFIRMED'
}

/** Plans a pickup that follows one that failed, with the same crew; the failed one is cancelled. */
export async function planFollowUp(
  context: Context,
  id: string,
  { pickUpTime, isSure, __v, driver: chosen, status }: FollowUp,
): Promise<{ failed: Pickup; pickup: Pickup }> {
  const failed = await lockPickup(context, id)
  await assertVersion(context, { entity: 'pickup', id, current: failed }, __v)
  await assertFailed(context, id)
  if (new Date(pickUpTime) <= context.clock.now()) throw errorAt('pickUpTime', 'outcome.time-past')
  const { plate_number } = failed.vehicle
  const driver = chosen === undefined ? await stillDriving(context, id) : chosen
  const pickup = await schedulePickup(
    context,
    {
      organizationId: failed.organizationId._id,
      siteId: failed.site._id,
      pickUpTime,
      isSure,
      vehicle: { plate_number, driver },
      status: status ?? (driver === null ? 'REQUESTED' : 'CONFIRMED'),
    },
    { wayType: failed.wayType, followsId: id },
  )
  if (failed.status !== 'COMPLETED') await cancelPickups(context, [{ id, status: failed.status }])
  return { failed, pickup }
}

/** A driver who left since is not sent again. */
async function stillDriving({ database }: Context, pickupId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: users.id })
    .from(pickups)
    .innerJoin(users, eq(users.id, pickups.driverId))
    .where(and(eq(pickups.id, pickupId), isNull(users.deactivatedAt)))
  return found?.id ?? null
}

async function assertFailed(context: Context, id: string): Promise<void> {
  if ((await findLatestOutcome(context, id)) === undefined) throw new AppError('outcome.none')
  const followers = await context.database.$count(pickups, and(eq(pickups.followsId, id), isNull(pickups.archivedAt)))
  if (followers > 0) throw new AppError('outcome.followed')
}
