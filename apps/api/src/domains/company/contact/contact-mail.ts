import type { ContactTopic } from '@thant/contracts/company/contact'
import { contactTopicLabels } from '@thant/contracts/company/contact'
import type { MailMessage } from '#database/mail-message.ts'
import { writeEmail } from '#lib/mail/email.ts'
import type { EmailSender } from '#lib/mail/email-content.ts'
import { newMessageId } from '#lib/mail/message-id.ts'

type ContactEmail = { name: string; email: string; topic: ContactTopic; message: string }

/** Sets Reply-To, so that the company's answer goes to the person who wrote. */
export function writeContactMail(
  { name, email, topic, message }: ContactEmail,
  company: EmailSender,
  publicUrl: string,
): MailMessage {
  const subject = topic === 'other' ? `Message from ${name}` : `${contactTopicLabels[topic]}: message from ${name}`
  return {
    to: company.email,
    replyTo: email,
    subject,
    messageId: newMessageId(publicUrl),
    ...writeEmail({
      language: 'en',
      title: subject,
      greeting: 'Hello,',
      paragraphs: [
        `${name} wrote on the contact page. Reply to this email to answer.`,
        ...message.split(/\s*\n\s*/).filter((line) => line !== ''),
      ],
      facts: [
        { label: 'Name', value: name },
        { label: 'Email', value: email },
        { label: 'Topic', value: contactTopicLabels[topic] },
      ],
      sender: company,
    }),
  }
}
