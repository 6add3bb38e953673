import { authEndpoints, type Me } from '@thant/contracts/customers/auth'
import * as z from 'zod/mini'
import { ApiError, unexpectedAnswer, unreachable } from './api-error.ts'
import { noteUnreachable } from './connection.ts'

export type TabMessage =
  | { kind: 'token'; token: string }
  | { kind: 'signed-in'; userId: string }
  | { kind: 'signed-out' }

const renewBeforeMs = 15_000
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('thant.session')
let token: string | undefined
let handleRenewal: (user: Me) => void = () => {}
let renewAt = 0
let renewing: Promise<Renewal | undefined> | undefined

/** Who is signed in; unknown where another tab renewed the token. */
type Renewal = { user?: Me }

/**
 * Returns the access token, which is kept only in this module; the refresh token is in a cookie that scripts cannot
 * read.
 */
export function currentToken(): string | undefined {
  return token
}

export function keepToken(next: string | undefined): void {
  token = next
  const claims = next === undefined ? undefined : claimsOf(next)
  // Counts from the local time of arrival, so that a wrong clock does not cause a renewal at every call.
  renewAt = claims ? Date.now() + (claims.exp - claims.iat) * 1_000 - renewBeforeMs : 0
}

/** By how much the device's clock is ahead of the server's, or behind it; unknown until a token arrived. */
export function clockAheadMs(): number | undefined {
  if (token === undefined) return undefined
  return renewAt + renewBeforeMs - claimsOf(token).exp * 1_000
}

/** True when a call would be refused: the token has expired, or the session has only been resumed. */
export function shouldRenew(): boolean {
  return Date.now() >= renewAt
}

export function notifyTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

/** Sets what is done with the user whom each renewal names. */
export function onRenewal(handler: (user: Me) => void): void {
  handleRenewal = handler
}

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data))
}

/**
 * Renews the token; resolves to undefined when the session has ended. Only one tab renews at a time, and waiting tabs
 * use its token.
 */
export function renewToken(stale: string | undefined): Promise<Renewal | undefined> {
  renewing ??= navigator.locks
    .request('thant.renew', async () => (token !== undefined && token !== stale ? {} : requestToken()))
    .finally(() => {
      renewing = undefined
    })
  return renewing
}

async function requestToken(): Promise<Renewal | undefined> {
  const response = await fetch('/api/refresh_token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'thant' },
    body: '{}',
  }).catch(() => {
    noteUnreachable()
    throw unreachable()
  })
  if (response.status === 401) return undefined
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw failureOf(response.status, answer)
  const { data: renewed } = z.object({ data: authEndpoints.refresh.reply }).safeParse(answer)
  if (renewed === undefined) throw unexpectedAnswer(response.status)
  keepToken(renewed.data.token)
  notifyTabs({ kind: 'token', token: renewed.data.token })
  handleRenewal(renewed.data.user)
  return { user: renewed.data.user }
}

function failureOf(status: number, answer: unknown): ApiError {
  const failure = answer as { code?: unknown; message?: unknown } | undefined
  if (typeof failure?.code !== 'string') return unexpectedAnswer(status)
  return new ApiError(status, { ...failure, code: failure.code, message: String(failure.message) })
}

export function claimsOf(jwt: string): { sub: string; iat: number; exp: number } {
  const payload = jwt.split('.')[1] ?? ''
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}
