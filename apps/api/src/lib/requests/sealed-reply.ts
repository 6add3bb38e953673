import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts a reply that is stored under an Idempotency-Key, because it may hold a secret link that the database has as a
 * hash only. Every reply is sealed, since a list of calls would miss the next one with a secret. Opening it takes the
 * token secret and the client's key, of which the row has only the hash.
 */
export function sealReply(reply: string, idempotencyKey: string, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, cipherKey(secret, idempotencyKey), nonce)
  const encrypted = Buffer.concat([cipher.update(reply, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Returns undefined if the reply was sealed with none of the secrets, or was changed. */
export function openReply(sealed: string, idempotencyKey: string, secrets: readonly string[]): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  for (const secret of secrets) {
    try {
      return decrypt(bytes, cipherKey(secret, idempotencyKey))
    } catch {
      // Another secret may fit.
    }
  }
  return undefined
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

function decrypt(bytes: Buffer, key: Uint8Array): string {
  const [nonce, rest] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes)]
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(rest.subarray(0, tagBytes))
  return Buffer.concat([decipher.update(rest.subarray(tagBytes)), decipher.final()]).toString('utf8')
}

function cipherKey(secret: string, idempotencyKey: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, idempotencyKey, 'idempotent reply', 32))
}
