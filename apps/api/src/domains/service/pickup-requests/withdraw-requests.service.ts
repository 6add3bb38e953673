import { and, asc, eq, inArray } from 'drizzle-orm'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import type { Context } from '#lib/context.ts'
import { currentState, isOpenState } from './request-states.ts'
import { settleRequest } from './settle-request.service.ts'

/** Withdraws the open requests of an organization that is archived; one whose time has passed expires. */
export async function withdrawRequestsOf(context: Context, organizationId: string): Promise<void> {
  const open = await context.database
    .select()
    .from(pickupRequests)
    .where(and(eq(pickupRequests.organizationId, organizationId), inArray(pickupRequests.state, ['OPEN', 'COUNTERED'])))
    .orderBy(asc(pickupRequests.id))
    .for('update')
  for (const request of open) {
    const isOpen = isOpenState(currentState(request, context.clock.now()))
    await settleRequest(context, request, isOpen ? 'withdraw' : 'expire')
  }
}
