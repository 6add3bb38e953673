import type { Endpoint } from '@thant/contracts/endpoint'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { signInAs, type TestActor } from './actors.ts'
import { badValues, fieldsOf, spoil } from './bad-input.ts'
import { useTestApp } from './create-test-app.ts'
import { endpointsOf } from './endpoints.ts'
import { userForm } from './factories.ts'
import { createRecords, pathTo, type Records } from './records.ts'
import { validBodyOf } from './valid-bodies.ts'

const testApp = useTestApp()
let actor: TestActor
let customer: TestActor
let records: Records

beforeAll(async () => {
  actor = await signInAs(testApp, 'SUPER ADMIN')
  records = await createRecords(testApp, actor)
  customer = await signInAs(testApp, 'USER', records.organization)
  // The first mail opens an extra connection to look up its queue, which a real server does before it listens.
  await actor.call('POST', '/users', { body: userForm({}) })
})

function urlOf(path: string): string {
  const ownPassword = path.replace('/change_password/:id', `/change_password/${actor.id}`)
  return `/api${pathTo(ownPassword.replace('/users/:id', '/users/00000000-0000-4000-8000-000000000000'), records)}`
}

let sent = 0
async function send({ method, path, access }: Endpoint, payload: string): Promise<number> {
  const { token } = access === 'invoices:pay' ? customer : actor
  sent += 1
  const { statusCode } = await testApp.app.inject({
    method,
    url: urlOf(path),
    // Every request has its own address, so that the rate limits do not hide the handlers.
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  })
  return statusCode
}

const taking = () => endpointsOf(testApp.app).filter(({ endpoint }) => endpoint.body !== undefined)

it('answers every bad value in every field with less than 500', { tags: ['R-sec-25'], timeout: 180_000 }, async () => {
  for (const { name, endpoint } of taking()) {
    for (const field of new Set([...fieldsOf(endpoint.body), '__proto__'])) {
      const bodies = badValues.map((value) => spoil(validBodyOf(endpoint.path, records), field, value))
      const statuses = await Promise.all(bodies.map((body) => send(endpoint, body)))
      const failed = badValues.filter((_, index) => (statuses[index] ?? 500) >= 500)
      expect([name, field, failed]).toEqual([name, field, []])
    }
  }
  expect(sent).toBeGreaterThan(1_000)
})

it('answers 400 to a body that is not an object, or not JSON', async () => {
  const bodies = ['[]', '1e309', '"text"', 'true', '', '{', '{"a":1', '\u0000', 'undefined', '{"a":NaN}', "{'a':1}"]
  for (const { name, endpoint } of taking()) {
    for (const body of bodies) {
      expect([name, body, await send(endpoint, body)]).toEqual([name, body, 400])
    }
  }
})

it('does not read a body that a call does not take, however deep', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const without = endpointsOf(testApp.app).filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.body === undefined && endpoint.upload === undefined,
  )
  expect(without.length).toBeGreaterThan(10)
  for (const { name, endpoint } of without) {
    for (const body of [deep, `{"a":${deep}}`, '"text"']) {
      const status = await send(endpoint, body)
      expect([name, status === 400 || status >= 500]).toEqual([name, false])
    }
  }
})

it('answers any JSON with less than 500', { tags: ['R-sec-25'], timeout: 60_000 }, async () => {
  for (const { name, endpoint } of taking()) {
    const fields = fc.constantFrom('__proto__', ...fieldsOf(endpoint.body))
    const value = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.double().map(String),
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
    )
    const property = fc.asyncProperty(fields, value, async (field, bad) => {
      const status = await send(endpoint, spoil(validBodyOf(endpoint.path, records), field, bad))
      expect([name, status < 500]).toEqual([name, true])
    })
    await fc.assert(property, { numRuns: 30, endOnFailure: true })
  }
})
