import { lastParticles, negation, syllable, units } from '@thant/i18n/unbroken-lines'
import { unbrokenWords } from '@thant/i18n/unbroken-words'
import type { Email, EmailFact, EmailLink, EmailSection, EmailSender } from './email-content.ts'

/**
 * Mail programs ignore most of CSS: what matters is written at each element, and the style sheet adds only the dark
 * scheme and narrow screens.
 */
export function writeEmailHtml({
  language,
  title,
  greeting,
  paragraphs,
  facts,
  sections = [],
  action,
  quietLinks = [],
  sender,
}: Email): string {
  const [first = '', ...rest] = paragraphs
  const isSaidByTitle = first === title
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #141614 !important; color: #e6e8e3 !important }
  .card { background: #1f2023 !important; border-color: #393c3a !important }
  .name, .title { color: #84c3a6 !important }
  .quiet { color: #a8ada5 !important }
  .fact { border-color: #393c3a !important }
}
@media (max-width: 480px) {
  .page { padding: 16px 8px !important }
  .card { padding: 20px 16px !important }
  .label { display: block !important; width: auto !important; padding: 9px 0 0 !important; border: 0 !important }
  .value { display: block !important; padding: 0 0 9px !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#f7f8f6;color:#1d201c;font:16px/${lineHeights[language]} Inter,'Noto Sans Myanmar','Myanmar Text','Myanmar MN',Helvetica,Arial,sans-serif;overflow-wrap:break-word">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(isSaidByTitle ? previewOf(facts, rest) : first)}</div>
<div style="max-width:600px;margin:0 auto">
${writeHead(sender)}
<div class="card" style="padding:28px 32px;background:#fff;border:1px solid #dadcd6;border-radius:10px">
<h1 class="title" style="margin:0 0 20px;font-size:21px;line-height:${headingLineHeights[language]};color:#0c533a">${linesOf(title)}</h1>
<p>${linesOf(greeting)}</p>
${isSaidByTitle ? '' : `<p>${linesOf(first)}</p>`}
${writeFacts(facts)}
${sections.map(writeSection).join('\n')}
${rest.map((paragraph) => `<p>${linesOf(paragraph)}</p>`).join('\n')}
${action ? writeAction(action) : ''}
</div>
${writeFoot(sender)}
${quietLinks.map(writeQuietLink).join('\n')}
</div>
</body></html>
`
}

/** What mail programs show beside a subject that the first paragraph only repeats. */
function previewOf([fact]: readonly EmailFact[], [next = '']: readonly string[]): string {
  return fact === undefined ? next : `${fact.label}: ${fact.value}`
}

const lineHeights = { en: 1.55, my: 1.8 }
const headingLineHeights = { en: 1.3, my: 1.7 }

/** The mark is a letter, since pictures are not shown before the reader allows them. */
function writeHead({ name }: EmailSender): string {
  const [initial] = new Intl.Segmenter().segment(name)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 14px"><tr>
<td aria-hidden="true" style="width:36px;height:36px;border-radius:10px;background:#12694a;color:#fff;text-align:center;vertical-align:middle;font-weight:600;font-size:18px;line-height:36px">${escapeHtml(initial?.segment ?? '')}</td>
<td class="name" style="padding:0 0 0 12px;color:#0c533a;font-weight:600;font-size:18px">${escapeHtml(name)}</td>
</tr></table>`
}

function writeSection({ title, hint, facts }: EmailSection): string {
  return `<h2 style="margin:28px 0 0;font-size:16px">${linesOf(title)}</h2>
<p class="quiet" style="margin:2px 0 0;color:#5a6057;font-size:13px">${linesOf(hint)}</p>
${writeFacts(facts)}`
}

/** Labels stand above their values on a phone, where a column of their own would break both. */
function writeFacts(facts: readonly EmailFact[]): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) => `<tr>
<th scope="row" class="fact label quiet" style="width:40%;padding:9px 12px 9px 0;border-bottom:1px solid #dadcd6;color:#5a6057;font-size:14px;font-weight:400;text-align:left;vertical-align:top">${linesOf(label)}</th>
<td class="fact value" style="padding:9px 0;border-bottom:1px solid #dadcd6;font-weight:600;vertical-align:top">${linesOf(value)}</td>
</tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="width:100%;margin:20px 0;table-layout:fixed;border-collapse:collapse">
${rows.join('\n')}
</table>`
}

/** The address is there to be copied too, for where the button does not work. */
function writeAction({ label, url }: NonNullable<Email['action']>): string {
  const href = escapeHtml(url)
  return `<p style="margin:24px 0 12px"><a href="${href}" style="display:inline-block;padding:12px 22px;background:#12694a;color:#fff;border-radius:8px;font-weight:600;text-decoration:none">${linesOf(label)}</a></p>
<p class="quiet" style="margin:0;color:#5a6057;font-size:13px;line-height:1.5;word-break:break-all">${href}</p>`
}

function writeQuietLink({ label, url }: EmailLink): string {
  return `<p style="margin:0;padding:10px 4px 0;font-size:13px"><a class="quiet" href="${escapeHtml(url)}" style="color:#5a6057">${linesOf(label)}</a></p>`
}

function writeFoot({ name, address, phone, email }: EmailSender): string {
  const lines = [
    `<strong>${escapeHtml(name)}</strong>`,
    ...(address ? [linesOf(address)] : []),
    ...(phone || email
      ? [
          [phone, email]
            .filter((part) => part !== '')
            .map(escapeHtml)
            .join(' · '),
        ]
      : []),
  ]
  return `<div class="quiet" style="padding:18px 4px 0;color:#5a6057;font-size:13px">${lines.join('<br>')}</div>`
}

const documentNumber = '[A-Z]{2,3}(?:-[A-Z0-9]+)+'
const counted = `[၀-၉][၀-၉,.]* (?:${units})`
const negated = `မ${negation.source}${syllable}`
/** The particles of a phrase end it, or what follows is not Burmese. */
const ending = `${lastParticles}(?![\\u1000-\\u1049\\u104C-\\u109F])`

/** Mail programs break Burmese lines between the words of a dictionary, which lacks these. */
const unbroken = new RegExp(
  [
    documentNumber,
    counted,
    `(?:${unbrokenWords.join('|')})(?:${ending})?`,
    `${negated}(?:${ending})?`,
    `${syllable}${ending}`,
  ].join('|'),
  'g',
)

function linesOf(text: string): string {
  return escapeHtml(text).replace(unbroken, '<span style="white-space:nowrap">$&</span>').replaceAll('\n', '<br>')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
