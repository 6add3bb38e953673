import type { BodyOf } from '@thant/contracts/endpoint'
import type { PickupRequest, PickupRequestForm, pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { attachPhotos } from '#domains/company/files/files.service.ts'
import {
  assertOrganizationIsShared,
  getActiveOrganization,
} from '#domains/customers/organizations/organizations.queries.ts'
import { getActiveSite } from '#domains/customers/sites/sites.queries.ts'
import { markNotified } from '#domains/service/pickups/notices/notified-pickups.service.ts'
import { assertDriver } from '#domains/service/pickups/pickups.policy.ts'
import { assertNoDayWarning } from '#domains/service/pickups/warnings/day-warnings.queries.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { applyRequest } from './apply-request.service.ts'
import { loadCutOffRule } from './cut-off.queries.ts'
import { expireRequestsOf } from './expire-requests.service.ts'
import { type LockedRequest, lockPickupRequest } from './lock-request.ts'
import {
  assertIsAhead,
  assertIsOnDay,
  assertIsWithinTerm,
  assertStep,
  expiryOf,
  getRequestedPickup,
  isFailure,
} from './pickup-requests.policy.ts'
import { getPickupRequest } from './pickup-requests.queries.ts'
import { notifyCustomer, notifyStaff } from './request-notices.ts'
import { currentState } from './request-states.ts'
import { auditedValues, settleRequest } from './settle-request.service.ts'

export async function createPickupRequest(context: Context, form: PickupRequestForm): Promise<PickupRequest> {
  const { organizationId } = form
  await assertOrganizationIsShared(context, organizationId)
  // Locked before its pickup, as archiving locks them, so that the two do not deadlock.
  await getActiveOrganization(context, organizationId)
  const pickup = await getRequestedPickup(context, form)
  const site = await getActiveSite(context, { organizationId, siteId: pickup?.siteId ?? form.siteId })
  const now = context.clock.now()
  const wantedAt = form.kind === 'cancel' || form.wantedAt === undefined ? null : new Date(form.wantedAt)
  if (wantedAt !== null) await assertIsWithinTerm(context, organizationId, wantedAt)
  const times = [wantedAt, pickup?.hasFailed ? null : pickup?.pickUpAt].filter((time) => time instanceof Date)
  const cutOff = await loadCutOffRule(context, [now, ...times])
  const expiresAt = expiryOf(context, times, cutOff)
  if (wantedAt !== null) await assertNoDayWarning(context, form, { organizationId, time: wantedAt, path: 'wantedAt' })
  if (pickup) await expireRequestsOf(context, pickup.id)
  const [created] = await context.database
    .insert(pickupRequests)
    .values({
      organizationId,
      siteId: site._id,
      kind: form.kind,
      pickupId: pickup?.id,
      pickupVersion: pickup?.version,
      wantedAt,
      partOfDay: form.partOfDay,
      wasteTypes: [...new Set(form.wasteTypes)],
      amountNote: form.amountNote,
      note: form.note,
      photoKeys: form.photos,
      askedById: context.actor.id,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (created === undefined) throw new AppError('pickup-request.open-already')
  await attachPhotos(context, form.photos, 'photos')
  await recordAudit(context, {
    action: 'pickup-request.create',
    entity: 'pickup-request',
    entityId: created.id,
    after: auditedValues(created),
  })
  await notifyStaff(context, created, { kind: 'request-made' })
  if (cutOff.acceptsCancellations && form.kind === 'cancel' && context.reach === 'own') {
    const pickupId = await applyRequest(context, created, { at: null, version: created.pickupVersion })
    await settleRequest(context, created, 'accept')
    await markNotified(context, [pickupId], [])
  }
  return getPickupRequest(context, created.id)
}

export async function acceptRequest(
  context: Context,
  id: string,
  { pickUpTime, driver, note, pickupVersion, isSure }: BodyOf<typeof pickupRequestEndpoints.accept>,
): Promise<PickupRequest> {
  const request = await lockOpen(context, id, 'accept')
  if (pickUpTime !== undefined) assertIsOnDay(context, pickUpTime, request.wantedAt)
  const at = pickUpTime === undefined ? request.wantedAt : new Date(pickUpTime)
  if (at !== null) {
    assertIsAhead(context, 'pickUpTime', at.toISOString())
    await assertNoDayWarning(
      context,
      { isSure },
      { organizationId: request.organizationId, time: at, path: 'pickUpTime' },
    )
  }
  await assertDriver(context, driver, undefined, 'driver')
  const before = await pickupTimeOf(context, request)
  const pickupId = await applyRequest(context, request, {
    at,
    version: pickupVersion ?? request.pickupVersion,
    driver,
  })
  const after = await settleRequest(context, request, 'accept', { pickupId, answerNote: note, ...answered(context) })
  const facts = { ...before, ...(at && { wanted: at.toISOString() }) }
  const notified = await notifyCustomer(context, after, { kind: 'request-answered', facts })
  await markNotified(context, pickupsOf(request, pickupId), notified)
  return getPickupRequest(context, id)
}

export async function declineRequest(context: Context, id: string, { note }: { note: string }): Promise<PickupRequest> {
  const request = await lockOpen(context, id, 'decline')
  const after = await settleRequest(context, request, 'decline', { answerNote: note, ...answered(context) })
  await notifyCustomer(context, after, { kind: 'request-answered' })
  return getPickupRequest(context, id)
}

/** Whoever offers a time has looked at the pickup as it is now. */
export async function counterRequest(
  context: Context,
  id: string,
  { counterAt, note, isSure }: BodyOf<typeof pickupRequestEndpoints.counter>,
): Promise<PickupRequest> {
  const request = await lockOpen(context, id, 'counter')
  if (request.kind === 'cancel') throw new AppError('pickup-request.nothing-to-offer')
  assertIsAhead(context, 'counterAt', counterAt)
  const offered = new Date(counterAt)
  if (offered.getTime() === request.wantedAt?.getTime()) throw errorAt('counterAt', 'pickup-request.same-time')
  await assertNoDayWarning(
    context,
    { isSure },
    { organizationId: request.organizationId, time: offered, path: 'counterAt' },
  )
  const pickup =
    request.pickupId === null ? undefined : await lockPickupOfRequest(context, request.id, request.pickupId)
  const cutOff = await loadCutOffRule(context, [context.clock.now(), offered])
  const after = await settleRequest(context, request, 'counter', {
    counterAt: offered,
    answerNote: note,
    pickupVersion: pickup?.version ?? null,
    expiresAt: expiryOf(context, [offered, ...(pickup && !pickup.hasFailed ? [pickup.pickUpAt] : [])], cutOff),
    ...answered(context),
  })
  await notifyCustomer(context, after, { kind: 'request-answered' })
  return getPickupRequest(context, id)
}

/** `counterAt` is the offer that the caller has seen. */
export async function agreeToOffer(
  context: Context,
  id: string,
  { counterAt }: BodyOf<typeof pickupRequestEndpoints.agree> = {},
): Promise<PickupRequest> {
  const request = await lockOpen(context, id, 'agree')
  const isSeen = counterAt === undefined || new Date(counterAt).getTime() === request.counterAt?.getTime()
  if (!isSeen) throw new AppError('pickup-request.offer-changed')
  const version = request.pickupVersion
  const before = await pickupTimeOf(context, request)
  const pickupId = await applyRequest(context, request, { at: request.counterAt, version })
  const after = await settleRequest(context, request, 'agree', { pickupId })
  await notifyStaff(context, after, { kind: 'request-agreed', facts: before })
  await markNotified(context, pickupsOf(request, pickupId), [])
  return getPickupRequest(context, id)
}

export async function refuseOffer(context: Context, id: string): Promise<PickupRequest> {
  const after = await settleRequest(context, await lockOpen(context, id, 'refuse'), 'refuse')
  await notifyStaff(context, after, { kind: 'request-agreed' })
  return getPickupRequest(context, id)
}

export async function withdrawRequest(context: Context, id: string): Promise<PickupRequest> {
  const after = await settleRequest(context, await lockOpen(context, id, 'withdraw'), 'withdraw')
  await notifyStaff(context, after, { kind: 'request-withdrawn' })
  return getPickupRequest(context, id)
}

/** Refuses a step before anything else is done, such as adding a pickup. */
async function lockOpen(context: Context, id: string, step: Parameters<typeof assertStep>[1]): Promise<LockedRequest> {
  const request = await lockPickupRequest(context, id)
  assertStep(currentState(request, context.clock.now()), step)
  return request
}

/** A request that expired is open again, which another request for the same pickup may be as well. */
export async function lockPickupOfRequest(context: Context, requestId: string, pickupId: string) {
  const { database } = context
  const [pickup] = await database.select().from(pickups).where(eq(pickups.id, pickupId)).for('update')
  if (pickup === undefined) throw new AppError('pickup.not-found')
  const isOther = and(
    eq(pickupRequests.pickupId, pickupId),
    ne(pickupRequests.id, requestId),
    inArray(pickupRequests.state, ['OPEN', 'COUNTERED']),
  )
  if ((await database.$count(pickupRequests, isOther)) > 0) throw new AppError('pickup-request.open-already')
  return { ...pickup, hasFailed: await isFailure(context, pickup) }
}

/** Beside the pickup that was made, the one that failed and that it follows. */
function pickupsOf({ pickupId }: LockedRequest, after: string): string[] {
  return [...new Set(pickupId === null ? [after] : [pickupId, after])]
}

function answered({ actor, clock }: Context) {
  return { answeredById: actor.id, answeredAt: clock.now() }
}

/** The pickup's time before it is moved, which the texts name. */
async function pickupTimeOf({ database }: Context, request: LockedRequest): Promise<{ at?: string }> {
  if (request.pickupId === null) return {}
  const [pickup] = await database.select({ at: pickups.pickUpAt }).from(pickups).where(eq(pickups.id, request.pickupId))
  return pickup ? { at: pickup.at.toISOString() } : {}
}
