import type { ManyResult, Unchanged } from '@thant/contracts/many'
import type { Context } from '#lib/context.ts'
import { doForEach } from '#lib/do-for-each.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { lockPickupRequest } from './lock-request.ts'
import { assertStep } from './pickup-requests.policy.ts'
import { getPickupRequest } from './pickup-requests.queries.ts'
import { lockPickupOfRequest } from './pickup-requests.service.ts'
import { takeBackState } from './request-notices.ts'
import { settleRequest } from './settle-request.service.ts'

/** Opens declined requests again that nobody has changed since, as long as no customer knows of it. */
export async function reopenRequests(
  context: Context,
  { requests }: { requests: Unchanged[] },
): Promise<{ results: ManyResult[] }> {
  const { results } = await doForEach(context, requests, (request) => reopenRequest(context, request))
  return { results }
}

async function reopenRequest(context: Context, { id, __v: version }: Unchanged): Promise<void> {
  const request = await lockPickupRequest(context, id)
  const current = await getPickupRequest(context, id)
  await assertVersion(context, { entity: 'pickup-request', id, current }, version)
  assertStep(request.state, 'reopen')
  if (request.counterAt !== null) throw new AppError('pickup-request.no-such-step')
  if (request.pickupId !== null) await lockPickupOfRequest(context, id, request.pickupId)
  if (!(await takeBackState(context, request))) throw new AppError('pickup-request.customer-told')
  const wasLate = request.closedAt !== null && request.expiresAt <= request.closedAt
  const unanswered = { answerNote: '', answeredById: null, answeredAt: null }
  await settleRequest(context, request, wasLate ? 'reopen-late' : 'reopen', unanswered)
}
