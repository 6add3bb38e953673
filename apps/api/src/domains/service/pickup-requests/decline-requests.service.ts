import type { ManyResult } from '@thant/contracts/many'
import type { ManyRequestsForm } from '@thant/contracts/service/many-requests'
import type { Context } from '#lib/context.ts'
import { doForEach, named } from '#lib/do-for-each.ts'
import { declineRequest } from './pickup-requests.service.ts'

/** Declines each request with the same reason. */
export async function declineRequests(
  context: Context,
  { ids, change: { note } }: ManyRequestsForm,
): Promise<{ results: ManyResult[] }> {
  const { results } = await doForEach(context, named(ids), ({ id }) => declineRequest(context, id, { note }))
  return { results }
}
