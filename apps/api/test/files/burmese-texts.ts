import { burmese } from '@thant/i18n/my'

/** Finds every message with words in a plan or printed document, at any depth. Text from users is no message. */
export function textsIn(document: unknown): string[] {
  return [...new Set(walk(document))].filter((text) => /[A-Za-z]/.test(text.replace(/\{\{\w+\}\}/g, '')))
}

export function missingInBurmese(texts: readonly string[]): string[] {
  return texts.filter((text) => !(text in burmese))
}

function walk(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(walk)
  if (typeof value !== 'object' || value === null) return []
  const { text, isLiteral, ...rest } = value as { text?: unknown; isLiteral?: true }
  return [...(typeof text === 'string' && !isLiteral ? [text] : []), ...walk(Object.values(rest))]
}
