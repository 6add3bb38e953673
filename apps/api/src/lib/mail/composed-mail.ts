import type { SendMailOptions } from 'nodemailer'

/** What tells a mail from others is the same each time it is sent. */
export type ComposedMail = SendMailOptions & { messageId: string; date: Date }
