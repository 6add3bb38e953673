export type MailMessage = {
  to: string
  /** The address for replies, if it is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Chosen once by the author of the mail, so that a mail sent twice after a crash is recognizable as one. */
  messageId: string
}
