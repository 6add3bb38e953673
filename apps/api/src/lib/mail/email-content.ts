import type { Language } from '@thant/contracts/customers/auth'

export type Email = {
  language: Language
  title: string
  greeting: string
  /** Mail programs show the first one beside the subject. */
  paragraphs: string[]
  facts: readonly EmailFact[]
  /** One for each piece of news, where there are several. */
  sections?: readonly EmailSection[]
  action?: EmailLink
  /** Small print at the end, such as how to get no more such mails. */
  quietLinks?: readonly EmailLink[]
  sender: EmailSender
}

export type EmailLink = { label: string; url: string }

export type EmailFact = { label: string; value: string }

/** `hint` is small print below the title, such as when that was. */
export type EmailSection = { title: string; hint: string; facts: readonly EmailFact[] }

/** The address, phone and e-mail are empty where the company has none. */
export type EmailSender = { name: string; address: string; phone: string; email: string }
