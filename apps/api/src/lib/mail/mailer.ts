import type { Config } from '#config.ts'
import type { MailAttachment, MailMessage } from '#database/mail-message.ts'
import { PermanentJobError } from '#lib/jobs/permanent-job-error.ts'
import type { ComposedMail } from './composed-mail.ts'
import { createFileTransport } from './file-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export type Mailer = {
  /**
   * Throws if the mail should be retried, and a PermanentJobError if it can never be delivered. `writtenAt` is the same
   * at each try.
   */
  deliver(message: MailMessage, writtenAt: Date, attachment?: MailAttachment): Promise<void>
}

/** Sends by SMTP if configured; otherwise writes each mail to a file below the data directory. */
export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const send = mail.smtpUrl ? createSmtpTransport(mail.smtpUrl) : createFileTransport(dataDir)
  return {
    deliver: async (message, writtenAt, attachment) =>
      send({ ...compose(message, mail.from, attachment), date: writtenAt }),
  }
}

/** User input must not be able to start a header, add a recipient, or name a file to attach. */
function compose(
  { to, replyTo, subject, text, html, unsubscribeUrl, isOneClick, messageId }: MailMessage,
  from: string,
  attachment: MailAttachment | undefined,
): Omit<ComposedMail, 'date'> {
  for (const address of [to, replyTo ?? to]) {
    if (!mailAddress.test(address)) throw new PermanentJobError(`${address} is no mail address`)
  }
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(messageId)) throw new PermanentJobError(`${messageId} is no message id`)
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: subject.replaceAll(/\p{Cc}+/gu, ' '),
    text,
    ...(html === undefined ? {} : { html }),
    ...(attachment && { attachments: [attached(attachment)] }),
    ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
    // Mail programs take it of addresses with TLS only.
    ...(isOneClick && unsubscribeUrl?.startsWith('https:') && { headers: oneClick }),
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function attached({ fileName, contentType, content }: MailAttachment) {
  return { filename: fileName, content: Buffer.from(content), contentType }
}

const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
const mailAddress = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/
