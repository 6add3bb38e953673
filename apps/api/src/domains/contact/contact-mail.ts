import type { ContactTopic } from '@thant/contracts/contact'
import { contactTopicLabels } from '@thant/contracts/labels'
import { writeLetter } from '#lib/mail/letter.ts'
import type { MailMessage } from '#lib/mail/mail-message.ts'
import { newMessageId } from '#lib/mail/message-id.ts'

type ContactLetter = { name: string; email: string; topic: ContactTopic; message: string }

/** Sets Reply-To, so that the company's answer goes to the person who wrote. */
export function writeContactMail(
  { name, email, topic, message }: ContactLetter,
  company: { name: string; email: string },
  publicUrl: string,
): MailMessage {
  return {
    to: company.email,
    replyTo: email,
    subject: topic === 'other' ? `Message from ${name}` : `${contactTopicLabels[topic]}: message from ${name}`,
    messageId: newMessageId(publicUrl),
    ...writeLetter({
      greeting: `${name} (${email}) wrote on the contact page:`,
      paragraphs: message.split(/\s*\n\s*/).filter((line) => line !== ''),
      closing: company.name,
    }),
  }
}
