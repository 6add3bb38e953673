import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { createDatabase } from '#database/client.ts'
import { organizationForm } from '../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../test/setup/actors.ts'
import { useTestApp } from '../../test/setup/create-test-app.ts'
import { silentLog } from '../../test/setup/silent-log.ts'

const testApp = useTestApp()
let admin: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
})

const json = { 'content-type': 'application/json' }
const login = (payload: string, headers: Record<string, string> = json) =>
  ({ method: 'POST', url: '/api/login', headers, payload }) satisfies InjectOptions

describe('a failure', () => {
  it.each<[number, string, string, InjectOptions]>([
    [404, 'route.not-found', 'There is nothing at this address.', { url: '/api/nothing' }],
    [404, 'route.not-found', 'There is nothing at this address.', { method: 'PUT', url: '/api/login' }],
    [404, 'route.not-found', 'There is nothing at this address.', { method: 'OPTIONS', url: '/api/login' }],
    [404, 'route.not-found', 'There is nothing at this address.', { url: '/api/users/%ff' }],
    [404, 'route.not-found', 'There is nothing at this address.', { url: '/api/%' }],
    [400, 'request.malformed', 'The request could not be read.', login('{"email":')],
    [400, 'request.malformed', 'The request could not be read.', login('{"__proto__":{"a":1}}')],
    [400, 'request.malformed', 'The request could not be read.', login('')],
    [413, 'request.too-large', 'That is too much data for one call.', login(`{"email":"${'x'.repeat(2_000_000)}"}`)],
    [
      415,
      'request.media-type',
      'This kind of content is not taken here.',
      login('<a/>', { 'content-type': 'text/xml' }),
    ],
    [
      415,
      'request.media-type',
      'This kind of content is not taken here.',
      login('{}', { 'content-type': 'text/plain' }),
    ],
    [
      415,
      'request.media-type',
      'This kind of content is not taken here.',
      login('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    [401, 'session.missing', 'Please sign in.', { url: '/api/users' }],
  ])('of %i %s says so, and its request id in body and header', async (status, code, message, request) => {
    const reply = await testApp.app.inject(request)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toEqual({ message, code, requestId: reply.headers['x-request-id'] })
  })

  it('has an id of its own, whatever id the caller sends', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' }
    const ids = await Promise.all(
      [1, 2].map(async () => (await call(testApp.app, 'GET', '/users', { headers })).body.requestId),
    )
    expect(ids[0]).not.toBe(ids[1])
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  // 8-26: the reply; it is shown by form.tsx.
  it('names every field of bad input, and the first three in its message', { tags: ['8-26'] }, async () => {
    const form = { ...organizationForm(), name: '', email: 'x', officePhoneNumber: '1', contactPersonName: '7' }
    const { body } = await admin.call('POST', '/organizations', { body: form })
    expect(body).toEqual({
      message: 'Name: Required, Invalid email address, Invalid number',
      code: 'request.invalid',
      issues: [
        { path: 'name', message: 'Required' },
        { path: 'email', message: 'Invalid email address' },
        { path: 'officePhoneNumber', message: 'Invalid number' },
        { path: 'contactPersonName', message: 'Invalid' },
      ],
      requestId: expect.any(String),
    })
  })

  it('of the server does not reveal its reason', { tags: ['7.11-04', '8-02', '8-18'] }, async () => {
    await testApp.pool.query('alter table organizations rename to hidden')
    const { status, body } = await admin.call('GET', '/organizations')
    await testApp.pool.query('alter table hidden rename to organizations')
    expect([status, body]).toEqual([
      500,
      { message: 'SERVER ERROR FOUND', code: 'server.failed', requestId: expect.any(String) },
    ])
  })
})

describe('a database that is busy or away', () => {
  it.each([
    ['ends a deadlock', `raise exception 'deadlock' using errcode = '40P01'`],
    ['waits too long for a lock', `raise exception 'lock' using errcode = '55P03'`],
    ['goes down in the middle', 'perform pg_terminate_backend(pg_backend_pid())'],
    ['recovers from a crash', `raise exception 'crash' using errcode = '57P02'`],
    ['takes no writes, since another one leads', `perform set_config('transaction_read_only', 'on', true)`],
  ])(
    'is a 503 to try again when it %s, and nothing is changed',
    { tags: ['R-rel-14', 'R-rel-19'] },
    async (_how, statement) => {
      await testApp.pool.query(`
      create or replace function fail() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
      create trigger failing before insert on organizations for each row execute function fail()`)
      const { status, body, headers } = await admin.call('POST', '/organizations', { body: organizationForm() })
      await testApp.pool.query('drop trigger failing on organizations')
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'server.busy', '1'])
      expect(body.message).toBe('The server is busy. Please try again in a moment.')
      expect((await admin.call('GET', '/organizations')).body.total).toBe(0)
    },
  )
})

describe('a server that cannot work for a while', () => {
  it('tells of a full disk in words', async () => {
    await testApp.pool.query(`
      create or replace function fail() returns trigger language plpgsql as $$
        begin raise exception 'full' using errcode = '53100'; return new; end $$;
      create trigger failing before insert on organizations for each row execute function fail()`)
    const { status, body } = await admin.call('POST', '/organizations', { body: organizationForm() })
    await testApp.pool.query('drop trigger failing on organizations')
    expect([status, body.code]).toEqual([503, 'server.disk-full'])
    expect(body.message).toBe('The disk of the server is full, so nothing was saved. Please tell the company.')
  })

  it('is a 503 to try again while the socket of its database is not there', async () => {
    const connectionString = `postgresql://thant@localhost/postgres?host=${encodeURIComponent('/nowhere')}`
    const { database, pool, close } = createDatabase({ connectionString, log: silentLog })
    const app = await buildApp({ database, pool, services: testApp.app.services })
    const { status, body } = await call(app, 'GET', '/company')
    await app.close()
    await close()
    expect([status, body.code]).toEqual([503, 'server.busy'])
  })
})

describe('what belongs to another site', () => {
  it('is not allowed to read or send', { tags: ['R-sec-33'] }, async () => {
    const origin = 'https://evil.example'
    const preflight = { origin, 'access-control-request-method': 'POST' }
    for (const request of [
      { url: '/api/company', headers: { origin } },
      { method: 'OPTIONS', url: '/api/login', headers: preflight },
      { method: 'OPTIONS', url: '/api/organizations', headers: preflight },
    ] as const) {
      const { headers } = await testApp.app.inject(request)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})
