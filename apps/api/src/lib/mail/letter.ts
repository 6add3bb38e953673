import type { Letter } from './letter-content.ts'
import { writeLetterHtml } from './letter-html.ts'

/** Writes a short letter with at most one link, as plain text and as HTML that loads nothing from other servers. */
export function writeLetter(letter: Letter): { text: string; html: string } {
  return { text: writeLetterText(letter), html: writeLetterHtml(letter) }
}

function writeLetterText({ greeting, paragraphs, facts, action, quietLinks = [], sender }: Letter): string {
  const [first = '', ...rest] = paragraphs
  const table = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  const link = action ? `${action.label}:\n${action.url}` : ''
  const quiet = quietLinks.map(({ label, url }) => `${label}\n${url}`).join('\n')
  const foot = [sender.name, sender.address, sender.phone, sender.email].filter((line) => line !== '').join('\n')
  return [greeting, first, table, ...rest, link, foot, quiet].filter((part) => part !== '').join('\n\n')
}
