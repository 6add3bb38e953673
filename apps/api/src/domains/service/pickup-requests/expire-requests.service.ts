import { and, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { inTransaction } from '#database/transaction.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { notifyCustomer } from './request-notices.ts'
import { settleRequest } from './settle-request.service.ts'

const batchSize = 50

/** Expires the requests that nobody settled in time, and tells who asked. */
export async function expireRequests(portal: Portal): Promise<void> {
  let expired: number
  do {
    expired = await inTransaction(portal.pool, (transaction) => expireSome(systemContext(portal, transaction)))
  } while (expired === batchSize)
}

/** Makes room for a new request for a pickup. */
export async function expireRequestsOf(context: AnyContext, pickupId: string): Promise<void> {
  await expireSome(context, eq(pickupRequests.pickupId, pickupId))
}

async function expireSome(context: AnyContext, condition?: SQL): Promise<number> {
  const due = await context.database
    .select()
    .from(pickupRequests)
    .where(
      and(
        inArray(pickupRequests.state, ['OPEN', 'COUNTERED']),
        lte(pickupRequests.expiresAt, context.clock.now()),
        condition,
      ),
    )
    .limit(batchSize)
    .for('update', { skipLocked: true })
  for (const request of due) {
    const after = await settleRequest(context, request, 'expire')
    await notifyCustomer(context, after, { kind: 'request-answered' })
  }
  return due.length
}
