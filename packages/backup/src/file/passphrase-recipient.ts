import { createCipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type Recipient, Stanza } from 'age-encryption'

const stretch = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** Guessing takes as long as by a backup: 2 ** 17 once, as 2 ** 15 three times. */
const workFactor = 17

/** What age itself writes for a passphrase. Its library would compute for a second in which a portal answers nobody. */
export function passphraseRecipient(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const labelled = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
      const key = await stretch(passphrase, labelled, 32, { N: 2 ** workFactor, r: 8, p: 1, maxmem: 256 * 1_048_576 })
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
      const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      return [new Stanza(['scrypt', salt.toString('base64').replaceAll('=', ''), String(workFactor)], wrapped)]
    },
  }
}
