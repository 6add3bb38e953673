import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Services } from '#lib/context.ts'

type Signing = Pick<Services, 'clock' | 'settings'>
export type FileSignature = { expires?: string | undefined; signature?: string | undefined }

const lifetimeSeconds = 15 * 60

/** The ready URL of a file that only some may see: good for a quarter of an hour, for whoever it is given to. */
export function signedFileUrl({ clock, settings }: Signing, key: string): string {
  const expires = Math.floor(clock.now().getTime() / 1_000) + lifetimeSeconds
  const signature = sign(settings.tokenSecrets[0], key, String(expires)).toString('base64url')
  return `/api/files/${key}?expires=${expires}&signature=${signature}`
}

/** Whether one of our secrets signed the key until an instant that is still ahead. */
export function isSignedFor({ clock, settings }: Signing, key: string, { expires, signature }: FileSignature): boolean {
  if (expires === undefined || signature === undefined || !/^\d{1,15}$/.test(expires)) return false
  if (Number(expires) * 1_000 < clock.now().getTime()) return false
  const given = Buffer.from(signature, 'base64url')
  // Every secret is tried, whichever fits, so that the time says nothing.
  const fits = settings.tokenSecrets.map((secret) => {
    const expected = sign(secret, key, expires)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return fits.includes(true)
}

function sign(secret: string, key: string, expires: string): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'signed file URLs', 32))
  return createHmac('sha256', derived).update(`${key} ${expires}`).digest()
}
