import { addressIn } from '@thant/contracts/company/company'
import type { Language } from '@thant/contracts/customers/auth'
import type { Message, MessageValue } from '@thant/contracts/materials/plan'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { MailFile, MailRecords, StoppableMail } from '#database/mail-message.ts'
import { company } from '#database/schema/company.ts'
import type { AnyContext } from '#lib/context.ts'
import { writeEmail } from '#lib/mail/email.ts'
import type { EmailSender } from '#lib/mail/email-content.ts'
import { newMessageId } from '#lib/mail/message-id.ts'
import { sendMail } from '#lib/mail/send-mail.ts'
import { message } from '#lib/plan-message.ts'
import { messageFormatterFor } from '#lib/translator.ts'

/** Without a name, as that is not sure to be the addressee's own, the letter greets nobody by name. */
export type Addressee = Pick<MailRecords, 'userId' | 'organizationId'> & {
  name?: string
  email: string
  language: Language
}
export type EmailFact = { label: Message; value: Message }
export type CompanyEmail = {
  subject: Message
  /** The first one comes before the facts. */
  paragraphs: Message[]
  /** Numbers, amounts and days, to be found without reading. */
  facts?: readonly EmailFact[]
  /** One for each piece of news, with its own facts. */
  sections?: ReadonlyArray<{ title: Message; hint: Message; facts: readonly EmailFact[] }>
  /** `path` is relative to the address of the portal. */
  action?: PortalLink
  /** Small print at the end; the first one is where the recipient gets no more such mails. */
  quietLinks?: readonly PortalLink[]
  /** In the language of who gets the letter. */
  document?: MailFile
  about?: Pick<MailRecords, 'invoiceId' | 'orderId'>
  holdsSecretLink?: true
  stoppable?: StoppableMail
  /** Names the mail where it has to be the same if it is written again. */
  messageName?: string
}
export type PortalLink = { label: Message; path: string }

export function fact(label: TranslationKey, value: MessageValue): EmailFact {
  return { label: message(label), value: message('{{value}}', { value }) }
}

/** Who signs the letters, and where replies to them go. */
async function findSender({ database }: AnyContext, language: Language): Promise<EmailSender> {
  const { name, address, addressInBurmese, phone, email } = company
  const [found] = await database.select({ name, address, addressInBurmese, phone, email }).from(company)
  if (found === undefined) return { name: '', address: '', phone: '', email: '' }
  return { name: found.name, address: addressIn(language, found), phone: found.phone, email: found.email }
}

/** Mails a letter in the recipient's language; the mail goes out when the write commits. */
export async function sendEmail(
  context: AnyContext,
  { name, email, language, ...recipient }: Addressee,
  {
    subject,
    paragraphs,
    facts = [],
    sections = [],
    action,
    quietLinks = [],
    document,
    about,
    holdsSecretLink,
    stoppable,
    messageName,
  }: CompanyEmail,
): Promise<void> {
  const { publicUrl, timeZone } = context.settings
  const { formatMessage } = messageFormatterFor(language, timeZone)
  const linkOf = ({ label, path }: PortalLink) => ({ label: formatMessage(label), url: `${publicUrl}${path}` })
  const factOf = ({ label, value }: EmailFact) => ({ label: formatMessage(label), value: formatMessage(value) })
  const [unsubscribe] = quietLinks.map(linkOf)
  const sender = await findSender(context, language)
  await sendMail(context, {
    to: email,
    subject: formatMessage(subject),
    messageId: newMessageId(publicUrl, messageName),
    ...writeEmail({
      language,
      title: formatMessage(subject),
      greeting: formatMessage(name === undefined ? message('Hello,') : message('Dear {{name}},', { name })),
      paragraphs: paragraphs.map(formatMessage),
      facts: facts.map(factOf),
      sections: sections.map(({ title, hint, facts: own }) => ({
        title: formatMessage(title),
        hint: formatMessage(hint),
        facts: own.map(factOf),
      })),
      ...(action && { action: linkOf(action) }),
      quietLinks: quietLinks.map(linkOf),
      sender,
    }),
    ...(sender.email && { replyTo: sender.email }),
    ...(document && { document: { ...document, language } }),
    records: { ...recipient, ...about },
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
    // One press ends one kind of mails, which is less than what a mail with several kinds would promise.
    ...(quietLinks.length === 1 && { isOneClick: true }),
    ...(holdsSecretLink && { holdsSecretLink }),
    ...(stoppable && { stoppable }),
  })
}
