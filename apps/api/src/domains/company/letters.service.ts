import type { Language } from '@thant/contracts/auth'
import type { Message } from '@thant/contracts/plan'
import { company } from '#database/schema/company.ts'
import type { AnyContext } from '#lib/context.ts'
import { writeLetter } from '#lib/mail/letter.ts'
import type { MailDocument, MailRecords } from '#lib/mail/mail-message.ts'
import { newMessageId } from '#lib/mail/message-id.ts'
import { message } from '#lib/plan-message.ts'
import { messageFormatterFor } from '#lib/translator.ts'

/** Without a name, as that is not sure to be the addressee's own, the letter greets nobody by name. */
export type Addressee = Pick<MailRecords, 'userId' | 'organizationId'> & {
  name?: string
  email: string
  language: Language
}
export type CompanyLetter = {
  subject: Message
  paragraphs: Message[]
  /** `path` is relative to the address of the portal. */
  action?: { label: Message; path: string }
  /** A PDF in the language of who gets the letter. */
  document?: Omit<MailDocument, 'language'>
  about?: Pick<MailRecords, 'invoiceId' | 'orderId'>
  holdsSecretLink?: true
}

/** Who signs the letters, and where replies to them go. */
async function findSender({ database }: AnyContext): Promise<{ name: string; email: string }> {
  const [found] = await database.select({ name: company.name, email: company.email }).from(company)
  return found ?? { name: '', email: '' }
}

/** Mails a letter in the recipient's language; the mail goes out when the write commits. */
export async function sendLetter(
  context: AnyContext,
  { name, email, language, ...recipient }: Addressee,
  { subject, paragraphs, action, document, about, holdsSecretLink }: CompanyLetter,
): Promise<void> {
  const { publicUrl, timeZone } = context.settings
  const { formatMessage } = messageFormatterFor(language, timeZone)
  const sender = await findSender(context)
  await context.jobs.send(context.database, 'mail', {
    to: email,
    subject: formatMessage(subject),
    messageId: newMessageId(publicUrl),
    ...writeLetter({
      greeting: formatMessage(name === undefined ? message('Hello,') : message('Dear {{name}},', { name })),
      paragraphs: paragraphs.map(formatMessage),
      ...(action && { action: { label: formatMessage(action.label), url: `${publicUrl}${action.path}` } }),
      closing: sender.name,
    }),
    ...(sender.email && { replyTo: sender.email }),
    ...(document && { document: { ...document, language } }),
    records: { ...recipient, ...about },
    ...(holdsSecretLink && { holdsSecretLink }),
  })
}
