import type { NotificationContent } from '@thant/contracts/customers/notification-facts'
import { defaultMailChoice, type MailChoice } from '@thant/contracts/customers/notifications'
import { undoWaitMs } from '@thant/contracts/durations'
import { eq } from 'drizzle-orm'
import { notifications } from '#database/schema/notifications.ts'
import type { AnyContext } from '#lib/context.ts'
import { mailTimeBefore, mailTimeOf } from './mail-time.ts'
import { sendNotificationMail } from './notification-mail.ts'
import { type Audience, listRecipients } from './recipients.queries.ts'

export type NotificationEvent = NotificationContent & {
  /** A unique name of the event, such as `request <id> ACCEPTED`: nobody is told twice of the same event. */
  key: string
  organizationId: string | null
  /** The request, or else the pickup, that it is about. */
  subjectId: string | null
  /** The pickups, where it is about several. */
  pickupIds?: string[]
  /** When it is over, for what is still to come: the mail is sent before, even at night. */
  end?: Date
  /** The mail is sent with all others that are due (`sendDueMails`), as one. */
  isMailedWithOthers?: boolean
  /** The mail waits until the change can no longer be undone, and is sent with all others that are due. */
  canBeUndone?: boolean
  /** Only people who get mails of the kind are told, because it is nothing but a paper for them. */
  isForMailsAlone?: boolean
}

/**
 * Tells each person of the audience once, in the caller's transaction: in the portal, and by mail where wanted. Returns
 * the ids of who was told, now or before.
 */
export async function notify(context: AnyContext, event: NotificationEvent, audience: Audience): Promise<string[]> {
  const { clock, settings, database } = context
  const now = clock.now()
  const {
    key: eventKey,
    end,
    isMailedWithOthers = false,
    canBeUndone = false,
    isForMailsAlone = false,
    ...content
  } = event
  const from = canBeUndone ? new Date(now.getTime() + undoWaitMs) : now
  const mailOf = ({ choice }: { choice: MailChoice | null }) => choice ?? defaultMailChoice[event.kind]
  const recipients = (await listRecipients(context, audience, event.kind)).filter(
    (recipient) => !isForMailsAlone || mailOf(recipient) !== 'off',
  )
  if (recipients.length === 0) return []
  const { timeZone } = settings
  const added = await database
    .insert(notifications)
    .values(
      recipients.map((recipient) => {
        const { id } = recipient
        const mail = mailOf(recipient)
        const mailAt = end ? mailTimeBefore(end, mail, from, timeZone) : mailTimeOf(mail, from, timeZone)
        const mailedAt = mailAt === now && !isMailedWithOthers ? now : null
        return { ...content, eventKey, userId: id, createdAt: now, mailAt, mailedAt }
      }),
    )
    .onConflictDoNothing()
    .returning()
  const mailed = new Map(added.filter(({ mailedAt }) => mailedAt !== null).map((one) => [one.userId, one]))
  for (const recipient of recipients) {
    const one = mailed.get(recipient.id)
    if (one) await sendNotificationMail(context, recipient, [one])
  }
  return recipients.map(({ id }) => id)
}

/** Takes back what people were told of an event; false, and nothing is, once somebody read it or was mailed. */
export async function takeBackNotices({ database }: AnyContext, eventKey: string): Promise<boolean> {
  const isOfEvent = eq(notifications.eventKey, eventKey)
  const notified = await database.select().from(notifications).where(isOfEvent).for('update')
  if (notified.some(({ readAt, mailedAt }) => readAt !== null || mailedAt !== null)) return false
  await database.delete(notifications).where(isOfEvent)
  return true
}
