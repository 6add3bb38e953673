import { beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '#database/schema/requests.ts'
import { users } from '#database/schema/users.ts'
import {
  createOrganization,
  createPickup,
  createReport,
  item,
  organizationForm,
  userForm,
} from '../../../test/records/factories.ts'
import { genericForm } from '../../../test/records/payments.ts'
import { call, signInAs, type TestActor } from '../../../test/setup/actors.ts'
import { useTestApp } from '../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../test/setup/mails.ts'

const testApp = useTestApp()
let staff: TestActor
let other: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  other = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  // A portal that works on jobs knows its queues; this one learns them with the first mail, on another connection.
  for (const _instance of [1, 2]) await staff.call('POST', '/users', { body: userForm({}) })
})

let keys = 0
const newKey = () => `key ${++keys}`
const send = (path: string, body: unknown, key: string, by = staff) =>
  by.call('POST', path, { body, headers: { 'idempotency-key': key } })

const creates: Array<[path: string, form: () => object, list: string, field: string]> = [
  ['/organizations', () => organizationForm({ name: `Once ${++keys}` }), '/organizations', 'name'],
  ['/users', () => userForm({ name: `Once ${++keys}` }), '/users', 'name'],
  [
    '/logistics',
    () => ({ organizationId, pickUpTime: '2026-02-05T02:30:00Z' }),
    '/logistics?organizationId=',
    'organizationId',
  ],
]

describe.each(creates)('POST %s', (path, form, list, field) => {
  const count = async (body: Record<string, string>) => {
    const url = list.includes('?')
      ? `${list}${organizationId}`
      : `${list}?${field}=${encodeURIComponent(body[field] ?? '')}`
    return (await staff.call('GET', url)).body.total
  }

  it('makes one row of ten equal requests with one key, and ten equal replies', { tags: ['R-rel-04a'] }, async () => {
    const [body, key] = [form() as Record<string, string>, newKey()]
    const before = await count(body)
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(path, body, key)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await count(body)).toBe(before + 1)
    const late = await send(path, body, key)
    expect([late.status, late.text]).toEqual([201, replies[0]?.text])
    expect(await count(body)).toBe(before + 1)
  })
})

