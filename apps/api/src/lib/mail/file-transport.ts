import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@thant/base/ignore-missing'
import { createTransport } from 'nodemailer'
import type { ComposedMail } from './composed-mail.ts'

/**
 * Writes each mail to a file, so that the portal can be tried without a mail server. The names sort by time, and a mail
 * that is written again after a crash replaces its file.
 */
export function createFileTransport(dataDir: string): (mail: ComposedMail) => Promise<void> {
  const folder = folderOf(dataDir)
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await transport.sendMail(mail)
    const digest = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12)
    const path = join(folder, `${mail.date.toISOString().replaceAll(/[:.]/g, '-')}-${digest}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.new`, message, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
}

/** Deletes mails that were written before an instant, also where a mail server is used by now. */
export async function sweepMailFiles(dataDir: string, before: Date): Promise<void> {
  const folder = folderOf(dataDir)
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    // Another server on this folder may delete it meanwhile.
    const written = await stat(path).catch(ignoreMissing)
    if (written && written.mtime < before) await rm(path, { force: true })
  }
}

const folderOf = (dataDir: string) => join(dataDir, 'mail')
