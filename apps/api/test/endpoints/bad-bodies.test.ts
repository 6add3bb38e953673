import type { Endpoint } from '@thant/contracts/endpoint'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { userForm } from '../records/factories.ts'
import { createRecords, pathTo, type Records } from '../records/records.ts'
import { createGiven, type Given, type Sample } from '../samples/sample.ts'
import { endpointOf, samples } from '../samples/samples.ts'
import { signInAs } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { badValues, fieldsOf, spoil } from './bad-input.ts'

const testApp = useTestApp()
let given: Given
let records: Records

beforeAll(async () => {
  given = await createGiven(testApp)
  records = await createRecords(testApp, given.superAdmin)
  // The first mail opens an extra connection to look up its queue, which a real server does before it listens.
  await given.superAdmin.call('POST', '/users', { body: userForm({}) })
})

let sent = 0
async function send({ method }: Endpoint, { by, path }: Sample, payload: string): Promise<number> {
  sent += 1
  const { statusCode } = await testApp.app.inject({
    method,
    url: `/api${path}`,
    // Every request has its own address, so that the rate limits do not hide the handlers.
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { ...(by && { authorization: `Bearer ${by.token}` }), 'content-type': 'application/json' },
    payload,
  })
  return statusCode
}

/** So few at once, because some limits count by the caller. */
async function sendAll(endpoint: Endpoint, sample: Sample, payloads: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (let start = 0; start < payloads.length; start += 20) {
    await testApp.pool.query('delete from rate_limits')
    const some = payloads.slice(start, start + 20).map((payload) => send(endpoint, sample, payload))
    statuses.push(...(await Promise.all(some)))
  }
  return statuses
}

it('answers every bad value in every field with less than 500', { tags: ['R-sec-25'], timeout: 300_000 }, async () => {
  for (const [name, prepare] of Object.entries(samples)) {
    const endpoint = endpointOf(testApp.app, name)
    for (const field of new Set([...fieldsOf(endpoint.body), '__proto__'])) {
      const sample = await prepare(given)
      const bodies = badValues.map((value) => spoil(sample.body, field, value))
      const statuses = await sendAll(endpoint, sample, bodies)
      const failed = badValues.filter((_, index) => (statuses[index] ?? 500) >= 500)
      expect([name, field, failed]).toEqual([name, field, []])
    }
  }
  expect(sent).toBeGreaterThan(1_000)
})

it('answers 400 to a body that is not an object, or not JSON', async () => {
  const bodies = ['[]', '1e309', '"text"', 'true', '', '{', '{"a":1', '\u0000', 'undefined', '{"a":NaN}', "{'a':1}"]
  for (const [name, prepare] of Object.entries(samples)) {
    const sample = await prepare(given)
    const statuses = await sendAll(endpointOf(testApp.app, name), sample, bodies)
    expect([name, statuses]).toEqual([name, bodies.map(() => 400)])
  }
})

it('does not read a body that a call does not take, however deep', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const without = endpointsOf(testApp.app).filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.body === undefined && endpoint.upload === undefined,
  )
  expect(without.length).toBeGreaterThan(10)
  // Signing out is one of the calls, and must not end the session of the other tests.
  const by = await signInAs(testApp, 'SUPER ADMIN')
  for (const { name, endpoint } of without) {
    const sample = { by, path: pathTo(endpoint.path, records), body: {} }
    for (const body of [deep, `{"a":${deep}}`, '"text"']) {
      const status = await send(endpoint, sample, body)
      expect([name, status === 400 || status >= 500]).toEqual([name, false])
    }
  }
})

it('answers any JSON with less than 500', { tags: ['R-sec-25'], timeout: 150_000 }, async () => {
  for (const [name, prepare] of Object.entries(samples)) {
    const endpoint = endpointOf(testApp.app, name)
    await testApp.pool.query('delete from rate_limits')
    const sample = await prepare(given)
    const fields = fc.constantFrom('__proto__', ...fieldsOf(endpoint.body))
    const value = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.double().map(String),
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
    )
    const property = fc.asyncProperty(fields, value, async (field, bad) => {
      const status = await send(endpoint, sample, spoil(sample.body, field, bad))
      expect([name, status < 500]).toEqual([name, true])
    })
    await fc.assert(property, { numRuns: 30, endOnFailure: true })
  }
})
