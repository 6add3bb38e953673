import type { PickupRequestState } from '@thant/contracts/service/pickup-request-states'
import type { PickupRequestForm } from '@thant/contracts/service/pickup-requests'
import { and, eq, isNull } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { findLatestOutcome } from '#domains/service/outcomes/outcomes.queries.ts'
import { listTermWarnings } from '#domains/service/pickups/warnings/day-warnings.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { inOwnSites } from '#lib/scope.ts'
import type { LoadedCutOff } from './cut-off.queries.ts'
import { cutOffOf } from './cut-off.ts'
import { type RequestStep, stateAfter } from './request-states.ts'

type PickupOfRequest = typeof pickups.$inferSelect & { hasFailed: boolean }

/**
 * An extra pickup and a move need a time, a move and a cancellation a pickup that is still ahead, or for a move one that
 * failed. The pickup is locked, so that it is not removed before the request names it.
 */
export async function getRequestedPickup(context: Context, form: PickupRequestForm): Promise<PickupOfRequest | null> {
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
    .for('update')
  if (pickup === undefined) throw new AppError('pickup.not-found')
  const hasFailed = form.kind === 'move' && (await isFailure(context, pickup))
  if (!hasFailed) assertPickupIsAhead(context, pickup)
  return { ...pickup, hasFailed }
}

/** A pickup that failed is not moved: another one follows it. */
export async function isFailure(context: Context, { id, status }: { id: string; status: string }): Promise<boolean> {
  return status === 'ONHOLD' && (await findLatestOutcome(context, id)) !== undefined
}

export function assertPickupIsAhead(
  { clock }: Context,
  { status, pickUpAt }: Pick<PickupOfRequest, 'status' | 'pickUpAt'>,
): void {
  const isSettled = status === 'COMPLETED' || status === 'CANCELLED'
  if (isSettled || pickUpAt <= clock.now()) throw new AppError('pickup-request.pickup-settled')
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
  if (after !== undefined) return after
  throw new AppError(state === 'EXPIRED' ? 'pickup-request.expired' : 'pickup-request.no-such-step')
}

export function assertIsAhead(context: Context, path: string, time: string): void {
  if (new Date(time) > context.clock.now()) return
  throw errorAt(path, 'request.invalid', { message: 'Must be in the future' })
}

/** Nobody plans pickups after the contract or years ahead, so that a request for one is refused. */
export async function assertIsWithinTerm(context: Context, organizationId: string, time: Date): Promise<void> {
  const [message] = await listTermWarnings(context, { organizationId, time })
  if (message !== undefined) throw errorAt('wantedAt', 'request.invalid', { message })
}

/** Another day has to be offered, not set. */
export function assertIsOnDay({ settings }: Context, pickUpTime: string, wantedAt: Date | null): void {
  const dayIn = (instant: Date) => dayOf(instant, settings.timeZone)
  if (wantedAt !== null && dayIn(new Date(pickUpTime)) === dayIn(wantedAt)) return
  throw errorAt('pickUpTime', 'request.invalid', { message: 'Not on the day that the customer requested' })
}

function earliest(times: readonly Date[]): Date {
  return new Date(Math.min(...times.map((time) => time.getTime())))
}
