import type { User } from '@thant/contracts/customers/users'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createBin,
  createBinOrder,
  createOrganization,
  createPickup,
  createTraining,
  item,
} from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let superAdmin: TestActor
let admin: TestActor

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  admin = await signInAs(testApp, 'ADMIN')
})

const read = async (path: string) => (await superAdmin.call('GET', path)).body.data
const restore = (path: string, by = superAdmin) => by.call('POST', `${path}/restore`)
const idsIn = async (path: string) => ((await read(path)) as Array<{ _id: string }>).map(({ _id }) => _id)

// The tests' clock stands at 09:30 in Yangon on 3 February 2026.
const thisMorning = '2026-02-03T01:00:00Z'
const tomorrow = '2026-02-04T02:30:00Z'

describe('archiving an organization', () => {
  it('tells what is ahead, and cancels it; what is over stays as it was', async () => {
    const id = await createOrganization(admin)
    const over = await createPickup(admin, id, '2026-02-02T02:30:00Z', [item('Papers', 5)])
    const ofToday = await createPickup(admin, id, thisMorning)
    const ahead = await createPickup(admin, id, tomorrow)
    const training = await createTraining(admin, id, { trainingDate: '2026-02-03' })
    const pastTraining = await createTraining(admin, id, { trainingDate: '2026-02-02' })
    const bin = await createBin(admin, { stock: 10 })
    const order = await createBinOrder(admin, { organization: id, bin, quantity: 4 })
    expect(await read(`/organizations/${id}/ahead`)).toEqual({
      pickups: 2,
      trainings: 1,
      binOrders: 1,
      schedules: 0,
      requests: 0,
      reports: 0,
    })

    expect((await superAdmin.call('DELETE', `/organizations/${id}`)).status).toBe(200)
    const statusOf = async (path: string) => (await read(path)).status
    expect([
      await statusOf(`/logistics/${over}`),
      await statusOf(`/logistics/${ofToday}`),
      await statusOf(`/logistics/${ahead}`),
      await statusOf(`/trainings/${training}`),
      await statusOf(`/trainings/${pastTraining}`),
      await statusOf(`/bin_orders/${order}`),
      (await read(`/bins/${bin}`)).stock,
    ]).toEqual(['COMPLETED', 'CANCELLED', 'CANCELLED', 'CANCELLED', 'REQUESTED', 'CANCELLED', 10])
    expect(await read(`/organizations/${id}/ahead`)).toEqual({
      pickups: 0,
      trainings: 0,
      binOrders: 0,
      schedules: 0,
      requests: 0,
      reports: 0,
    })
  })

  it('shows on its profile, and is undone by a restore; its users can sign in again', async () => {
    const id = await createOrganization(admin)
    const customer = await signInAs(testApp, 'USER', id)
    await superAdmin.call('DELETE', `/organizations/${id}`)
    expect((await read(`/organizations/${id}`)).archivedAt).toBe('2026-02-03T03:00:00.000Z')
    expect(await idsIn('/organizations?view=archived&limit=100')).toContain(id)

    const marks = async () =>
      (await read(`/users?organizationId=${id}`)).map((user: User) => user.isOrganizationArchived)
    expect(await marks()).toEqual([true])
    expect((await restore(`/organizations/${id}`, admin)).status).toBe(403)
    const { status, body } = await restore(`/organizations/${id}`)
    expect([status, body.data.archivedAt]).toEqual([200, null])
    expect(await marks()).toEqual([false])
    expect(await idsIn('/organizations?view=archived&limit=100')).not.toContain(id)
    const credentials = { email: customer.email, password: testPassword }
    expect((await call(testApp.app, 'POST', '/login', { body: credentials })).status).toBe(200)
    expect((await restore(`/organizations/${id}`)).status).toBe(404)
  })
})

it('a deleted user is found and restored, unless somebody else has the e-mail now', async () => {
  const user = await signInAs(testApp, 'OPERATION')
  await superAdmin.call('DELETE', `/users/${user.id}`)
  expect(await idsIn('/users?view=archived&limit=100')).toContain(user.id)
  expect((await restore(`/users/${user.id}`)).status).toBe(200)
  const credentials = { email: user.email, password: testPassword }
  expect((await call(testApp.app, 'POST', '/login', { body: credentials })).status).toBe(200)

  await superAdmin.call('DELETE', `/users/${user.id}`)
  const body = { name: 'Next', email: user.email, phoneNumber: '09 123 456 789', type: 'OPERATION' }
  expect((await superAdmin.call('POST', '/users', { body })).status).toBe(201)
  expect((await restore(`/users/${user.id}`)).body.code).toBe('user.email-taken')
})

it('a deleted pickup is found and restored, and its weights count again', async () => {
  const organizationId = await createOrganization(admin)
  const id = await createPickup(admin, organizationId, '2026-02-02T02:30:00Z', [item('Papers', 5)])
  await superAdmin.call('DELETE', `/logistics/${id}`)
  const archived = `/logistics?view=archived&organizationId=${organizationId}`
  expect([await idsIn(archived), await read(`/wastes/organizations/${organizationId}`)]).toEqual([[id], []])
  const { status, body } = await restore(`/logistics/${id}`)
  expect([status, body.data.items.length]).toEqual([200, 1])
  expect(await read(`/wastes/organizations/${organizationId}`)).toEqual([{ name: 'Papers', quantity: 5 }])
  expect(await idsIn(archived)).toEqual([])
})

it('a deleted bin is found and restored', async () => {
  const id = await createBin(admin)
  await admin.call('DELETE', `/bins/${id}`)
  expect(await idsIn('/bins?view=archived')).toContain(id)
  expect((await restore(`/bins/${id}`, admin)).status).toBe(200)
  expect(await idsIn('/bins?limit=100')).toContain(id)
})
