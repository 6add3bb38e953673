import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Keyring, type MasterKey, saltBytes } from '../keyring.ts'
import { NewerBackup, UnusableBackup, WrongPassphrase } from '../unusable-backup.ts'
import { type ByteSource, readBytes } from './byte-source.ts'

/**
 * An encrypted file is a header (magic, format, salt, random bytes, proof of the key) and chunks of 64 KiB, each under
 * AES-256-GCM. The nonce of a chunk is its number and whether it is the last, so that none can be moved, left out or
 * added. A file has a key of its own, so no nonce is used twice (decision 41).
 */
export async function* encrypt(contents: AsyncIterable<Buffer>, key: MasterKey): AsyncGenerator<Buffer> {
  const random = randomBytes(randomLength)
  const unproven = Buffer.concat([magic, Buffer.from([format]), key.salt, random])
  yield Buffer.concat([unproven, key.proofOf(unproven)])
  const fileKey = key.fileKey(random)
  let index = 0
  let pending = Buffer.alloc(0)
  for await (const chunk of contents) {
    pending = Buffer.concat([pending, chunk])
    let at = 0
    // The last chunk is known only at the end, so a whole one waits until more comes.
    for (; pending.length - at > chunkBytes; at += chunkBytes) {
      yield sealChunk(fileKey, index, false, pending.subarray(at, at + chunkBytes))
      index += 1
    }
    pending = pending.subarray(at)
  }
  yield sealChunk(fileKey, index, true, pending)
}

/** Tells whether a file begins like an encrypted one. */
export async function isEncrypted(source: ByteSource): Promise<boolean> {
  return (await readBytes(source, 0, magic.length)).equals(magic)
}

export type Decrypted = { source: ByteSource; key: MasterKey }

/** Opens an encrypted file without reading more than its header. */
export async function decrypt(source: ByteSource, keyring: Keyring | undefined): Promise<Decrypted> {
  const { name } = source
  if (keyring === undefined) throw new WrongPassphrase(`${name} is encrypted: its passphrase is needed to read it.`)
  const header = await readBytes(source, 0, headerBytes)
  if (header.length < headerBytes) throw damaged(name)
  const found = header[magic.length]
  if (found !== undefined && found > format) {
    throw new NewerBackup(`${name} was encrypted by a newer portal, in a format that this one does not know.`)
  }
  const saltAt = magic.length + 1
  const key = await keyring.keyFor(header.subarray(saltAt, saltAt + saltBytes))
  const unproven = header.subarray(0, headerBytes - tagBytes)
  if (!timingSafeEqual(key.proofOf(unproven), header.subarray(headerBytes - tagBytes))) {
    throw new WrongPassphrase(`${name} was encrypted with another passphrase, or its beginning is damaged.`)
  }
  const bytes = plainBytes(source.bytes)
  if (bytes === undefined) throw damaged(name)
  const fileKey = key.fileKey(unproven.subarray(saltAt + saltBytes))
  return { key, source: { name, bytes, read: (start, end) => readPlain(source, fileKey, start, Math.min(end, bytes)) } }
}

/** Returns undefined for a length that no encrypted file has. */
export function plainBytes(encryptedBytes: number): number | undefined {
  const body = encryptedBytes - headerBytes
  const chunks = Math.ceil(body / (chunkBytes + tagBytes))
  return chunks > 0 && body - chunks * tagBytes >= 0 ? body - chunks * tagBytes : undefined
}

async function* readPlain(source: ByteSource, key: Buffer, start: number, end: number): AsyncGenerator<Buffer> {
  const sealedBytes = chunkBytes + tagBytes
  const last = Math.ceil((source.bytes - headerBytes) / sealedBytes) - 1
  let index = Math.floor(start / chunkBytes)
  const until = Math.min(
    headerBytes + (Math.floor(Math.max(start, end - 1) / chunkBytes) + 1) * sealedBytes,
    source.bytes,
  )
  for await (const sealed of inPieces(source.read(headerBytes + index * sealedBytes, until), sealedBytes)) {
    const plain = openChunk(key, index, index === last, sealed)
    if (plain === undefined) throw damaged(source.name)
    const offset = index * chunkBytes
    yield plain.subarray(Math.max(0, start - offset), Math.max(0, end - offset))
    index += 1
  }
}

async function* inPieces(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0)
  for await (const chunk of chunks) {
    pending = Buffer.concat([pending, chunk])
    for (; pending.length >= bytes; pending = pending.subarray(bytes)) yield pending.subarray(0, bytes)
  }
  if (pending.length > 0) yield pending
}

function sealChunk(key: Buffer, index: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast))
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function openChunk(key: Buffer, index: number, isLast: boolean, sealed: Buffer): Buffer | undefined {
  if (sealed.length < tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const damaged = (name: string) =>
  new UnusableBackup(`${name} is damaged or was cut off: its bytes are not those that were written.`)

const magic = Buffer.from('thant-encrypted\n')
const format = 1
const randomLength = 32
const tagBytes = 16
const chunkBytes = 65_536
const headerBytes = magic.length + 1 + saltBytes + randomLength + tagBytes
