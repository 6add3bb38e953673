import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Waits for the newest mail to an address and returns the path of the link in it. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined
  await expect(() => {
    link = findLink(address)
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return link ?? ''
}

function findLink(address: string): string | undefined {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail')
  const mails = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: <?${address}>?`, 'm').test(mail))
  // Long lines are folded with an equals sign.
  const text = mails.at(-1)?.replaceAll('=\r\n', '').replaceAll('=\n', '')
  return text && /\/password_reset\/[\w-]+/.exec(text)?.[0]
}
