import type { Language } from '@thant/contracts/customers/auth'

/**
 * A file that goes with a mail, by what it is written from; it is written when the mail goes out, so that no request
 * waits. A calendar has the pickups that are or belong to these subjects.
 */
export type MailFile =
  | { kind: 'invoice' | 'receipt' | 'credit' | 'order-receipt' | 'collection-note'; id: string }
  | { kind: 'calendar'; subjectIds: string[] }
export type MailDocument = MailFile & { language: Language }

/** The records whose pages say so if the mail fails. */
export type MailRecords = { userId?: string; organizationId?: string; invoiceId?: string; orderId?: string }

export type MailAttachment = { fileName: string; contentType: string; content: Uint8Array }

/** What somebody sends by hand and may stop again. */
export type StoppableMail = 'invitation' | 'reminder'

export type MailMessage = {
  to: string
  /** The address for replies, if it is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html?: string
  document?: MailDocument
  records?: MailRecords
  /** Whoever reads it can act as its recipient, so it is not kept if it fails. */
  holdsSecretLink?: true
  /** It waits until it can no longer be stopped. */
  stoppable?: StoppableMail
  /** A page where the recipient gets no more mails of this kind. */
  unsubscribeUrl?: string
  /** A mail program may post to that page on a press of its own button (RFC 8058). */
  isOneClick?: true
  /** Chosen once by the author of the mail, so that a mail sent twice after a crash is recognizable as one. */
  messageId: string
}
