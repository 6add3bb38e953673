import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token is the session's id, a counter and a signature over both and the session's seed. It can be derived
 * from the row again, so a client that lost the reply gets the same one within the grace period
 * (docs/reliability.md R-sec-16).
 */
export type RefreshToken = { sessionId: string; counter: number; signature: Buffer }

type Session = { id: string; seed: string; counter: number }

export function createSeed(): string {
  return randomBytes(32).toString('base64url')
}

export function refreshTokenOf(session: Session, secret: string): string {
  return `${session.id}.${session.counter}.${sign(session, session.counter, secret).toString('base64url')}`
}

export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, sessionId, counter, signature] = pattern.exec(text) ?? []
  if (sessionId === undefined || counter === undefined || signature === undefined) return undefined
  return { sessionId, counter: Number(counter), signature: Buffer.from(signature, 'base64url') }
}

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

export function isGenuine(token: RefreshToken, session: Session, secrets: readonly string[]): boolean {
  return secrets.some((secret) => timingSafeEqual(token.signature, sign(session, token.counter, secret)))
}

function sign(session: Session, counter: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`refresh ${session.id} ${counter} ${session.seed}`).digest()
}
