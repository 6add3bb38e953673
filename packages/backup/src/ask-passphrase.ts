import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { createKeyring, type Keyring } from './keyring.ts'
import { readManifest } from './open-backup.ts'
import { WrongPassphrase } from './unusable-backup.ts'

/**
 * Returns what opens the backup: the configured passphrase or, at a terminal, one that is typed. Refuses a file that is no
 * backup before anything is asked.
 */
export async function findKeyring(path: string, configured: Keyring | undefined): Promise<Keyring | undefined> {
  let keyring = configured
  for (let tries = 0; ; tries += 1) {
    try {
      await readManifest(path, keyring)
      return keyring
    } catch (error) {
      if (!(error instanceof WrongPassphrase)) throw error
      if (!process.stdin.isTTY) throw new WrongPassphrase(`${error.message} Set BACKUP_PASSPHRASE to its passphrase.`)
      if (tries === 3) throw error
      keyring = createKeyring(await ask(tries === 0 ? 'Passphrase of the backup: ' : 'Not that one. Passphrase: '))
    }
  }
}

/** What is typed is not shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const terminal = createInterface({
    input: process.stdin,
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: true,
  })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
