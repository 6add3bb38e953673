import type { ContactTopic } from '@thant/contracts/company/contact'
import { contactTopicLabels } from '@thant/contracts/company/contact'
import type { Language } from '@thant/contracts/customers/auth'
import { dayMs } from '@thant/contracts/durations'
import { contactCopyLock } from '@thant/database/advisory-locks'
import { and, eq, gt, sql } from 'drizzle-orm'
import { contactMessages } from '#database/schema/contact.ts'
import { users } from '#database/schema/users.ts'
import { fact, sendEmail } from '#domains/company/company/company-emails.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { mailboxOf } from '#lib/mail/mailbox.ts'
import { literal, message } from '#lib/plan-message.ts'

type ContactCopy = { email: string; language: Language; topic: ContactTopic; message: string; createdAt: Date }

/**
 * Users get their text back at the address of the account. Anybody may have typed another address, so a receipt to it
 * says nothing that was typed, and a mailbox gets few of them.
 */
export async function sendContactCopy(context: AnyContext, copy: ContactCopy): Promise<void> {
  const user = await findSignedIn(context)
  if (user === undefined && (await hasEnoughCopies(context, copy))) return
  const lines = copy.message.split(/\s*\n\s*/).filter((line) => line !== '')
  await sendEmail(context, user ?? { email: copy.email, language: copy.language }, {
    subject: message('We have your message'),
    facts: [
      fact('Topic', { text: contactTopicLabels[copy.topic] }),
      fact('Date', { day: dayOf(copy.createdAt, context.settings.timeZone) }),
    ],
    paragraphs: [
      message('Thank you for writing to us. We will read your message and answer by email or phone.'),
      ...(user === undefined
        ? [message('If you did not write to us, you can ignore this email.')]
        : [message('You wrote:'), ...lines.map(literal)]),
    ],
  })
}

async function findSignedIn({ actor, database }: AnyContext) {
  if (actor === null) return undefined
  const { id, name, email, language } = users
  const [user] = await database.select({ userId: id, name, email, language }).from(users).where(eq(id, actor.id))
  return user
}

/** True when the mailbox had its receipts of the last 24 hours; one message at a time asks. */
async function hasEnoughCopies({ database }: AnyContext, { email, createdAt }: ContactCopy): Promise<boolean> {
  const mailbox = mailboxOf(sql`${email}::text`)
  await database.execute(sql`select pg_advisory_xact_lock(${contactCopyLock}, hashtext(${mailbox}))`)
  const inThisDay = gt(contactMessages.createdAt, new Date(createdAt.getTime() - dayMs))
  const sent = await database.$count(
    contactMessages,
    and(inThisDay, sql`${mailboxOf(contactMessages.email)} = ${mailbox}`),
  )
  return sent > maxCopiesADay
}
const maxCopiesADay = 3
