import { and, eq } from 'drizzle-orm'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnSites } from '#lib/scope.ts'

export type LockedRequest = typeof pickupRequests.$inferSelect

/** Locks a request until the transaction ends, so that of several answers one counts. */
export async function lockPickupRequest(context: Context, id: string): Promise<LockedRequest> {
  const [locked] = await context.database
    .select()
    .from(pickupRequests)
    .where(and(eq(pickupRequests.id, id), inOwnSites(context, pickupRequests.organizationId, pickupRequests.siteId)))
    .for('update')
  if (locked === undefined) throw new AppError('pickup-request.not-found')
  return locked
}
