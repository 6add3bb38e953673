import { Writable } from 'node:stream'
import { allScreenPaths } from '@thant/contracts/all-screen-paths'
import { secretSegments } from '@thant/contracts/secret-parameters'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '#lib/logger.ts'
import { userForm } from '../records/factories.ts'
import { beginToPay, comeBack, notify, resultFor } from '../records/payments.ts'
import { call, signInAs, testPassword } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { linkMailedTo } from '../setup/mails.ts'

let written = ''
const destination = new Writable({
  write(chunk, _encoding, done) {
    written += chunk
    done()
  },
})
const testApp = useTestApp({}, { logger: createLogger('trace', destination) })

afterEach(() => {
  written = ''
})

type Line = { level: number; msg: string; reqId?: string; req?: { url: string }; res?: { status: number } }
const lines = (): Line[] =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('a request', () => {
  it('leaves two lines with its id, method, path, address and status', async () => {
    const { headers } = await call(testApp.app, 'GET', '/company?canary=query', { ip: '192.0.2.1' })
    const own = lines().filter(({ reqId }) => reqId === headers['x-request-id'])
    expect(own).toMatchObject([
      { level: 30, req: { method: 'GET', url: '/api/company', ip: '192.0.2.1' } },
      { level: 30, res: { status: 200 } },
    ])
    expect(written).not.toContain('canary')
  })

  it('forges no line, whatever is in its address, headers and fields', { tags: ['R-sec-40a'] }, async () => {
    const forged = 'x\r\n{"level":60,"msg":"forged"}\n'
    const headers = { 'user-agent': 'forged', 'x-request-id': 'forged', 'x-forwarded-for': 'forged' }
    await call(testApp.app, 'GET', `/users/${encodeURIComponent(forged)}`, { headers })
    await call(testApp.app, 'POST', '/login', { body: { email: forged, password: forged }, headers })
    await call(testApp.app, 'GET', '/forged%0d%0a%7b', { headers })
    expect(lines().map(({ level }) => level)).not.toContain(60)
    expect(lines().map(({ msg }) => msg)).not.toContain('forged')
    expect(lines().length).toBe(6)
  })
})

describe('a value that lies about its type', () => {
  it.each([
    ['/contact', 'name'],
    ['/contact', 'message'],
    ['/orders', 'productDescription'],
    ['/login', 'email'],
    ['/login', 'password'],
    ['/send_password_reset_link', 'email'],
    ['/reset_password/x', 'password'],
    ['/refresh_token', 'refreshToken'],
  ])(
    'is bad input and no error of the server, sent by a stranger to %s as %s',
    { tags: ['R-sec-25'] },
    async (path, field) => {
      const { status } = await call(testApp.app, 'POST', path, { body: { [field]: { length: { toString: 'x' } } } })
      expect(status).toBe(400)
      expect(Math.max(...lines().map(({ level }) => level))).toBe(30)
      expect(written).not.toContain('stack')
    },
  )
})

