import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** Writes each mail to a file, so that the portal can be tried without a mail server. */
export function createFileTransport(folder: string): (mail: SendMailOptions) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message } = await transport.sendMail(mail)
    const digest = createHash('sha256').update(String(mail.messageId)).digest('hex').slice(0, 12)
    const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${digest}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.new`, message, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
}
