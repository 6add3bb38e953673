import type { FailedMail } from '@thant/contracts/reporting/mails'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { MailMessage } from '#database/mail-message.ts'
import { failedMails } from '#database/schema/mails.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '#lib/context.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { getFailedMail } from './mails.queries.ts'

/** Keeps a mail that failed for good, for staff to see and to send again. Its text goes if it has a secret link. */
export async function keepFailedMail(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  message: MailMessage,
  reason: string,
): Promise<void> {
  const failure = {
    failedAt: clock.now(),
    to: message.to,
    reason: reason.slice(0, 1_000),
    message: message.holdsSecretLink ? null : message,
    sentAgainAt: null,
    sentAgainById: null,
  }
  const { messageId, subject, records } = message
  await database
    .insert(failedMails)
    .values({ ...failure, messageId, subject, ...records })
    .onConflictDoUpdate({ target: failedMails.messageId, set: failure })
}

/** Sends a failed mail to its recipient's present address, as staff may have corrected it. */
export async function sendMailAgain(context: Context, id: string): Promise<FailedMail> {
  const mail = await lockMail(context, id)
  const { to, subject, sentAgainAt } = await getFailedMail(context, id)
  if (sentAgainAt !== null) throw new AppError('mail.sent-already')
  if (mail.message === null) throw new AppError('mail.link-void')
  const address = (await findAddress(context, mail)) ?? to
  await sendMail(context, { ...mail.message, to: address })
  await context.database
    .update(failedMails)
    .set({ to: address, message: null, sentAgainAt: context.clock.now(), sentAgainById: context.actor.id })
    .where(eq(failedMails.id, id))
  await recordAudit(context, {
    action: 'mail.send-again',
    entity: 'mail',
    entityId: id,
    ...(address !== to && { before: { to } }),
    after: { to: address, subject },
  })
  return getFailedMail(context, id)
}

/** Sends the oldest 500 again, for example after the mail server was out of order for more than a day. */
export async function sendAllMailsAgain(context: Context): Promise<{ count: number }> {
  const kept = await context.database
    .select({ id: failedMails.id })
    .from(failedMails)
    .where(isNotNull(failedMails.message))
    .orderBy(asc(failedMails.failedAt), asc(failedMails.id))
    .limit(500)
    .for('update')
  for (const { id } of kept) await sendMailAgain(context, id)
  return { count: kept.length }
}

type MailRow = typeof failedMails.$inferSelect

async function lockMail(context: Context, id: string): Promise<MailRow> {
  const [mail] = await context.database.select().from(failedMails).where(eq(failedMails.id, id)).for('update')
  if (mail === undefined) throw new AppError('mail.not-found')
  return mail
}

async function findAddress({ database }: Context, { userId, organizationId }: MailRow): Promise<string | undefined> {
  if (userId !== null) {
    const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId))
    return user?.email
  }
  if (organizationId === null) return undefined
  const [organization] = await database
    .select({ email: organizations.email })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  return organization?.email
}
