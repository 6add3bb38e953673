import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ignoreMissing } from '@thant/base/ignore-missing'

/** Creates a secret once and stores it under the data directory, readable only by its owner. */
export function storedSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return read(path) ?? create(path)
}

/** Returns why a chosen secret is weak, or undefined. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < 32) return 'must be at least 32 characters long'
  if (new Set(secret).size < 10) return 'repeats too few characters'
  if (isRepetition(secret)) return 'repeats itself'
  const plain = secret.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (plain.replaceAll(commonWords, '').length < 16) return 'is made of common words'
  return wellKnown.some((words) => plain.startsWith(words)) ? 'is a well-known example' : undefined
}

/** Example secrets of guides and libraries begin like this, without their punctuation. */
const wellKnown = [
  'astringsecretatleast',
  'changeme',
  'changethis',
  'examplesecret',
  'jwtsecret',
  'mysecret',
  'mysupersecret',
  'pleasechange',
  'replacethis',
  'secretkey',
  'secretsecret',
  'supersecret',
  'thisisasecret',
  'yoursecret',
  'yoursupersecret',
  'your256bitsecret',
  'your384bitsecret',
  'your512bitsecret',
  '0123456789abcdef0123456789abcdef',
]

const commonWords =
  /password|secret|token|admin|changeme|letmein|qwerty|welcome|thant|portal|0?123456789?0?|12345+|(.)\1{3,}/g

/** The same text again and again, cut off anywhere, is as weak as that text alone. */
function isRepetition(secret: string): boolean {
  const lengths = Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1)
  return lengths.some((length) => secret.slice(length) === secret.slice(0, -length))
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    return ignoreMissing(error)
  }
}

/**
 * The file is written under another name and then linked, so that a crash leaves no partial secret and the first of two
 * portals wins.
 */
function create(path: string): string {
  const aside = `${path}.new-${process.pid}`
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(aside, `${secret}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(aside, path)
    return secret
  } catch (error) {
    const first = read(path)
    if (first === undefined) throw error
    return first
  } finally {
    rmSync(aside, { force: true })
  }
}
