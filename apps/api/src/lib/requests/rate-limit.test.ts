import { describe, expect, it } from 'vitest'
import { call } from '../../../test/setup/actors.ts'
import { useTestApp } from '../../../test/setup/create-test-app.ts'

const proxy = '10.0.0.1'
const testApp = useTestApp({}, { trustProxy: [proxy] })
let requested = 0

/** Uses another account for each request, so that only the address is limited. */
const ask = (ip: string, forwardedFor?: string) =>
  call(testApp.app, 'POST', '/send_password_reset_link', {
    body: { email: `guess.${++requested}@nowhere.example` },
    ip,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  })
const statuses = async (count: number, ...where: Parameters<typeof ask>) => {
  const replies = await Promise.all(Array.from({ length: count }, () => ask(...where)))
  return replies.map(({ status }) => status).sort()
}

describe('the address that counts', () => {
  it("is the client's behind a trusted proxy", async () => {
    expect(await statuses(21, proxy, '203.0.113.1')).toEqual([...Array(20).fill(404), 429])
    expect((await ask(proxy, '203.0.113.2')).status).toBe(404)
  })

  it('is the last one that the proxy added, whatever the client sent', { tags: ['R-sec-34a'] }, async () => {
    expect(await statuses(20, proxy, '203.0.113.3')).toEqual(Array(20).fill(404))
    expect((await ask(proxy, '198.51.100.99, 203.0.113.3')).status).toBe(429)
  })

  it('is that of the caller who only claims to be a proxy', { tags: ['R-sec-34a'] }, async () => {
    expect(await statuses(20, '198.51.100.1')).toEqual(Array(20).fill(404))
    expect((await ask('198.51.100.1', '203.0.113.4')).status).toBe(429)
  })
})

describe('a refusal', () => {
  it('says in whole seconds when to come back', { tags: ['R-sec-34a'] }, async () => {
    await statuses(20, '198.51.100.2')
    const { status, headers, body } = await ask('198.51.100.2')
    expect([status, body.code]).toEqual([429, 'request.too-often'])
    expect(headers['retry-after']).toMatch(/^\d+$/)
    expect(Number(headers['retry-after'])).toBe(body.values.seconds)
    expect(body.values).toEqual({ seconds: 3_600, wait: 'in 1 hour' })
    expect(body.message).toBe('Too many tries. Please try again in 1 hour.')
  })

  it('ends when the time is over, and is shared by all servers on the database', async () => {
    await statuses(21, '198.51.100.3')
    const { rows } = await testApp.pool.query<{ key: string; points: number }>(
      `select key, points from rate_limits where key like '%:ip:198.51.100.3'`,
    )
    expect(rows).toEqual([{ key: 'POST /send_password_reset_link:ip:198.51.100.3', points: 20 }])
    await testApp.pool.query(`update rate_limits set expire = 1 where key like '%198.51.100.3'`)
    expect((await ask('198.51.100.3')).status).toBe(404)
  })

  it('never holds an e-mail in its counters', async () => {
    const { rows } = await testApp.pool.query<{ keys: string }>(`select string_agg(key, ' ') as keys from rate_limits`)
    expect(rows[0]?.keys).not.toContain('@')
    expect(rows[0]?.keys).not.toContain('guess')
  })
})

describe('an IPv6 address', () => {
  it('shares its limit with the other addresses of its /64', async () => {
    const replies = Array.from({ length: 20 }, (_, host) => ask(proxy, `2001:db8:1:2::${host.toString(16)}`))
    expect(new Set((await Promise.all(replies)).map(({ status }) => status))).toEqual(new Set([404]))
    expect((await ask(proxy, '2001:DB8:1:2:ffff::1')).status).toBe(429)
    expect((await ask('2001:db8:1:2:0:0:0:99')).status).toBe(429)
    expect((await ask(proxy, '2001:db8:1:3::1')).status).toBe(404)
  })

  it('that holds an IPv4 address counts as that one', async () => {
    expect(await statuses(20, '::ffff:198.51.100.4')).toEqual(Array(20).fill(404))
    expect((await ask('198.51.100.4')).status).toBe(429)
    expect((await ask(proxy, '::ffff:c633:6404')).status).toBe(429)
    expect((await ask('::ffff:198.51.100.5')).status).toBe(404)
  })
})

describe('an entry of X-Forwarded-For', () => {
  it.each([
    ['a text', "'; drop table users"],
    ['a long text', 'x'.repeat(300)],
    ['an address with a port', '203.0.113.5:80'],
    ['an address in brackets', '[2001:db8::1]'],
    ['an address with a zone', `fe80::1%${'x'.repeat(300)}`],
  ])('that is %s and no address counts for the proxy and is kept nowhere', async (_what, entry) => {
    await testApp.pool.query('delete from rate_limits')
    const { status } = await call(testApp.app, 'POST', '/login', {
      body: { email: 'nobody@nowhere.example', password: 'wrong' },
      ip: proxy,
      headers: { 'x-forwarded-for': entry },
    })
    expect(status).toBe(401)
    const { rows: refusals } = await testApp.pool.query('select distinct ip from audit_entries')
    expect(refusals).toEqual([{ ip: proxy }])
    const { rows: counters } = await testApp.pool.query(`select key from rate_limits where key like 'sign-in:ip:%'`)
    expect(counters).toEqual([{ key: `sign-in:ip:${proxy}` }])
  })
})