describe('a key', () => {
  it('is refused with another body, and changes nothing', { tags: ['R-rel-04a'] }, async () => {
    const [form, key] = [organizationForm(), newKey()]
    await send('/organizations', form, key)
    const { status, body } = await send('/organizations', { ...form, name: 'Another' }, key)
    expect([status, body.code]).toEqual([409, 'idempotency-key.reused'])
    expect((await staff.call('GET', '/organizations?name=Another')).body.total).toBe(0)
  })

  it('matches the same body with reordered and unknown fields', async () => {
    const [form, key] = [organizationForm(), newKey()]
    const first = await send('/organizations', form, key)
    const reordered = Object.fromEntries([['unknown', 1], ...Object.entries(form).toReversed()])
    expect((await send('/organizations', reordered, key)).text).toBe(first.text)
  })

  it('is separate for each caller and each endpoint', async () => {
    const [form, key] = [organizationForm({ name: 'Shared key' }), newKey()]
    const ids = [await send('/organizations', form, key), await send('/organizations', form, key, other)]
    expect(new Set(ids.map(({ body }) => body.data._id)).size).toBe(2)
    expect((await send('/users', userForm({}), key)).status).toBe(201)
  })

  it('can be used again after a refused request', { tags: ['R-rel-04a'] }, async () => {
    const [form, key] = [userForm({}), newKey()]
    const before = await testApp.database.$count(idempotencyKeys)
    expect((await send('/users', { ...form, phoneNumber: '1' }, key)).status).toBe(400)
    expect((await send('/users', { ...form, email: staff.email }, key)).status).toBe(409)
    expect((await send('/users', { ...form, type: 'SUPER ADMIN' }, key, other)).status).toBe(403)
    expect(await testApp.database.$count(idempotencyKeys)).toBe(before)
    expect((await send('/users', form, key)).status).toBe(201)
  })

  it('waits for the first request, and runs when that one fails', { tags: ['R-rel-04a'] }, async () => {
    const [form, key] = [userForm({ name: 'Second try' }), newKey()]
    const taken = { ...form, email: staff.email }
    const [refused, made] = await Promise.all([send('/users', taken, key), send('/users', form, key)])
    expect([refused.status, made.status]).toEqual([409, 201])
    expect((await mailsTo(testApp, form.email)).length).toBe(1)
  })

  it('is kept as a hash, with the reply', async () => {
    await send('/organizations', organizationForm(), 'a key of 20 letters!')
    const kept = await testApp.database.select().from(idempotencyKeys)
    expect(JSON.stringify(kept)).not.toContain('a key of 20 letters!')
    expect(kept.every(({ reply }) => reply !== null)).toBe(true)
  })

  it('holds for a change too: it is made once although its version is stale by then, and no other is', async () => {
    const headers = { 'idempotency-key': newKey() }
    const { id } = staff
    const { __v } = (await staff.call('GET', `/users/${id}`)).body.data
    const form = { ...userForm({ type: 'SUPER ADMIN', email: staff.email }), __v }
    const change = (name: string) => staff.call('PATCH', `/users/${id}`, { body: { ...form, name }, headers })
    const first = await change('First')
    const again = await change('First')
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
    const other = await change('Second')
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key.reused'])
    expect((await staff.call('GET', `/users/${id}`)).body.data.name).toBe('First')
  })

  it('may be any text and is optional', async () => {
    for (const key of ['', 'x'.repeat(5_000), '{}', 'ключ']) {
      const { status } = await send('/organizations', organizationForm(), encodeURI(key))
      expect([key, status]).toEqual([key, 201])
    }
  })
})

describe('a secret that a reply tells', () => {
  it.each<[what: string, path: () => Promise<string>, body: () => object | undefined, secret: string]>([
    ['of a calendar', async () => `/organizations/${organizationId}/calendar`, () => undefined, 'url'],
    ['of a shared report', async () => `/reports/${await makeReport()}/links`, () => ({ expiresInDays: 1 }), 'link'],
    ['of an order', async () => '/orders', genericForm, 'token'],
  ])('%s is kept in no readable form, and repeated all the same', async (_what, pathOf, bodyOf, secret) => {
    const [path, body, key] = [await pathOf(), bodyOf(), newKey()]
    const first = await send(path, body, key)
    expect(first.status).toBe(201)
    const notified = String(first.body.data[secret])
    expect(notified.length).toBeGreaterThan(20)
    const kept = (await testApp.database.select().from(idempotencyKeys)).map(({ reply }) => reply ?? '')
    const readable = kept.flatMap((reply) => [reply, Buffer.from(reply, 'base64').toString()])
    expect(readable.filter((text) => text.includes(notified))).toEqual([])
    expect((await send(path, body, key)).text).toBe(first.text)
  })

  async function makeReport(): Promise<string> {
    await createPickup(staff, organizationId, '2026-01-05T02:30:00Z', [item('Papers', 12)])
    return createReport(staff, { organization: organizationId, quarters: ['2026-01'] })
  }
})

it('leaves nothing of a create that the database refuses on commit', { tags: ['R-sec-39a', 'R-rel-04a'] }, async () => {
  const before = [await testApp.database.$count(users), await testApp.database.$count(idempotencyKeys)]
  await testApp.pool.query('alter table audit_entries add constraint broken check (false) not valid')
  const form = userForm({})
  const { status } = await send('/users', form, newKey())
  await testApp.pool.query('alter table audit_entries drop constraint broken')
  expect(status).toBe(500)
  expect([await testApp.database.$count(users), await testApp.database.$count(idempotencyKeys)]).toEqual(before)
  expect(await mailsTo(testApp, form.email)).toEqual([])
  expect((await call(testApp.app, 'GET', '/health/ready')).status).toBe(200)
})
