import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@thant/contracts/customers/auth'
import type { MailAttachment, MailMessage } from '../../../../apps/api/src/database/mail-message.ts'

export type DrawnMail = { name: string; language: Language; mail: MailMessage; attachment: MailAttachment | undefined }
export type DrawnDocument = { name: string; language: Language; pdf: Uint8Array }

/** Writes all that was drawn into a folder, with a page that shows it; without a folder, nothing is written. */
export async function writePreview(folder: string | undefined, mails: DrawnMail[], documents: DrawnDocument[]) {
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
  const rows = await Promise.all([
    ...documents.map(async ({ name, language, pdf }) => {
      const file = fileName(name, language, 'pdf')
      await write(file, pdf)
      return link(file, `${name} (${language})`)
    }),
    ...mails.map(async ({ name, language, mail, attachment }) => {
      const html = fileName(name, language, 'html')
      const text = fileName(name, language, 'txt')
      const pdf = fileName(name, language, 'pdf')
      await write(html, mail.html ?? '')
      await write(text, mail.text)
      if (attachment) await write(pdf, attachment.content)
      const files = [link(html, `${name} (${language})`), link(text, 'text'), ...(attachment ? [link(pdf, 'PDF')] : [])]
      return `${files.join(' · ')}<br><small>${escaped(mail.subject)}</small>`
    }),
  ])
  await write('index.html', page(rows))
}

function page(rows: string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mails and documents</title>
<style>
  body { display: grid; grid-template-columns: 30rem 1fr; height: 100vh; margin: 0; font: 14px system-ui; }
  ul { overflow: auto; margin: 0; padding: 1rem; list-style: none; }
  li { padding: 0.25rem 0; }
  iframe { width: 100%; height: 100%; border: 0; background: white; }
</style>
<ul>${rows.map((row) => `<li>${row}`).join('\n')}</ul>
<iframe name="shown" title="Shown"></iframe>
`
}

function link(file: string, text: string): string {
  return `<a href="${file}" target="shown">${escaped(text)}</a>`
}

function fileName(name: string, language: Language, extension: string): string {
  return `${name.replaceAll(/[^\w-]+/g, '-')}-${language}.${extension}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
