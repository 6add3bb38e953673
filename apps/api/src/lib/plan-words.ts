import type { Block, Figure, Words } from '@thant/contracts/plan'

/** Shortens the texts of a plan; each English text is the key of its translation. */
export function words(text: string, values?: Record<string, Figure>): Words {
  return { text, ...(values && { values }) }
}

/** Marks text that a user typed, which is never translated. */
export function literal(text: string): Words {
  return { text, isLiteral: true }
}

export function paragraph(text: string, values?: Record<string, Figure>): Block {
  return { kind: 'paragraph', words: words(text, values) }
}

export function note(text: string, values?: Record<string, Figure>): Block {
  return { kind: 'note', words: words(text, values) }
}

export function bullets(...items: Words[]): Block {
  return { kind: 'list', items, isNumbered: false }
}
