import type { AuditAction } from '@thant/contracts/company/audit'
import { eq, sql } from 'drizzle-orm'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import type { AnyContext } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import type { LockedRequest } from './lock-request.ts'
import { assertStep } from './pickup-requests.policy.ts'
import { currentState, isOpenState, type RequestStep } from './request-states.ts'

type Change = Partial<
  Pick<
    LockedRequest,
    'pickupId' | 'pickupVersion' | 'counterAt' | 'answerNote' | 'expiresAt' | 'answeredById' | 'answeredAt'
  >
>

/** Takes a locked request one step on. Throws if another step was taken before. */
export async function settleRequest(
  context: AnyContext,
  request: LockedRequest,
  step: RequestStep,
  change: Change = {},
): Promise<LockedRequest> {
  const now = context.clock.now()
  const state = assertStep(step === 'expire' ? request.state : currentState(request, now), step)
  const [after] = await context.database
    .update(pickupRequests)
    .set({
      ...change,
      state,
      closedAt: isOpenState(state) ? null : now,
      version: sql`${pickupRequests.version} + 1`,
      updatedAt: now,
    })
    .where(eq(pickupRequests.id, request.id))
    .returning()
  if (after === undefined) throw new Error('a locked request is gone')
  await recordAudit(context, {
    action: actions[step],
    entity: 'pickup-request',
    entityId: request.id,
    ...changedValues(auditedValues(request), auditedValues(after)),
  })
  return after
}

const actions: Record<RequestStep, AuditAction> = {
  accept: 'pickup-request.accept',
  decline: 'pickup-request.decline',
  counter: 'pickup-request.counter',
  agree: 'pickup-request.agree',
  refuse: 'pickup-request.refuse',
  withdraw: 'pickup-request.withdraw',
  expire: 'pickup-request.expire',
  reopen: 'pickup-request.reopen',
  'reopen-late': 'pickup-request.reopen',
}

export function auditedValues(request: LockedRequest): Record<string, unknown> {
  const { kind, state, wantedAt, partOfDay, wasteTypes, amountNote, note, counterAt, answerNote } = request
  return { kind, state, wantedAt, partOfDay, wasteTypes, amountNote, note, counterAt, answerNote }
}
