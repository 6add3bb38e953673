import { createDecipheriv, timingSafeEqual } from 'node:crypto'
import { type Keys, type MasterKey, saltBytes } from '../keyring.ts'
import { NewerBackup, UnusableBackup, WrongPassphrase } from '../unusable-backup.ts'
import type { StoredFile } from './stored-file.ts'

/**
 * Reads what a portal before 0.2.0 encrypted: a header (magic, format, salt, random bytes, proof of the key) and chunks
 * of 64 KiB, each under AES-256-GCM. The nonce of a chunk is its number and whether it is the last.
 */
export async function openFirst(
  file: StoredFile,
  head: Buffer,
  keyring: Keys,
): Promise<{ key: MasterKey; contents: AsyncIterable<Buffer> }> {
  const { name } = file
  const header = head.subarray(0, headBytesOfFirst)
  if (header.length < headBytesOfFirst) throw new UnusableBackup(`${name} was cut off.`)
  if ((header[magic.length] ?? 0) > 1) {
    throw new NewerBackup(`${name} was encrypted by a newer portal, in a format that this one does not know.`)
  }
  const saltAt = magic.length + 1
  const key = await keyring.keyFor(header.subarray(saltAt, saltAt + saltBytes))
  const unproven = header.subarray(0, headBytesOfFirst - tagBytes)
  if (!timingSafeEqual(key.first.proofOf(unproven), header.subarray(headBytesOfFirst - tagBytes))) {
    throw new WrongPassphrase(`${name} was encrypted with another passphrase, or its beginning is damaged.`)
  }
  const fileKey = key.first.fileKey(unproven.subarray(saltAt + saltBytes))
  return { key, contents: openChunks(await file.open(), fileKey) }
}

export function isOfFirst(head: Buffer): boolean {
  return head.subarray(0, magic.length).equals(magic)
}

async function* openChunks(stored: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  let index = 0
  let missing = headBytesOfFirst
  let pending = Buffer.alloc(0)
  for await (const chunk of stored) {
    pending = Buffer.concat([pending, chunk.subarray(missing)])
    missing = Math.max(0, missing - chunk.length)
    // The last chunk is known only at the end, so a whole one waits until more comes.
    for (; pending.length > sealedBytes; pending = pending.subarray(sealedBytes)) {
      yield openChunk(key, index, false, pending.subarray(0, sealedBytes))
      index += 1
    }
  }
  yield openChunk(key, index, true, pending)
}

function openChunk(key: Buffer, index: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new Error('cut off')
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
}

const magic = Buffer.from('thant-encrypted\n')
const tagBytes = 16
const sealedBytes = 65_536 + tagBytes
export const headBytesOfFirst = magic.length + 1 + saltBytes + 32 + tagBytes
