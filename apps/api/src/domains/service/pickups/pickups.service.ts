import type { AuditAction } from '@thant/contracts/company/audit'
import type { PickupChange, pickupScheduleSchema } from '@thant/contracts/service/pickup-forms'
import type { Pickup } from '@thant/contracts/service/pickups'
import { and, eq, isNotNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { pickups, pickupTeamMembers } from '#database/schema/pickups.ts'
import { getActiveOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { assertSitesAreActive } from '#domains/customers/sites/sites.policy.ts'
import { getActiveSite } from '#domains/customers/sites/sites.queries.ts'
import { shareTreatments } from '#domains/materials/treatment-profiles/fill-treatments.service.ts'
import { applyPickupToTotals } from '#domains/materials/wastes/wastes.service.ts'
import { chargePickup } from '#domains/money/charges/charge-pickup.service.ts'
import { namedVehicle } from '#domains/service/vehicles/named-vehicle.service.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { recordChanges } from '#lib/records/record-changes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { changedBy } from './changed-by.ts'
import { issueNote, keepNote } from './collection-notes/collection-notes.service.ts'
import { mailNote } from './collection-notes/note-mails.service.ts'
import { findCountedPickup } from './items/counted-pickup.queries.ts'
import { saveItems } from './items/pickup-items.service.ts'
import {
  assertDayHasCome,
  assertDriver,
  assertItemsWhenCompleted,
  assertNoWarning,
  assertTeam,
  driversChange,
} from './pickups.policy.ts'
import { getPickup, inCallersReach } from './pickups.queries.ts'

type SchedulePickup = z.output<typeof pickupScheduleSchema>

/** What the form does not say of a pickup that somebody asked for, or that follows one that failed. */
type RequestedChange = Partial<Pick<typeof pickups.$inferInsert, 'plannedBy' | 'wayType' | 'remark' | 'followsId'>>

const writes = recordChanges({
  entity: 'pickup',
  table: pickups,
  get: getPickup,
  scope: inCallersReach,
  audited: auditedValues,
})

export async function schedulePickup(
  context: Context,
  form: SchedulePickup,
  requested: RequestedChange = {},
): Promise<Pickup> {
  const { organizationId, vehicle } = form
  const { _id: siteId } = await getActiveSite(context, form)
  await assertDriver(context, vehicle?.driver)
  await assertNoWarning(context, form, { organizationId, siteId })
  return writes.create(context, 'pickup.schedule', {
    organizationId,
    siteId,
    pickUpAt: new Date(form.pickUpTime),
    ...(await namedVehicle(context, vehicle ?? {}, { path: 'vehicle.vehicleId' })),
    driverId: vehicle?.driver ?? null,
    status: form.status,
    updatedById: context.actor.id,
    ...requested,
  })
}

/** Updates the waste totals in the same transaction, so that they never differ from the pickups. */
export async function changePickup(context: Context, id: string, sent: PickupChange): Promise<Pickup> {
  // It comes before the pickup's own lock, which a profile that is added takes after it too.
  await shareTreatments(context)
  return changeLockedPickup(context, await lockPickup(context, id), sent)
}

/** The same for a pickup that was locked after `shareTreatments`; a driver's visit may have been `at` another time. */
export async function changeLockedPickup(
  context: Context,
  before: Pickup,
  sent: PickupChange,
  at?: Date,
): Promise<Pickup> {
  const id = before._id
  const wasCompleted = before.status === 'COMPLETED'
  const countedBefore = wasCompleted ? await findCountedPickup(context, id) : null
  await assertVersion(context, { entity: 'pickup', id, current: before }, sent.__v)
  const change = context.actor.role === 'DRIVER' ? driversChange(context, before, sent, at) : sent
  assertItemsWhenCompleted(change, before)
  assertDayHasCome(context, change, before)
  const siteId = change.siteId ?? before.site._id
  if (siteId !== before.site._id) await assertSitesAreActive(context, before.organizationId._id, [siteId])
  await assertNoWarning(context, sent, { organizationId: before.organizationId._id, siteId, pickup: before })
  await assertDriver(context, change.vehicle?.driver, before)
  await assertTeam(context, change.operationTeam, before)
  const named = await namedVehicle(context, change.vehicle ?? {}, {
    before: { plateNumber: before.vehicle.plate_number, vehicleId: before.vehicle.vehicleId },
    path: 'vehicle.vehicleId',
  })
  if (wasCompleted) await keepNote(context, id)

  await context.database
    .update(pickups)
    .set({
      pickUpAt: change.pickUpTime === undefined ? undefined : new Date(change.pickUpTime),
      siteId,
      status: change.status,
      wayNumber: change.wayNumber,
      wayType: change.wayType,
      remark: change.remark,
      ...named,
      driverId: change.vehicle?.driver,
      ...changedBy(context),
    })
    .where(eq(pickups.id, id))
  await saveItems(context, before, change)
  if (change.operationTeam) await replaceTeam(context, id, change.operationTeam)

  const after = await getPickup(context, id)
  await applyPickupToTotals(context.database, countedBefore, await findCountedPickup(context, id))
  if (mayBeCharged(before) || mayBeCharged(after)) await chargePickup(context, id)
  if (wasCompleted) await keepNote(context, id, { reason: change.correctionReason })
  else if (after.status === 'COMPLETED') {
    await issueNote(context, after)
    await mailNote(context, after)
  }
  await recordAudit(context, {
    action: actionOf(change),
    entity: 'pickup',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** The weights of an archived pickup leave the totals; its history stays, and its collection note is withdrawn. */
export async function archivePickup(context: Context, id: string): Promise<null> {
  const pickup = await lockPickup(context, id)
  await keepNote(context, id)
  const counted = await findCountedPickup(context, id)
  await context.database
    .update(pickups)
    .set({ ...changedBy(context), archivedAt: context.clock.now() })
    .where(eq(pickups.id, id))
  await applyPickupToTotals(context.database, counted, null)
  await chargePickup(context, id)
  await keepNote(context, id)
  await recordAudit(context, {
    action: 'pickup.archive',
    entity: 'pickup',
    entityId: id,
    before: auditedValues(pickup),
  })
  return null
}

/** Restores an archived pickup, whose weights count again. */
export async function restorePickup(context: Context, id: string): Promise<Pickup> {
  const restored = await context.database
    .update(pickups)
    .set({ ...changedBy(context), archivedAt: null })
    .where(and(eq(pickups.id, id), isNotNull(pickups.archivedAt)))
    .returning({ id: pickups.id })
  if (restored.length === 0) throw new AppError('pickup.not-found')
  const pickup = await getPickup(context, id)
  await getActiveOrganization(context, pickup.organizationId._id)
  await applyPickupToTotals(context.database, null, await findCountedPickup(context, id))
  await chargePickup(context, id)
  await keepNote(context, id)
  await recordAudit(context, {
    action: 'pickup.restore',
    entity: 'pickup',
    entityId: id,
    after: auditedValues(pickup),
  })
  return pickup
}

/** Makes concurrent changes of a pickup wait for each other; throws for one out of the caller's reach. */
export function lockPickup(context: Context, id: string): Promise<Pickup> {
  return writes.lock(context, id)
}

/** A pickup that is still planned, or was cancelled, has no charges. */
function mayBeCharged({ status }: Pickup): boolean {
  return status === 'COMPLETED' || status === 'ONHOLD'
}

async function replaceTeam(context: Context, pickupId: string, team: string[]): Promise<void> {
  await context.database.delete(pickupTeamMembers).where(eq(pickupTeamMembers.pickupId, pickupId))
  if (team.length === 0) return
  await context.database.insert(pickupTeamMembers).values([...new Set(team)].map((userId) => ({ pickupId, userId })))
}

function actionOf({ __v, isSure, correctionReason, ...change }: PickupChange): AuditAction {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined)
  if (fields.length === 1 && change.pickUpTime !== undefined) return 'pickup.reschedule'
  return change.status === 'COMPLETED' ? 'pickup.complete' : 'pickup.change'
}

function auditedValues(pickup: Pickup): Record<string, unknown> {
  const { _id, __v, createdAt, updatedAt, updatedBy, stage, organizationId, ...rest } = pickup
  const { operationTeam, vehicle, lastTypes, schedule, site, ...values } = rest
  return {
    ...values,
    organization: organizationId.name,
    site: site.name,
    plateNumber: vehicle.plate_number,
    driver: vehicle.driver?.name ?? null,
    operationTeam: operationTeam.map(({ name }) => name),
  }
}
