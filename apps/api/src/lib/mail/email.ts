import type { Email, EmailFact } from './email-content.ts'
import { writeEmailHtml } from './email-html.ts'

/** Writes a short letter with at most one link, as plain text and as HTML that loads nothing from other servers. */
export function writeEmail(letter: Email): { text: string; html: string } {
  return { text: writeEmailText(letter), html: writeEmailHtml(letter) }
}

function writeEmailText({
  greeting,
  paragraphs,
  facts,
  sections = [],
  action,
  quietLinks = [],
  sender,
}: Email): string {
  const [first = '', ...rest] = paragraphs
  const parts = sections.map((section) => [section.title, section.hint, ...linesOf(section.facts)].join('\n'))
  const link = action ? `${action.label}:\n${action.url}` : ''
  const quiet = quietLinks.map(({ label, url }) => `${label}\n${url}`).join('\n')
  const foot = [sender.name, sender.address, sender.phone, sender.email].filter((line) => line !== '').join('\n')
  return [greeting, first, linesOf(facts).join('\n'), ...parts, ...rest, link, foot, quiet]
    .filter((part) => part !== '')
    .join('\n\n')
}

function linesOf(facts: readonly EmailFact[]): string[] {
  return facts.map(({ label, value }) => `${label}: ${value}`)
}
