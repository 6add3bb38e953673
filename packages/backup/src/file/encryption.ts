import { Decrypter, Encrypter, Stanza } from 'age-encryption'
import type { Keys, MasterKey } from '../keyring.ts'
import { UnusableBackup, WrongPassphrase } from '../unusable-backup.ts'
import { headBytesOfFirst, isOfFirst, openFirst } from './first-encryption.ts'
import { readHead, type StoredFile } from './stored-file.ts'

/**
 * Encrypts in the format of age, so that `age -d` opens the file without a portal (decision 41). The salt of the key
 * stands in the header, where age passes over what it does not know: the passphrase alone opens the file here.
 */
export async function* encrypt(contents: AsyncIterable<Uint8Array>, key: MasterKey): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(key.recipient)
  const salt = new Stanza([saltStanza, key.salt.toString('base64')], new Uint8Array())
  encrypter.addRecipient({ wrapFileKey: () => [salt] })
  yield* await encrypter.encrypt(ReadableStream.from(contents))
}

export type Unlocked = {
  contents: AsyncIterable<Buffer>
  /** Undefined for a file that is not encrypted. */
  key: MasterKey | undefined
}

/** Opens a file, encrypted or not. What is damaged is noticed while the contents are read. */
export async function unlock(file: StoredFile, keyring: Keys | undefined): Promise<Unlocked> {
  const { name } = file
  const head = await readHead(file, headBytes)
  if (!isEncrypted(head)) return { contents: await file.open(), key: undefined }
  if (keyring === undefined) throw new WrongPassphrase(`${name} is encrypted: its passphrase is needed to read it.`)
  const { contents, key } = isOfFirst(head) ? await openFirst(file, head, keyring) : await openAge(file, head, keyring)
  return { key, contents: untilDamaged(contents, name) }
}

/** Tells whether a file begins like an encrypted one. */
export function isEncrypted(head: Buffer): boolean {
  return isOfFirst(head) || head.subarray(0, magic.length).equals(magic)
}

/** Returns how many bytes are in an encrypted file, and undefined for a length that none has. */
export function plainBytes(head: Buffer, encryptedBytes: number): number | undefined {
  const start = isOfFirst(head) ? headBytesOfFirst : startOfPayload(head)
  const body = encryptedBytes - start
  const chunks = Math.ceil(body / (chunkBytes + tagBytes))
  return chunks > 0 && body - chunks * tagBytes >= 0 ? body - chunks * tagBytes : undefined
}

/** The header of age ends with a line of its own; the nonce of the file follows. */
function startOfPayload(head: Buffer): number {
  const lastLine = head.indexOf('\n--- ')
  const end = lastLine === -1 ? -1 : head.indexOf('\n', lastLine + 1)
  return end === -1 ? Number.POSITIVE_INFINITY : end + 1 + 16
}

async function openAge(file: StoredFile, head: Buffer, keyring: Keys) {
  const salt = saltPattern.exec(head.toString('latin1'))?.[1]
  if (salt === undefined) {
    throw new WrongPassphrase(`${file.name} was encrypted by another program, or its beginning is damaged: try age -d.`)
  }
  const key = await keyring.keyFor(Buffer.from(salt, 'base64'))
  const decrypter = new Decrypter()
  decrypter.addIdentity(key.identity)
  const stored = await file.open()
  try {
    return { key, contents: await decrypter.decrypt(ReadableStream.from<Uint8Array>(stored)) }
  } catch (error) {
    stored.destroy()
    if ((error as Error).message.startsWith('no identity matched')) {
      throw new WrongPassphrase(`${file.name} was encrypted with another passphrase, or its beginning is damaged.`)
    }
    throw isOfStore(error) ? error : damaged(file.name)
  }
}

async function* untilDamaged(contents: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of contents) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  } catch (error) {
    throw isOfStore(error) ? error : damaged(name)
  }
}

/** Faults of a disk or a bucket have a code; those of the encryption do not. */
function isOfStore(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code !== undefined
}

function damaged(name: string): UnusableBackup {
  return new UnusableBackup(`${name} is damaged or was cut off: its bytes are not those that were written.`)
}

const magic = Buffer.from('age-encryption.org/v1\n')
const saltStanza = 'thant-salt'
const saltPattern = /^-> thant-salt ([A-Za-z0-9+/=]{24})$/m
/** More than the header that the portal writes, of either format. */
export const headBytes = 1_024
const tagBytes = 16
const chunkBytes = 65_536
