import { type Access, reachOf } from '@thant/contracts/access'
import type { Endpoint } from '@thant/contracts/endpoint'
import { expect, it } from 'vitest'
import { createOrganization } from '../records/factories.ts'
import { signInAs } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'

const testApp = useTestApp()

/** They keep nothing, or end the session that makes them. */
const unlimited = ['POST /logout', 'POST /reports/preview']

it('every write of a customer or driver is limited, since each leaves rows for good', () => {
  const written = endpointsOf(testApp.app).filter(
    ({ endpoint }) => endpoint.method !== 'GET' && isForEveryone(endpoint),
  )
  const open = written.filter(
    ({ endpoint }) => !endpoint.limits?.some(({ by, counts }) => by === 'actor' && counts === 'all'),
  )
  expect(open.map(({ name }) => name).filter((name) => !unlimited.includes(name))).toEqual([])
})

it('nobody can try out which e-mails are taken without end', async () => {
  const driver = await signInAs(testApp, 'DRIVER')
  const { email: taken } = await signInAs(testApp, 'ADMIN')
  const body = { name: 'Ko Min', email: taken, phoneNumber: '09 123 456 789' }
  const statuses: number[] = []
  for (let turn = 0; turn < 31; turn++)
    statuses.push((await driver.call('PUT', `/users/${driver.id}`, { body })).status)
  expect(statuses).toEqual([...Array(30).fill(409), 429])
})

it('a customer can renew the calendar address 30 times in a quarter of an hour', async () => {
  const organizationId = await createOrganization(await signInAs(testApp, 'ADMIN'))
  const customer = await signInAs(testApp, 'USER', organizationId)
  const renew = async () => (await customer.call('POST', `/organizations/${organizationId}/calendar`)).status
  const statuses: number[] = []
  for (let turn = 0; turn < 31; turn++) statuses.push(await renew())
  expect(statuses).toEqual([...Array(30).fill(201), 429])
})

function isForEveryone({ access }: Endpoint): boolean {
  return access === 'signed-in' || (['USER', 'DRIVER'] as const).some((role) => mayCall(role, access))
}

function mayCall(role: 'USER' | 'DRIVER', access: Access): boolean {
  return access !== 'public' && access !== 'signed-in' && reachOf(role, access) !== undefined
}
