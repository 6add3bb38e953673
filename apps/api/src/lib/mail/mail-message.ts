export type MailMessage = {
  to: string
  subject: string
  text: string
  html?: string
  /** Chosen once by whoever writes the mail, so that a mail sent twice after a crash can be recognised. */
  messageId: string
}
