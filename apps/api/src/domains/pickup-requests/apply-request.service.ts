import { notify } from '#domains/notifications/notify.ts'
import { getPickup } from '#domains/pickups/pickups.queries.ts'
import { changePickup, schedulePickup } from '#domains/pickups/pickups.service.ts'
import { wayTypeOf } from '#domains/pickups/way-type.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import type { LockedRequest } from './lock-request.ts'

/**
 * Does what a request asks for, or what staff offered, and returns the pickup. A pickup that was changed since its
 * `version` is left as it is.
 */
export async function applyRequest(
  context: Context,
  request: LockedRequest,
  { at, version }: { at: Date | null; version: number | null },
): Promise<string> {
  if (request.kind === 'extra' || request.pickupId === null) return addPickup(context, request, at)
  const before = await getPickup(context, request.pickupId).catch(rethrowChanged)
  const isCancelled = request.kind === 'cancel'
  const change = isCancelled ? { status: 'CANCELLED' as const } : { pickUpTime: at?.toISOString() }
  await changePickup(context, request.pickupId, { ...change, __v: version ?? undefined }).catch(rethrowChanged)
  const driver = before.vehicle.driver?._id
  if (driver !== undefined) {
    const told = isCancelled
      ? { kind: 'pickup-cancelled' as const, facts: { at: before.pickUpTime } }
      : { kind: 'pickup-moved' as const, facts: { from: before.pickUpTime, to: at?.toISOString() ?? '' } }
    await notify(
      context,
      {
        ...told,
        key: `request ${request.id} driver`,
        organizationId: request.organizationId,
        subjectId: request.pickupId,
      },
      { userIds: [driver] },
    )
  }
  return request.pickupId
}

async function addPickup(context: Context, request: LockedRequest, at: Date | null): Promise<string> {
  if (at === null) throw new Error('an extra pickup has no time')
  const { organizationId, siteId, wasteTypes } = request
  const remark = [request.amountNote, request.note].filter((text) => text !== '').join('\n')
  const pickup = await schedulePickup(
    context,
    { organizationId, pickUpTime: at.toISOString(), status: 'CONFIRMED' },
    { siteId, plannedBy: 'request', wayType: wasteTypes.length === 0 ? null : wayTypeOf(wasteTypes), remark },
  )
  return pickup._id
}

function rethrowChanged(error: unknown): never {
  const isGone = error instanceof AppError && (error.code === 'record.stale' || error.code === 'pickup.not-found')
  throw isGone ? new AppError('pickup-request.pickup-changed') : error
}
