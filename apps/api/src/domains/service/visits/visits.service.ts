import type { BodyOf } from '@thant/contracts/endpoint'
import { outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import type { VisitForm } from '@thant/contracts/service/visit-forms'
import { collectedLabels, shownConflictLabels, visitStateLabels } from '@thant/contracts/service/visit-states'
import type { Visit, visitEndpoints } from '@thant/contracts/service/visits'
import { visitLock } from '@thant/database/advisory-locks'
import { eq, sql } from 'drizzle-orm'
import { visits } from '#database/schema/visits.ts'
import { attachPhotos } from '#domains/company/files/files.service.ts'
import { shareTreatments } from '#domains/materials/treatment-profiles/fill-treatments.service.ts'
import { assertComplete } from '#domains/service/outcomes/outcomes.policy.ts'
import { lockPickup } from '#domains/service/pickups/pickups.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { applyVisit } from './apply-visit.service.ts'
import { conflictOf } from './visit-conflict.ts'
import { visitTimeOf } from './visit-time.ts'
import { lockVisited, stopSeen, type Visited } from './visited-stop.ts'
import { presentVisit } from './visits.presenter.ts'
import { findPickup, findVisit, getVisit } from './visits.queries.ts'

/**
 * Keeps what a driver recorded at a stop, and applies it unless the office decided otherwise meanwhile. A visit that was
 * stored already answers as it is, however often and at whatever time it is sent again.
 */
export async function recordVisit(context: Context, pickupId: string, form: VisitForm): Promise<Visit> {
  await context.database.execute(sql`select pg_advisory_xact_lock(${visitLock}, hashtext(${form.id}))`)
  const stored = await findVisit(context, form.id)
  if (stored !== undefined) {
    const isTheSame = stored.driverId === context.actor.id && stored.pickupId === pickupId
    if (!isTheSame) throw errorAt('id', 'visit.id-taken')
    return presentVisit(context, stored)
  }
  // It comes before the pickup's own lock, which a profile that is added takes after it too.
  await shareTreatments(context)
  const visited = await lockVisited(context, pickupId)
  const { pickup } = visited
  const stop = stopSeen(form, visited)
  const { at, isLate, conflict } = judge(context, form, { plannedAt: stop.plannedAt, visited })
  const code = form.code ?? null
  if (code !== null) await assertComplete(context, { ...form, code })
  await attachPhotos(context, form.photos, 'photos')
  const now = context.clock.now()
  const row = {
    id: form.id,
    createdAt: now,
    updatedAt: now,
    pickupId,
    driverId: context.actor.id,
    ...stop,
    baseVersion: form.baseVersion,
    collected: form.collected,
    code,
    note: form.note,
    items: form.items,
    photoKeys: form.photos,
    signature: form.signature ?? null,
    longitude: form.longitude ?? null,
    latitude: form.latitude ?? null,
    recordedAt: at,
    isLate,
    state: conflict === undefined ? ('applied' as const) : ('to-look-at' as const),
    conflict: conflict ?? null,
  }
  await context.database.insert(visits).values(row)
  if (pickup !== undefined && conflict === undefined) await applyVisit(context, pickup, row, { at })
  await recordAudit(context, {
    action: 'visit.record',
    entity: 'visit',
    entityId: form.id,
    after: {
      organization: row.organizationName,
      site: row.siteName,
      collected: collectedLabels[row.collected],
      state: visitStateLabels[row.state],
      ...(code !== null && { reason: outcomeReasons[code].label }),
      ...(conflict !== undefined && { conflict: shownConflictLabels[conflict] }),
      note: row.note,
      photos: row.photoKeys.length,
    },
  })
  return getVisit(context, form.id)
}

type Judged = { plannedAt: Date; visited: Visited }

/** By the day that the phone showed; a pickup that was moved since it last read it is no slip of the driver. */
function judge(context: Context, { recordedAt, baseVersion, stop }: VisitForm, { plannedAt, visited }: Judged) {
  const times = {
    recordedAt: new Date(recordedAt),
    receivedAt: context.clock.now(),
    timeZone: context.settings.timeZone,
  }
  const { at, isLate, isOnItsDay } = visitTimeOf({ ...times, plannedAt })
  const { pickup } = visited
  const mayBeMoved = stop === undefined && pickup !== undefined && pickup.__v !== baseVersion
  if (!isOnItsDay && !mayBeMoved) throw errorAt('recordedAt', 'visit.not-its-day')
  if (pickup === undefined) return { at, isLate, conflict: visited.conflict }
  const now = visitTimeOf({ ...times, plannedAt: new Date(pickup.pickUpTime) })
  return { at, isLate, conflict: conflictOf(pickup, { isOnItsDay: now.isOnItsDay, siteId: stop?.siteId }) }
}

type Settlement = BodyOf<typeof visitEndpoints.settle>

/** Applies a visit to look at to its pickup as it is now, or keeps what the office says; either way with a reason. */
export async function settleVisit(
  context: Context,
  id: string,
  { apply, reason, __v, pickupVersion }: Settlement,
): Promise<Visit> {
  await shareTreatments(context)
  const [locked] = await context.database.select().from(visits).where(eq(visits.id, id)).for('update')
  if (locked === undefined) throw new AppError('visit.not-found')
  await assertVersion(context, { entity: 'visit', id, current: await getVisit(context, id) }, __v)
  if (locked.state !== 'to-look-at') throw new AppError('visit.settled')
  if (apply) await applySettled(context, locked, { reason, pickupVersion })
  const now = context.clock.now()
  await context.database
    .update(visits)
    .set({
      state: 'settled',
      isSettledByApplying: apply,
      settledReason: reason,
      settledById: context.actor.id,
      settledAt: now,
      updatedAt: now,
      version: sql`${visits.version} + 1`,
    })
    .where(eq(visits.id, id))
  await recordAudit(context, {
    action: 'visit.settle',
    entity: 'visit',
    entityId: id,
    before: { state: visitStateLabels['to-look-at'] },
    after: { state: visitStateLabels.settled, isApplied: apply, reason },
  })
  return getVisit(context, id)
}

type Applied = { reason: string; pickupVersion: number | undefined }

async function applySettled(
  context: Context,
  visit: typeof visits.$inferSelect,
  { reason, pickupVersion }: Applied,
): Promise<void> {
  if ((await findPickup(context, visit.pickupId)) === null) throw new AppError('visit.pickup-gone')
  const pickup = await lockPickup(context, visit.pickupId)
  await assertVersion(context, { entity: 'pickup', id: pickup._id, current: pickup }, pickupVersion)
  const { timeZone } = context.settings
  if (dayOf(new Date(pickup.pickUpTime), timeZone) > dayOf(context.clock.now(), timeZone)) {
    throw new AppError('outcome.day-to-come')
  }
  const isCompleted = pickup.status === 'COMPLETED'
  if (isCompleted && visit.collected === 'nothing') throw new AppError('visit.pickup-completed')
  await applyVisit(context, pickup, visit, isCompleted ? { correctionReason: reason } : {})
}