describe('no line holds a secret', () => {
  it('of signing in, renewing, asking for a link, using it or changing the password', {
    tags: ['R-sec-10', 'R-sec-40a'],
  }, async () => {
    const actor = await signInAs(testApp, 'ADMIN')
    const { body: renewed } = await call(testApp.app, 'POST', '/refresh_token', {
      body: { refreshToken: actor.refreshToken },
    })
    const requested = { body: { email: actor.email, password: testPassword, session: 'cookie' } }
    const cookie =
      String((await call(testApp.app, 'POST', '/login', requested)).headers['set-cookie']).split(';')[0] ?? ''
    await call(testApp.app, 'POST', '/refresh_token', { headers: { cookie, 'x-requested-with': 'thant' } })
    await call(testApp.app, 'POST', '/login', { body: { email: actor.email, password: 'canary password' } })
    await actor.call('PATCH', `/users/change_password/${actor.id}`, {
      body: { currentPassword: 'canary password', newPassword: 'canary password too' },
    })
    await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email: actor.email } })
    const link = await linkMailedTo(testApp, actor.email)
    expect(link).not.toBe('')
    await call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password: 'canary password three' } })
    await call(testApp.app, 'GET', `/setup/${link}`)
    await call(testApp.app, 'GET', `/logistics?after=canary&token=${actor.token}`)
    const secrets = [
      testPassword,
      'canary',
      link,
      actor.token,
      actor.refreshToken,
      renewed.data.token,
      renewed.data.refreshToken,
      cookie.split('=')[1] ?? '-',
    ]
    expect(lines().length).toBeGreaterThan(15)
    for (const secret of secrets) expect(written).not.toContain(secret)
    expect(written).not.toContain('$argon2')
  })

  it.each([
    '/setup/canary',
    '/password%5Freset/canary',
    '/%73etup/canary',
    '/reports/canary',
    '/reports/canary/verify',
    '/reports/shared/canary',
    '/%72eports/shared/canary',
    '/reports/shared/canary/evidence',
    '/gri/reports/shared/canary',
    '/gri/reports/shared/canary/evidence/file',
    '/download/canary',
    '/download/canary/state',
    '/calendar/canary.ics',
  ])('in the address %s', async (path) => {
    await testApp.app.inject({ url: `/api${path}` })
    await testApp.app.inject({ url: path })
    expect(lines().length).toBe(4)
    expect(written).not.toContain('canary')
  })

  it('in the address of any call or screen that has one, in whatever spelling', { tags: ['R-sec-40a'] }, async () => {
    const paths = [
      ...endpointsOf(testApp.app).map(({ endpoint }) => `/api${endpoint.path}`),
      ...Object.values(allScreenPaths),
    ].filter((path) => /:(?:link|file|key|serial|reportId)\b|\/api\/(?:reports|download)\/:id/.test(path))
    expect(paths.length).toBeGreaterThan(35)
    for (const path of paths) {
      const url = path.replace(/:(?:link|file|key|serial|reportId|id)\b/, 'canary-Link_22').replaceAll(/:\w+/g, 'x')
      const spellings = [
        url,
        url.replaceAll('/', '//'),
        `${url}/`,
        url.toUpperCase(),
        url.replace('/api', ''),
        url.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ]
      for (const spelling of spellings) {
        written = ''
        await testApp.app.inject({ url: spelling })
        expect([spelling, lines().length, /canary/i.test(written)]).toEqual([spelling, 2, false])
      }
    }
  })

  it('in the address of a public call, unless it is known to be no secret', { tags: ['R-sec-40a'] }, async () => {
    const harmless = endpointsOf(testApp.app)
      .filter(({ endpoint }) => endpoint.access === 'public' && endpoint.path.includes(':'))
      .filter(({ endpoint }) => !secretSegments(endpoint.path).includes(true))
    expect(harmless.map(({ name }) => name)).toEqual([
      'GET /bins/:id',
      'POST /orders/:id/checkout',
      'GET /orders/:id/status',
      'GET /sandbox_payment/:attempt',
      'POST /sandbox_payment/:attempt',
    ])
  })

  it('of paying: neither a card’s number nor a signature, and a forged result is logged without either', {
    tags: ['R-sec-40b'],
  }, async () => {
    const { token, fields } = await beginToPay(testApp)
    const pan = '4111111111111111'
    const masked = '411111XXXXXX1111'
    const signed = resultFor(fields, '000', { masked_pan: masked, channel_response_desc: pan, browser_info: pan })
    const misplaced = resultFor(fields, '000', {
      transaction_ref: pan,
      approval_code: pan,
      order_id: pan,
      currency: pan,
    })
    for (const result of [signed, misplaced, { ...signed, hash_value: pan }]) {
      await notify(testApp, result)
      await comeBack(testApp, result)
    }
    const forged = lines().filter(({ msg }) => msg === 'a payment result was refused: nobody we know signed it')
    expect(forged.map(({ level }) => level)).toEqual([40, 40])
    expect(forged.every(({ reqId }) => typeof reqId === 'string')).toBe(true)
    for (const secret of [pan, masked, signed.hash_value ?? '-', token]) expect(written).not.toContain(secret)
    for (const table of ['payment_results', 'payment_attempts', 'audit_entries', 'orders', 'jobs.job', 'rate_limits']) {
      const { rows } = await testApp.pool.query(`select t::text as row from ${table} t`)
      for (const { row } of rows) expect(row).not.toMatch(/4111111111111111|411111XXXXXX1111/)
    }
  })

  it('when the database fails in the middle of it', { tags: ['8-05', 'R-sec-40a'] }, async () => {
    const actor = await signInAs(testApp, 'SUPER ADMIN')
    const { email } = actor
    await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email } })
    const link = await linkMailedTo(testApp, email)
    const break_ = (table: string) =>
      testApp.pool.query(`alter table ${table} add constraint broken check (false) not valid`)
    await break_('links')
    await break_('users')
    const failed = [
      await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email } }),
      await call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password: 'canary password' } }),
      await actor.call('POST', '/users', { body: userForm({ name: 'Canary name', email: 'canary@staff.example' }) }),
    ]
    await testApp.pool.query('alter table links drop constraint broken; alter table users drop constraint broken')
    for (const { status } of failed) expect(status).toBe(500)
    expect(failed.map(({ body }) => body.message)).toEqual([
      `Internal server error: ${failed[0]?.body.requestId}`,
      'SERVER ERROR FOUND',
      'SERVER ERROR FOUND',
    ])
    const errors = lines().filter(({ level }) => level === 50)
    expect(errors.length).toBe(3)
    expect(written).toContain('violates check constraint')
    expect(written).not.toMatch(/canary/i)
    for (const secret of [link, email, '$argon2']) expect(written).not.toContain(secret)
    for (const { text } of failed) expect(text).not.toMatch(/constraint|insert|postgres|\bat /)
  })
})
