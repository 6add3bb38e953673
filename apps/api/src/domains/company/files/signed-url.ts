import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Services } from '#lib/context.ts'

type Signing = Pick<Services, 'clock' | 'settings'>
export type FileSignature = { expires?: string | undefined; signature?: string | undefined }

const lifetimeSeconds = 15 * 60

/** Returns a URL that opens a protected file for 15 minutes, for anyone who has it. */
export function signedFileUrl({ clock, settings }: Signing, key: string): string {
  const expires = Math.floor(clock.now().getTime() / 1_000) + lifetimeSeconds
  const signature = sign(settings.tokenSecrets[0], key, String(expires)).toString('base64url')
  return `/api/files/${key}?expires=${expires}&signature=${signature}`
}

/** Accepts a signature by any of the secrets, so that URLs survive a rotation; false once it has expired. */
export function isSignedFor({ clock, settings }: Signing, key: string, { expires, signature }: FileSignature): boolean {
  if (expires === undefined || signature === undefined || !/^\d{1,15}$/.test(expires)) return false
  if (Number(expires) * 1_000 < clock.now().getTime()) return false
  const presented = Buffer.from(signature, 'base64url')
  // Every secret is compared, even after a match, so that timing reveals nothing.
  const matches = settings.tokenSecrets.map((secret) => {
    const expected = sign(secret, key, expires)
    return presented.length === expected.length && timingSafeEqual(presented, expected)
  })
  return matches.includes(true)
}

function sign(secret: string, key: string, expires: string): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'signed file URLs', 32))
  return createHmac('sha256', derived).update(`${key} ${expires}`).digest()
}
