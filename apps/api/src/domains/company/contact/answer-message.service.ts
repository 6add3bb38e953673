import type { ContactMessage } from '@thant/contracts/company/contact'
import { eq } from 'drizzle-orm'
import { contactMessages } from '#database/schema/contact.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { getContactMessage } from './contact-messages.queries.ts'

/** The first who answered stays named when somebody else says so again. */
export async function noteAnswer(
  context: Context,
  id: string,
  { isAnswered }: { isAnswered: boolean },
): Promise<ContactMessage> {
  const { database, actor, clock } = context
  await database
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  const before = await getContactMessage(context, id)
  if ((before.answeredAt !== null) === isAnswered) return before
  await database
    .update(contactMessages)
    .set(isAnswered ? { answeredAt: clock.now(), answeredById: actor.id } : { answeredAt: null, answeredById: null })
    .where(eq(contactMessages.id, id))
  await recordAudit(context, {
    action: isAnswered ? 'contact-message.answer' : 'contact-message.reopen',
    entity: 'contact-message',
    entityId: id,
  })
  return getContactMessage(context, id)
}
