import { burmese } from '@thant/i18n/my'

/** Every text of ours in a plan or a printed document that has words, wherever it stands. */
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
