import { createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { bech32 } from '@scure/base'
import { ignoreMissing } from '@thant/base/ignore-missing'
import { Encrypter, identityToRecipient } from 'age-encryption'
import { passphraseRecipient } from './file/passphrase-recipient.ts'
import { writeWhole } from './file/write-file.ts'

/** What a passphrase and a salt give. Files of one folder share it, so that it is worked out once. */
export type MasterKey = {
  salt: Buffer
  /** Tells keys apart without saying anything about them. */
  id: string
  /** Of age: what opens a file, and what it is encrypted to. */
  identity: string
  recipient: string
  /** For files from before 0.2.0: each had a key of its own, and a header that proved it. */
  first: { fileKey(random: Buffer): Buffer; proofOf(header: Buffer): Buffer }
}

/** What opens files. */
export type Keys = { keyFor(salt: Buffer): Promise<MasterKey> }

export type Keyring = Keys & {
  /** Returns the identity of a key as a file for `age -i`, encrypted with the passphrase. */
  lock(key: MasterKey): Promise<Uint8Array>
}

export const saltBytes = 16

/** Remembers each key, because scrypt takes some tenths of a second and 32 MB on purpose. */
export function createKeyring(passphrase: string): Keyring {
  // The same letters can be typed as different code points, which matters for Burmese.
  const typed = passphrase.normalize('NFC')
  const keys = new Map<string, Promise<MasterKey>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    keyFor(salt) {
      const known = keys.get(salt.toString('hex'))
      if (known) return known
      // One after another, so that a folder with many salts does not take much memory.
      const key = last.then(() => derive(typed, salt))
      last = key.catch(() => undefined)
      keys.set(salt.toString('hex'), key)
      return key
    },
    lock({ identity }) {
      const encrypter = new Encrypter()
      encrypter.addRecipient(passphraseRecipient(typed))
      return encrypter.encrypt(`${identity}\n`)
    },
  }
}

/**
 * Returns the key for new files of a folder, which keeps its salt. A lost salt costs only space: every file has it. The
 * file of the key serves people without a portal, and is written anew where it is missing.
 */
export async function keyOfFolder(keyring: Keyring, folder: string): Promise<MasterKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, '.salt')
  const made = randomBytes(saltBytes).toString('hex')
  await writeFile(path, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const kept = (await readFile(path, 'utf8').catch(ignoreMissing))?.trim() ?? ''
  const key = await keyring.keyFor(Buffer.from(/^[0-9a-f]{32}$/.test(kept) ? kept : made, 'hex'))
  const keyPath = join(folder, keyName(key))
  if ((await stat(keyPath).catch(ignoreMissing)) === undefined) {
    await writeWhole(keyPath, Readable.from([await keyring.lock(key)]))
  }
  return key
}

export const keyName = ({ id }: MasterKey) => `key-${id}.age`

const stretch = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** One of the strengths that OWASP recommends for scrypt; the salt in a header stands for them. */
const strength = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 }

async function derive(passphrase: string, salt: Buffer): Promise<MasterKey> {
  const master = await stretch(passphrase, salt, 32, strength)
  const subkey = (info: string, random: Buffer = Buffer.alloc(0)) =>
    Buffer.from(hkdfSync('sha256', master, random, `thant backup ${info}`, 32))
  const identity = bech32.encodeFromBytes('AGE-SECRET-KEY-', subkey('age')).toUpperCase()
  const proofKey = subkey('header')
  return {
    salt,
    id: subkey('id').toString('hex', 0, 4),
    identity,
    recipient: await identityToRecipient(identity),
    first: {
      fileKey: (random) => subkey('file', random),
      proofOf: (header) => createHmac('sha256', proofKey).update(header).digest().subarray(0, 16),
    },
  }
}
