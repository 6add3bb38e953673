import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '#database/schema/auth.ts'
import { call, type Reply, signInAs, testPassword } from '../../../../test/setup/actors.ts'
import { type TestApp, useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
const ours = { 'x-requested-with': 'thant', 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }

async function signIn(on: TestApp = testApp) {
  const actor = await signInAs(on, 'OPERATION')
  await on.database.delete(sessions)
  const body = { email: actor.email, password: testPassword, session: 'cookie' }
  const reply = await call(on.app, 'POST', '/login', { body })
  return { actor, reply, cookie: cookieOf(reply) }
}

const refresh = (cookie: string, headers: Record<string, string> = ours, body?: unknown) =>
  call(testApp.app, 'POST', '/refresh_token', { headers: { host: 'localhost:3000', cookie, ...headers }, body })

async function counterOf(userId: string) {
  const [session] = await testApp.database.select().from(sessions).where(eq(sessions.userId, userId))
  return session?.counter
}

describe('a sign-in with session: cookie', () => {
  it('keeps the refresh token out of the reply and away from scripts', {
    tags: ['3-01', '3-03', '4-01', '7.2-02', 'R-sec-19'],
  }, async () => {
    const { reply } = await signIn()
    expect(reply.body.data.refreshToken).toBeUndefined()
    expect(reply.text).not.toContain(cookieOf(reply).split('=')[1])
    expect(attributesOf(reply)).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Strict'])
  })

  it('sets no cookie when it is refused', async () => {
    const body = { email: 'nobody@nowhere.example', password: 'x', session: 'cookie' }
    expect((await call(testApp.app, 'POST', '/login', { body })).headers['set-cookie']).toBeUndefined()
  })

  it('sets no cookie without session: cookie', async () => {
    const actor = await signInAs(testApp, 'OPERATION')
    const reply = await call(testApp.app, 'POST', '/login', { body: { email: actor.email, password: testPassword } })
    expect(reply.headers['set-cookie']).toBeUndefined()
  })
})

describe('renewing by cookie', () => {
  it('answers a token and renews the refresh token in the cookie', { tags: ['4-03', '7.2-03'] }, async () => {
    const { actor, cookie } = await signIn()
    const reply = await refresh(cookie)
    expect(reply.status).toBe(200)
    expect(reply.body.data.refreshToken).toBeUndefined()
    expect(reply.body.data.user._id).toBe(actor.id)
    expect(cookieOf(reply)).not.toBe(cookie)
    expect((await refresh(cookieOf(reply))).status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['without X-Requested-With', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    ['from another site', { ...ours, 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring site', { ...ours, 'sec-fetch-site': 'same-site' }],
    ['from an address bar', { ...ours, 'sec-fetch-site': 'none' }],
    ['from another origin', { ...ours, origin: 'http://localhost:3001' }],
    ['from an origin that starts with ours', { ...ours, origin: 'http://localhost:3000.evil.example' }],
    ['from an opaque origin', { ...ours, origin: 'null' }],
  ])('is refused %s, and changes nothing', { tags: ['7.2-03', 'R-sec-20'] }, async (_how, headers) => {
    const { actor, cookie } = await signIn()
    const { status, body, headers: replied } = await refresh(cookie, headers)
    expect([status, body.code]).toEqual([403, 'request.cross-site'])
    expect(replied['set-cookie']).toBeUndefined()
    expect(await counterOf(actor.id)).toBe(0)
  })

  it('works for a browser that sends neither Origin nor Sec-Fetch-Site', async () => {
    const { cookie } = await signIn()
    expect((await refresh(cookie, { 'x-requested-with': 'thant' })).status).toBe(200)
  })

  it('is refused without a cookie and with a made-up one', async () => {
    expect((await refresh('')).body.code).toBe('session.missing')
    expect((await refresh('refresh=made-up')).body.code).toBe('session.ended')
  })

  it('prefers the token in the body to the one in the cookie', { tags: ['R-sec-26'] }, async () => {
    const { cookie, actor } = await signIn()
    const other = await signInAs(testApp, 'DRIVER')
    const reply = await refresh(cookie, {}, { refreshToken: other.refreshToken })
    expect(reply.body.data.user._id).toBe(other.id)
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(await counterOf(actor.id)).toBe(0)
  })
})

describe('signing out', () => {
  it('ends the session and clears the cookie', { tags: ['4-02', 'R-sec-19'] }, async () => {
    const { reply, cookie } = await signIn()
    const headers = { authorization: `Bearer ${reply.body.data.token}`, cookie }
    const out = await call(testApp.app, 'POST', '/logout', { headers })
    expect(out.status).toBe(200)
    expect(cookieOf(out)).toBe('refresh=')
    expect(attributesOf(out)).toEqual([
      'Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'HttpOnly',
      'Max-Age=0',
      'Path=/',
      'SameSite=Strict',
    ])
    expect((await refresh(cookie)).status).toBe(401)
    expect((await call(testApp.app, 'GET', '/me', { headers })).status).toBe(401)
  })
})

describe('behind https', () => {
  const secure = useTestApp({ publicUrl: 'https://portal.example' })

  it('is a __Host- cookie that only travels encrypted', { tags: ['R-sec-19'] }, async () => {
    const { reply, cookie } = await signIn(secure)
    expect(cookie).toMatch(/^__Host-refresh=/)
    expect(attributesOf(reply)).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Strict', 'Secure'])
    const headers = { cookie, host: 'portal.example', 'x-requested-with': 'thant', origin: 'https://portal.example' }
    expect((await call(secure.app, 'POST', '/refresh_token', { headers })).status).toBe(200)
    const plain = { ...headers, cookie: cookie.replace('__Host-', '') }
    expect((await call(secure.app, 'POST', '/refresh_token', { headers: plain })).body.code).toBe('session.missing')
  })
})

describe('behind a proxy that does not pass Host', () => {
  const proxied = useTestApp({ publicUrl: 'https://portal.example' })
  const renew = (cookie: string, host: string, origin: string) => {
    const headers = { cookie, host, origin, 'x-requested-with': 'thant', 'sec-fetch-site': 'same-origin' }
    return call(proxied.app, 'POST', '/refresh_token', { headers })
  }

  it('renews for the pages of the public address', async () => {
    const { cookie } = await signIn(proxied)
    expect((await renew(cookie, '127.0.0.1:3000', 'https://portal.example')).status).toBe(200)
  })

  it.each([
    ['another site that the Host header names too', 'evil.example', 'https://evil.example'],
    ['the same site without encryption', 'portal.example', 'http://portal.example'],
    ['this machine', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('refuses %s', async (_what, host, origin) => {
    const { cookie } = await signIn(proxied)
    expect((await renew(cookie, host, origin)).body.code).toBe('request.cross-site')
  })
})

describe('on this machine', () => {
  it('renews for loopback by any name, but not for another site', async () => {
    const statuses: number[] = []
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost:3111', 'rebound.example:3000']) {
      const { cookie } = await signIn()
      statuses.push((await refresh(cookie, { ...ours, host, origin: `http://${host}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 403])
  })
})

const setCookieOf = ({ headers }: Reply) => String([headers['set-cookie']].flat().find(isRefresh)).split('; ')
const isRefresh = (cookie: string | undefined) => /^(__Host-)?refresh=/.test(cookie ?? '')
const cookieOf = (reply: Reply) => setCookieOf(reply)[0] ?? ''
const attributesOf = (reply: Reply) => setCookieOf(reply).slice(1).sort()
