import type { ManyResult, Unchanged } from '@thant/contracts/many'
import type { ManyRequestsForm } from '@thant/contracts/service/many-requests'
import type { Context } from '#lib/context.ts'
import { doForEach, named } from '#lib/do-for-each.ts'
import { declineRequest } from './pickup-requests.service.ts'

/** Declines each request with the same reason. One whose offer had expired cannot be undone: its note is replaced. */
export async function declineRequests(
  context: Context,
  { ids, change: { note } }: ManyRequestsForm,
): Promise<{ results: ManyResult[]; undo: Unchanged[] }> {
  const { results, done } = await doForEach(context, named(ids), ({ id }) => declineRequest(context, id, { note }))
  return { results, undo: done.filter(({ counterAt }) => counterAt === null).map(({ _id: id, __v }) => ({ id, __v })) }
}
