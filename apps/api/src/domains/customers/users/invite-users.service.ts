import type { ManyUsersForm } from '@thant/contracts/customers/users'
import type { ManyResult } from '@thant/contracts/many'
import type { Context } from '#lib/context.ts'
import { doForEach, named } from '#lib/do-for-each.ts'
import { sendInvitation } from './users.service.ts'

/** Mails a new invitation to each user who has chosen no password. */
export async function inviteUsers(context: Context, { ids }: ManyUsersForm): Promise<{ results: ManyResult[] }> {
  const { results } = await doForEach(context, named(ids), ({ id }) => sendInvitation(context, id))
  return { results }
}
