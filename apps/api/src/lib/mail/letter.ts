export type Letter = {
  greeting: string
  paragraphs: string[]
  action?: { label: string; url: string }
  closing: string
}

/** Writes a short letter with at most one link, as plain text and as HTML that loads nothing from other servers. */
export function writeLetter({ greeting, paragraphs, action, closing }: Letter): { text: string; html: string } {
  const [first = '', ...rest] = paragraphs
  const text = [greeting, first, ...(action ? [action.url] : []), ...rest, closing].join('\n\n')
  const html = `<!doctype html>
<html><body style="margin:0;padding:32px 16px;background:#f7f8f6;font:16px/1.6 Inter,'Noto Sans Myanmar',sans-serif;color:#1f2421">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e2e5df;border-radius:10px">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(first)}</p>
${action ? writeAction(action) : ''}
${rest.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="color:#5c635e">${escapeHtml(closing)}</p>
</div></body></html>
`
  return { text, html }
}

function writeAction({ label, url }: NonNullable<Letter['action']>): string {
  return `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#12694a;color:#fff;border-radius:8px;text-decoration:none">${escapeHtml(label)}</a></p>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
