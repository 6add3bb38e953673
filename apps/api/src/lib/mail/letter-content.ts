import type { Language } from '@thant/contracts/auth'

export type Letter = {
  language: Language
  title: string
  greeting: string
  /** Mail programs show the first one beside the subject. */
  paragraphs: string[]
  facts: readonly LetterFact[]
  action?: { label: string; url: string }
  sender: LetterSender
}

export type LetterFact = { label: string; value: string }

/** The address, phone and e-mail are empty where the company has none. */
export type LetterSender = { name: string; address: string; phone: string; email: string }
