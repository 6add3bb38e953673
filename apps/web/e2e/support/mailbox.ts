import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Waits for a mail to an address, and returns the path of the link in the newest one. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined
  await expect(() => {
    link = findLink(address)
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return link ?? ''
}

/** Waits for a mail to an address that contains a text, and returns the source of the newest. */
export async function mailTo(address: string, saying: string): Promise<string> {
  let found: string | undefined
  await expect(() => {
    found = mailsTo(address).findLast((mail) => mail.includes(saying))
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found ?? ''
}

function findLink(address: string): string | undefined {
  const text = mailsTo(address).at(-1)
  return text && /\/password_reset\/[\w-]+/.exec(text)?.[0]
}

/** Returns the mails to an address, oldest first. */
function mailsTo(address: string): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail')
  return (
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => new RegExp(`^To: <?${address}>?`, 'm').test(mail))
      // Joins lines that quoted-printable encoding has folded with an equals sign.
      .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))
  )
}
