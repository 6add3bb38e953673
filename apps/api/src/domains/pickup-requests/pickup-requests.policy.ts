import type { PickupRequestForm, PickupRequestState } from '@thant/contracts/pickup-requests'
import { and, eq, isNull } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { inOwnSites } from '#lib/scope.ts'
import type { LoadedCutOff } from './cut-off.queries.ts'
import { cutOffOf } from './cut-off.ts'
import { type RequestStep, stateAfter } from './request-states.ts'

type AskedPickup = typeof pickups.$inferSelect

/** An extra pickup and a move need a time, a move and a cancellation a pickup that is still ahead. */
export async function assertIsComplete(context: Context, form: PickupRequestForm): Promise<AskedPickup | null> {
  if (form.kind !== 'cancel') {
    if (form.wantedAt === undefined) throw errorAt('wantedAt', 'request.invalid', { message: 'Required' })
    assertIsAhead(context, 'wantedAt', form.wantedAt)
  }
  if (form.kind === 'extra') return null
  if (form.pickup === undefined) throw errorAt('pickup', 'request.invalid', { message: 'Required' })
  const [pickup] = await context.database
    .select()
    .from(pickups)
    .where(
      and(
        eq(pickups.id, form.pickup),
        eq(pickups.organizationId, form.organizationId),
        isNull(pickups.archivedAt),
        inOwnSites(context, pickups.organizationId, pickups.siteId),
      ),
    )
  if (pickup === undefined) throw new AppError('pickup.not-found')
  const isSettled = pickup.status === 'COMPLETED' || pickup.status === 'CANCELLED'
  if (isSettled || pickup.pickUpAt <= context.clock.now()) throw new AppError('pickup-request.pickup-settled')
  return pickup
}

/**
 * Returns when a request expires. Customers may ask until the earliest cut-off of its times; staff may always, and what
 * they ask for later expires at the earliest of the times.
 */
export function expiryOf(context: Context, times: readonly Date[], { rule, calendar, phone }: LoadedCutOff): Date {
  const cutOff = earliest(times.map((time) => cutOffOf(time, rule, calendar)))
  if (cutOff > context.clock.now()) return cutOff
  if (context.reach === 'own') throw new AppError('pickup-request.too-late', { values: { phone } })
  return earliest(times)
}

export function assertStep(state: PickupRequestState, step: RequestStep): PickupRequestState {
  const after = stateAfter(state, step)
  if (after === undefined) throw new AppError('pickup-request.no-such-step')
  return after
}

export function assertIsAhead(context: Context, path: string, time: string): void {
  if (new Date(time) > context.clock.now()) return
  throw errorAt(path, 'request.invalid', { message: 'Must be in the future' })
}

/** Another day has to be offered, not set. */
export function assertIsOnDay({ settings }: Context, pickUpTime: string, wantedAt: Date | null): void {
  const dayIn = (instant: Date) => dayOf(instant, settings.timeZone)
  if (wantedAt !== null && dayIn(new Date(pickUpTime)) === dayIn(wantedAt)) return
  throw errorAt('pickUpTime', 'request.invalid', { message: 'Not on the day that the customer asked for' })
}

function earliest(times: readonly Date[]): Date {
  return new Date(Math.min(...times.map((time) => time.getTime())))
}
