import type { Endpoint } from '@thant/contracts/endpoint'
import { beforeAll, expect, it } from 'vitest'
import { createOrganization } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { bodyWith, listedFieldsOf } from './listed-values.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let driver: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  customer = await signInAs(testApp, 'USER', await createOrganization(staff))
  driver = await signInAs(testApp, 'DRIVER')
})

const id = '00000000-0000-4000-8000-000000000000'
const parameters: Record<string, string> = {
  attempt: '100000000001',
  day: '2026-06-30',
  file: `${'x'.repeat(22)}.ics`,
  key: `${'0'.repeat(32)}.png`,
  link: 'x'.repeat(22),
  year: '2026',
}
const addressOf = ({ path }: Endpoint) =>
  path.replace('/orders/:id', '/orders/:attempt').replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? id)

let sent = 0
/** Returns the fields that the reply names; undefined for any status other than 400. */
async function refusedFields(endpoint: Endpoint, path: string, body?: unknown): Promise<string[] | undefined> {
  const actor = { 'invoices:pay': customer, 'visits:record': driver }[endpoint.access as string] ?? staff
  sent += 1
  const { status, body: reply } = await actor.call(endpoint.method, path, {
    ip: `10.0.${sent >> 8}.${sent & 255}`,
    ...(body !== undefined && { body }),
  })
  return status === 400 ? (reply.issues ?? []).map((issue: { path: string }) => issue.path) : undefined
}

it('a value that a field of a body does not list is refused at the field, before a CHECK of the database could', async () => {
  const fields: string[] = []
  for (const { name, endpoint } of endpointsOf(testApp.app)) {
    for (const field of listedFieldsOf(endpoint.body)) {
      fields.push(`${name} ${field.join('.')}`)
      for (const value of ['NO SUCH VALUE', 'constructor', 7, {}]) {
        const refused = await refusedFields(endpoint, addressOf(endpoint), bodyWith(field, value))
        expect([name, value, refused]).toEqual([name, value, expect.arrayContaining([field.join('.')])])
      }
    }
  }
  expect(fields).toEqual(expect.arrayContaining(['PATCH /logistics/:id items.0.productType', 'POST /users type']))
})

it('a value that a field of a query does not list is refused at the field', async () => {
  const fields: string[] = []
  for (const { name, endpoint } of endpointsOf(testApp.app)) {
    const address = addressOf(endpoint)
    for (const [field = ''] of listedFieldsOf(endpoint.query)) {
      fields.push(`${name} ${field}`)
      for (const value of ['NO SUCH VALUE', 'constructor']) {
        const query = `${address.includes('?') ? '&' : '?'}${field}=${encodeURIComponent(value)}`
        const refused = await refusedFields(endpoint, `${address}${query}`)
        expect([name, value, refused]).toEqual([name, value, expect.arrayContaining([`${field}`])])
      }
    }
  }
  expect(fields).toEqual(expect.arrayContaining(['GET /organizations companyType', 'GET /users/export type']))
})
