import type { Block, Message, MessageValue } from '@thant/contracts/materials/plan'

/** Shortens the texts of a plan; each English text is the key of its translation. */
export function message(text: string, values?: Record<string, MessageValue>): Message {
  return { text, ...(values && { values }) }
}

/** Marks text that a user typed, which is never translated. */
export function literal(text: string): Message {
  return { text, isLiteral: true }
}

/** Marks a name that a user typed, unless it is one of ours, which is translated. */
export function typedName(name: string, ours: string): Message {
  return name === ours ? message(name) : literal(name)
}

export function paragraph(text: string, values?: Record<string, MessageValue>): Block {
  return { kind: 'paragraph', message: message(text, values) }
}

export function note(text: string, values?: Record<string, MessageValue>): Block {
  return { kind: 'note', message: message(text, values) }
}

export function bullets(...items: Message[]): Block {
  return { kind: 'list', items, isNumbered: false }
}
