import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A browser that signed in gets a cookie of a random id and a signature over the id and the account, so that wrong
 * passwords from elsewhere do not keep it out. The cookie gives no access: it only selects the counter of its tries.
 */
export function createDeviceCookie(email: string, secret: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${sign(id, email, secret).toString('base64url')}`
}

/** The id of the browser, if it signed in to this account before. */
export function knownDeviceOf(
  cookie: string | undefined,
  email: string,
  secrets: readonly string[],
): string | undefined {
  const [, id, signature] = pattern.exec(cookie ?? '') ?? []
  if (id === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  return secrets.some((secret) => timingSafeEqual(given, sign(id, email, secret))) ? id : undefined
}

const pattern = /^([\w-]{22})\.([\w-]{43})$/

function sign(id: string, email: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`device ${id} ${email.trim().toLowerCase()}`).digest()
}
