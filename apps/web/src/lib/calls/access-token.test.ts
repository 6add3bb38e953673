import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimsOf, keepToken, shouldRenew } from './access-token.ts'

const base64Url = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url')
const tokenOf = (claims: unknown) => `${base64Url({ alg: 'RS256' })}.${base64Url(claims)}.signature`

it('reads the claims of a token, whose base64 is that of addresses', () => {
  const claims = { sub: 'user?>~1', iat: 1_000, exp: 1_900 }
  expect(tokenOf(claims)).toMatch(/[-_]/)
  expect(claimsOf(tokenOf(claims))).toEqual(claims)
})

describe('a token is renewed', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T00:00:00Z') }))
  afterEach(() => {
    keepToken(undefined)
    vi.useRealTimers()
  })

  it('15 seconds before it expires, counted from its arrival', () => {
    // The server's clock is years ahead; only the span between the two counts.
    keepToken(tokenOf({ sub: 'a', iat: 2_000_000_000, exp: 2_000_000_900 }))
    expect(shouldRenew()).toBe(false)
    vi.advanceTimersByTime(884_999)
    expect(shouldRenew()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(shouldRenew()).toBe(true)
  })

  it('where there is none, as after a session was resumed', () => {
    keepToken(undefined)
    expect(shouldRenew()).toBe(true)
  })
})
