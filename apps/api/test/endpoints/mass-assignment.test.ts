import { randomUUID } from 'node:crypto'
import { providerFieldsSchema } from '@thant/contracts/money/payments'
import { beforeAll, describe, expect, it } from 'vitest'
import { createGiven, type Given } from '../samples/sample.ts'
import { endpointNameOf, endpointOf, samples } from '../samples/samples.ts'
import { call } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { fieldsOf } from './bad-input.ts'

const testApp = useTestApp()
let given: Given

beforeAll(async () => {
  given = await createGiven(testApp)
})

/** No endpoint may store these fields. */
const strange = () => ({
  _id: randomUUID(),
  id: randomUUID(),
  version: 99,
  createdAt: '1999-01-01T00:00:00.000Z',
  created_at: '1999-01-01T00:00:00.000Z',
  updatedAt: '1999-01-01T00:00:00.000Z',
  archivedAt: '1999-01-01T00:00:00.000Z',
  deactivatedAt: '1999-01-01T00:00:00.000Z',
  type: 'SUPER ADMIN',
  role: 'SUPER ADMIN',
  organizationId: given.organization,
  organization: given.organization,
  organization_id: given.organization,
  isConfirm: true,
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$ZXZpbA',
  password_hash: 'evil',
  updatedBy: given.superAdmin.id,
  updatedById: given.superAdmin.id,
  userId: given.superAdmin.id,
  actor: given.superAdmin.id,
  reach: 'any',
  total: 0,
  unitPrice: 0,
  currency: 'MMK',
  orderDate: '1999-01-01T00:00:00.000Z',
  acceptedBy: given.superAdmin.id,
  acceptedById: given.superAdmin.id,
  deliverDate: '1999-01-01T00:00:00.000Z',
  userID: given.superAdmin.id,
  TotalCorrectAns: 99,
  TotalCorrectPersentage: 100,
  correctCount: 99,
  percentage: 100,
  paymentStatus: 'SETTLED',
  status: 'SETTLED',
  amount: 0.01,
  invoiceNo: 'evil',
  invoiceDate: '1999-01-01',
  billedTo: { name: 'evil', address: 'evil' },
  billedName: 'evil',
  paidAt: '1999-01-01T00:00:00.000Z',
  daysOverdue: 99,
  isPayableHere: false,
  fileKey: 'evil',
  expiredDate: '1999-01-01',
  totalsTimeZone: 'Europe/London',
  logoKey: 'evil',
  timeZone: 'Europe/London',
  abilities: { 'users:deactivate': 'any' },
  pickupId: randomUUID(),
  weightKg: 99,
  position: 7,
})

it('covers every endpoint that takes a body', () => {
  const taking = endpointsOf(testApp.app).filter(({ endpoint }) => endpoint.body !== undefined)
  const sampled = new Set(Object.keys(samples).map(endpointNameOf))
  expect([...sampled].sort()).toEqual(taking.map(({ name }) => name).sort())
})

/** The ids of some tables are a number or a day. */
const isRow = "$1 in (to_jsonb(t) ->> 'id', to_jsonb(t) ->> 'number', to_jsonb(t) ->> 'day')"

/** Setting up a portal has a test of its own, setup.test.ts. */
const compared = Object.entries(samples).filter(([name]) => !name.startsWith('POST /setup/:link'))

describe.each(compared)('%s', (name, prepare) => {
  it('stores and returns the same, whatever else is sent', { tags: ['3-13', 'R-sec-23'] }, async () => {
    const endpoint = endpointOf(testApp.app, name)
    const send = async (extend: (body: object) => object) => {
      const { by, path, body, table, id } = await prepare(given)
      const { method } = endpoint
      const request = { body: extend(body) }
      const reply = await (by ? by.call(method, path, request) : call(testApp.app, method, path, request))
      const rowId = id ?? reply.body.data?._id
      const { rows } = table
        ? await testApp.pool.query(`select * from ${table} t where ${isRow}`, [rowId])
        : { rows: [] }
      return { status: reply.status, body: withoutChance(reply.body ?? null), rows: rows.map(withoutChance) }
    }
    const taken = keysOf(endpoint.body)
    const isText = endpoint.body === providerFieldsSchema
    const outside = Object.entries(strange()).filter(
      ([key, value]) => !taken.includes(key) && (!isText || typeof value === 'string'),
    )
    const within = Object.entries(strange()).filter(([key]) => !fieldsOf(endpoint.body).includes(key))
    const plain = await send((body) => body)
    expect(plain.status, JSON.stringify(plain.body)).toBeLessThan(400)
    expect(await send((body) => ({ ...Object.fromEntries(outside), ...eachWith(within, body) }))).toEqual(plain)
  })
})

/** Adds the fields to every object in a body, but for the body itself. */
function eachWith(fields: Array<[string, unknown]>, body: object): object {
  const extend = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(extend)
    if (typeof value !== 'object' || value === null) return value
    return { ...Object.fromEntries(fields), ...eachWith(fields, value) }
  }
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, extend(value)]))
}

/** Unwraps optional and transformed schemas. */
function keysOf(schema: unknown): string[] {
  const { def } = schema as { def: { shape?: object; innerType?: unknown; out?: unknown; options?: unknown[] } }
  if (def.shape) return Object.keys(def.shape)
  if (def.options) return def.options.flatMap(keysOf)
  const inner = def.innerType ?? def.out
  return inner ? keysOf(inner) : []
}

/** Replaces the values that differ between records: ids, e-mail addresses, numbered names, hashes and tokens. */
function withoutChance(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value)
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replace(/[\w.]+@[\w.]+/g, 'address')
      .replace(/\b1\d{11}\b/g, 'number')
      .replace(/\b[0-9a-f]{64}\b/g, 'signature')
      .replace(/[0-9a-f]{32}\.png/g, 'file')
      .replace(/\$argon2id\$[^"]+/g, 'hash')
      .replace(/"(token|refreshToken|requestId|link|token_hash|edition|code)":"[^"]+"/g, '"$1":""')
      .replace(/made \d+/g, 'made')
      .replace(/(DRIVER|USER|Lotus Trading) \d+/g, '$1')
      .replace(/"(created_?at|updated_?at)":"(?!1999)[^"]+"/gi, '"$1":""')
      .replace(/"number":\d+/g, '"number":0')
      .replace(/"version":\d(?!\d)/g, '"version":0')
      .replace(/"__v":\d(?!\d)/g, '"__v":0'),
  )
}
