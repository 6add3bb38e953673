export type MailMessage = {
  to: string
  /** Where an answer goes, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Chosen once by whoever writes the mail, so that a mail sent twice after a crash can be recognised. */
  messageId: string
}
