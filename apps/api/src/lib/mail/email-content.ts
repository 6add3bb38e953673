import type { Language } from '@thant/contracts/customers/auth'

export type Email = {
  language: Language
  title: string
  greeting: string
  /** Mail programs show the first one beside the subject. */
  paragraphs: string[]
  facts: readonly EmailFact[]
  action?: EmailLink
  /** Small print at the end, such as how to get no more such mails. */
  quietLinks?: readonly EmailLink[]
  sender: EmailSender
}

export type EmailLink = { label: string; url: string }

export type EmailFact = { label: string; value: string }

/** The address, phone and e-mail are empty where the company has none. */
export type EmailSender = { name: string; address: string; phone: string; email: string }
