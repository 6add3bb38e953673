import type { Language } from '@thant/contracts/customers/auth'

export type Letter = {
  language: Language
  title: string
  greeting: string
  /** Mail programs show the first one beside the subject. */
  paragraphs: string[]
  facts: readonly LetterFact[]
  action?: LetterLink
  /** Small print at the end, such as how to get no more such mails. */
  quietLinks?: readonly LetterLink[]
  sender: LetterSender
}

export type LetterLink = { label: string; url: string }

export type LetterFact = { label: string; value: string }

/** The address, phone and e-mail are empty where the company has none. */
export type LetterSender = { name: string; address: string; phone: string; email: string }
