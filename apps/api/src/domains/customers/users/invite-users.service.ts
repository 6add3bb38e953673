import type { ManyUsersForm } from '@thant/contracts/customers/many-users'
import type { UserDetails } from '@thant/contracts/customers/users'
import type { ManyResult, Unchanged } from '@thant/contracts/many'
import { takeBackLink } from '#domains/company/links/links.service.ts'
import type { Context } from '#lib/context.ts'
import { doForEach, named } from '#lib/do-for-each.ts'
import { stopMail } from '#lib/mail/send-mail.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { sendLinkMail } from './link-mail.ts'
import { assertMayManage } from './users.policy.ts'
import { getUserDetails } from './users.queries.ts'
import { lockUser, recipientOf } from './users.service.ts'

/** Mails a new invitation to each user who has chosen no password. */
export async function inviteUsers(
  context: Context,
  { ids }: ManyUsersForm,
): Promise<{ results: ManyResult[]; undo: Unchanged[] }> {
  const { results, done } = await doForEach(context, named(ids), ({ id }) => sendInvitation(context, id))
  return { results, undo: done.map(({ _id: id, __v }) => ({ id, __v })) }
}

/** Stops the invitations that have not gone out. */
export async function stopInvitations(
  context: Context,
  { users }: { users: Unchanged[] },
): Promise<{ results: ManyResult[] }> {
  const { results } = await doForEach(context, users, (user) => stopInvitation(context, user))
  return { results }
}

/** Mails a new invitation to a user who has chosen no password, unless it is stopped; the earlier one is void. */
export async function sendInvitation(context: Context, id: string): Promise<UserDetails> {
  const user = await lockUser(context, id)
  assertMayManage(context.actor, user.type)
  if (user.isConfirm) throw new AppError('user.has-password')
  await sendLinkMail(context, 'invitation', recipientOf(user), { stoppable: 'invitation' })
  await recordAudit(context, { action: 'user.invite', entity: 'user', entityId: id })
  return getUserDetails(context, id)
}

/** Stops an invitation that has not gone out, of a user whom nobody has changed since; the earlier one works again. */
async function stopInvitation(context: Context, { id, __v: version }: Unchanged): Promise<void> {
  const user = await lockUser(context, id)
  assertMayManage(context.actor, user.type)
  await assertVersion(context, { entity: 'user', id, current: user }, version)
  if (user.isConfirm) throw new AppError('user.has-password')
  if (!(await stopMail(context, 'invitation', { userId: id }))) throw new AppError('mail.sent')
  await takeBackLink(context, 'invitation', id)
  await recordAudit(context, { action: 'user.stop-invitation', entity: 'user', entityId: id })
}
