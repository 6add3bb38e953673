import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, userForm } from '../records/factories.ts'
import { call, signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { anyText, badTexts, fieldsOf } from './bad-input.ts'

const testApp = useTestApp()
let actor: TestActor
let organizationId: string

beforeAll(async () => {
  actor = await signInAs(testApp, 'SUPER ADMIN')
  organizationId = await createOrganization(actor)
})

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const querying = () => endpointsOf(testApp.app).filter(({ endpoint }) => endpoint.query !== undefined)
const urlOf = (path: string) => path.replace(/:\w+/, organizationId)
const addressOf = (path: string) => `${urlOf(path)}${path.includes('?') ? '&' : '?'}`

describe('in the query', () => {
  it('every bad text in every field is answered with less than 500', {
    tags: ['R-sec-25'],
    timeout: 300_000,
  }, async () => {
    for (const { name, endpoint } of querying()) {
      for (const field of new Set([...fieldsOf(endpoint.query), 'duration', '__proto__', 'unknown'])) {
        const failed: string[] = []
        const send = async (text: string) => {
          const { status } = await actor.call(endpoint.method, `${addressOf(endpoint.path)}${field}=${encode(text)}`)
          if (status >= 500) failed.push(text)
        }
        const isKnown = fieldsOf(endpoint.query).includes(field)
        // A user gets one file at a time, and one text of an unknown field is enough, because files take long.
        if (endpoint.reply === 'file') for (const text of isKnown ? badTexts : badTexts.slice(0, 1)) await send(text)
        else await Promise.all(badTexts.map(send))
        expect([name, field, failed]).toEqual([name, field, []])
      }
    }
  })

  it('every repeated field is refused', { tags: ['R-sec-26'] }, async () => {
    for (const { name, endpoint } of querying()) {
      for (const field of new Set([...fieldsOf(endpoint.query), 'duration'])) {
        const { status } = await actor.call(endpoint.method, `${addressOf(endpoint.path)}${field}=1&${field}=2`)
        expect([name, field, status]).toEqual([name, field, 400])
      }
    }
  })

  it.each(['%', '%ff', '&&&', '=', 'a=%E0%A4%A', '?', '[]=1', 'sort[]=name'])(
    '%j is answered with less than 500',
    async (query) => {
      for (const { name, endpoint } of querying()) {
        const { status } = await actor.call(endpoint.method, `${addressOf(endpoint.path)}${query}`)
        expect([name, status < 500]).toEqual([name, true])
      }
    },
  )

  it('a cursor that is not ours is refused, whatever is in it', { timeout: 60_000 }, async () => {
    for (const { name, endpoint } of querying()) {
      if (!fieldsOf(endpoint.query).includes('after')) continue
      const sort = name === 'GET /audit' ? '-at' : '-createdAt'
      const id = fc.constantFrom(organizationId, '-'.repeat(36), 'f'.repeat(36))
      const property = fc.asyncProperty(anyText, id, async (value, rowId) => {
        const after = Buffer.from(JSON.stringify([sort, value, rowId])).toString('base64url')
        const { status } = await actor.call('GET', endpoint.path, { query: { sort, after } })
        expect([name, value, status]).toEqual([name, value, 400])
      })
      await fc.assert(property, { numRuns: 20, endOnFailure: true })
    }
  })
})

describe('in the path', () => {
  it('any text for a parameter is answered with 4xx', { tags: ['R-sec-25'], timeout: 60_000 }, async () => {
    for (const { name, endpoint } of endpointsOf(testApp.app)) {
      if (!endpoint.path.includes(':')) continue
      const property = fc.asyncProperty(anyText, async (text) => {
        const path = endpoint.path.replace(/:\w+/, () => encode(text))
        const { status } = await actor.call(endpoint.method, path, { body: userForm({}) })
        // An empty parameter may turn the path into that of another endpoint.
        const isAnswered = text === '' || (status >= 400 && status < 500)
        expect([name, text, status, isAnswered]).toEqual([name, text, status, true])
      })
      await fc.assert(property, { numRuns: 20, endOnFailure: true })
    }
  })

  it.each([
    '/api//users',
    '/api/%',
    '/api/users/%ff',
    '/api/users/..%2f..%2f',
    '/api/\\users',
    '/%00',
    '//evil.example',
  ])('%s is answered with 4xx', async (url) => {
    const { statusCode } = await testApp.app.inject({ url, headers: { authorization: `Bearer ${actor.token}` } })
    expect(Math.floor(statusCode / 100)).toBe(4)
  })
})

it('still serves requests afterwards', async () => {
  expect((await call(testApp.app, 'GET', '/health/ready')).status).toBe(200)
  expect((await actor.call('GET', '/users')).body.total).toBe(1)
})
