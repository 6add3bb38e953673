import type { Block, Message, MessageValue } from '@thant/contracts/materials/plan'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** Shortens the texts of a plan. */
export function message(text: TranslationKey, values?: Record<string, MessageValue>): Message {
  return { text, ...(values && { values }) }
}

/** Marks text that a user typed, which is never translated. */
export function literal(text: string): Message {
  return { text, isLiteral: true }
}

/** Marks a name that a user typed, unless it is one of ours, which is translated. */
export function typedName(name: string, ours: TranslationKey): Message {
  return name === ours ? message(ours) : literal(name)
}

export function heading(text: TranslationKey, values?: Record<string, MessageValue>): Block {
  return { kind: 'heading', message: message(text, values) }
}

export function paragraph(text: TranslationKey, values?: Record<string, MessageValue>): Block {
  return { kind: 'paragraph', message: message(text, values) }
}

export function note(text: TranslationKey, values?: Record<string, MessageValue>): Block {
  return { kind: 'note', message: message(text, values) }
}

export function bullets(...items: Message[]): Block {
  return { kind: 'list', items, isNumbered: false }
}
