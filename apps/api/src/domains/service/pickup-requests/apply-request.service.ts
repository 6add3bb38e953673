import { planFollowUp } from '#domains/service/outcomes/outcomes.service.ts'
import { getPickup } from '#domains/service/pickups/pickups.queries.ts'
import { changePickup, schedulePickup } from '#domains/service/pickups/pickups.service.ts'
import { wayTypeOf } from '#domains/service/pickups/way-type.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { LockedRequest } from './lock-request.ts'
import { assertPickupIsAhead, isFailure } from './pickup-requests.policy.ts'

/**
 * Does what a request asks for, or what staff offered, and returns the pickup. A pickup that was changed since its
 * `version` is left as it is.
 */
export async function applyRequest(
  context: Context,
  request: LockedRequest,
  { at, version, driver: chosen }: { at: Date | null; version: number | null; driver?: string | null | undefined },
): Promise<string> {
  if (request.kind === 'extra' || request.pickupId === null) return addPickup(context, request, { at, driver: chosen })
  const before = await getPickup(context, request.pickupId).catch(rethrowChanged)
  const isCancelled = request.kind === 'cancel'
  if (!isCancelled && at !== null && (await isFailure(context, { id: before._id, status: before.status }))) {
    const plan = {
      pickUpTime: at.toISOString(),
      __v: version ?? undefined,
      driver: chosen,
      status: 'CONFIRMED' as const,
    }
    const { pickup } = await planFollowUp(context, before._id, plan).catch(rethrowChanged)
    return pickup._id
  }
  if (version === before.__v)
    assertPickupIsAhead(context, { status: before.status, pickUpAt: new Date(before.pickUpTime) })
  const vehicle = chosen === undefined ? {} : { vehicle: { driver: chosen } }
  const change = isCancelled ? { status: 'CANCELLED' as const } : { pickUpTime: at?.toISOString(), ...vehicle }
  await changePickup(context, request.pickupId, { ...change, __v: version ?? undefined }).catch(rethrowChanged)
  return request.pickupId
}

async function addPickup(
  context: Context,
  request: LockedRequest,
  { at, driver }: { at: Date | null; driver: string | null | undefined },
): Promise<string> {
  if (at === null) throw new Error('an extra pickup has no time')
  const { organizationId, siteId, wasteTypes } = request
  const remark = [request.amountNote, request.note].filter((text) => text !== '').join('\n')
  const pickup = await schedulePickup(
    context,
    { organizationId, siteId, pickUpTime: at.toISOString(), status: 'CONFIRMED', vehicle: { driver } },
    { plannedBy: 'request', wayType: wasteTypes.length === 0 ? null : wayTypeOf(wasteTypes), remark },
  )
  return pickup._id
}

function rethrowChanged(error: unknown): never {
  const isGone = error instanceof AppError && (error.code === 'record.stale' || error.code === 'pickup.not-found')
  throw isGone ? new AppError('pickup-request.pickup-changed') : error
}
