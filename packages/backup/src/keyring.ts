import { createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ignoreMissing } from '@thant/base/ignore-missing'

/** What a passphrase and a salt give. Files of one folder share it, so that it is worked out once. */
export type MasterKey = {
  salt: Buffer
  /** Tells keys apart without saying anything about them. */
  id: string
  /** Each file has a key of its own, which follows from random bytes in its header. */
  fileKey(random: Buffer): Buffer
  /** Shows that a header was written with this key. */
  proofOf(header: Buffer): Buffer
}

export type Keyring = { keyFor(salt: Buffer): Promise<MasterKey> }

export const saltBytes = 16

/** Remembers each key, because scrypt takes some tenths of a second and 32 MB on purpose. */
export function createKeyring(passphrase: string): Keyring {
  const keys = new Map<string, Promise<MasterKey>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    keyFor(salt) {
      const known = keys.get(salt.toString('hex'))
      if (known) return known
      // One after another, so that a folder with many salts does not take much memory.
      const key = last.then(() => derive(passphrase, salt))
      last = key.catch(() => undefined)
      keys.set(salt.toString('hex'), key)
      return key
    },
  }
}

/** Returns the key for new files of a folder, which keeps its salt. A lost salt costs only space: every file has it. */
export async function keyOfFolder(keyring: Keyring, folder: string): Promise<MasterKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, '.salt')
  const made = randomBytes(saltBytes).toString('hex')
  await writeFile(path, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const kept = (await readFile(path, 'utf8').catch(ignoreMissing))?.trim() ?? ''
  return keyring.keyFor(Buffer.from(/^[0-9a-f]{32}$/.test(kept) ? kept : made, 'hex'))
}

const stretch = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** One of the strengths that OWASP recommends for scrypt; the format of the header stands for them. */
const strength = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1_048_576 }

async function derive(passphrase: string, salt: Buffer): Promise<MasterKey> {
  // The same letters can be typed as different code points, which matters for Burmese.
  const master = await stretch(passphrase.normalize('NFC'), salt, 32, strength)
  const subkey = (info: string, random: Buffer = Buffer.alloc(0)) =>
    Buffer.from(hkdfSync('sha256', master, random, `thant backup ${info}`, 32))
  const proofKey = subkey('header')
  return {
    salt,
    id: subkey('id').toString('hex', 0, 4),
    fileKey: (random) => subkey('file', random),
    proofOf: (header) => createHmac('sha256', proofKey).update(header).digest().subarray(0, 16),
  }
}
