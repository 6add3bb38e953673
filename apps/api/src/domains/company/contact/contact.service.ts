import { randomUUID } from 'node:crypto'
import type { contactEndpoints } from '@thant/contracts/company/contact'
import type { BodyOf } from '@thant/contracts/endpoint'
import { contactMessages } from '#database/schema/contact.ts'
import { getCompany } from '#domains/company/company/company.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { sendContactCopy } from './contact-copy.ts'
import { writeContactMail } from './contact-mail.ts'

/** Stores the message before mailing it, so that nothing is lost while the company has no e-mail address. */
export async function sendContactMessage(
  context: AnyContext,
  { website, language, ...letter }: BodyOf<typeof contactEndpoints.send>,
): Promise<{ _id: string }> {
  if (website) throw new AppError('contact.not-a-person')
  const id = randomUUID()
  const createdAt = context.clock.now()
  await context.database.insert(contactMessages).values({ id, ...letter, createdAt })
  const company = await getCompany(context)
  if (company.email !== '') {
    const mail = writeContactMail(letter, company, context.settings.publicUrl)
    await sendMail(context, mail)
  }
  await sendContactCopy(context, { ...letter, language, createdAt })
  await recordAudit(context, {
    action: 'contact-message.send',
    entity: 'contact-message',
    entityId: id,
    after: { name: letter.name, email: letter.email },
  })
  return { _id: id }
}
