import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createBin, createBinOrder, createOrganization } from '../../../../test/records/factories.ts'
import { codesOf } from '../../../../test/records/many.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let other: TestActor
let organization: string
let bin: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  other = await signInAs(testApp, 'SUPER ADMIN')
  organization = await createOrganization(admin)
})

beforeEach(async () => {
  bin = await createBin(admin, { stock: 20 })
})

const order = (quantity = 1, of = bin) => createBinOrder(admin, { organization, bin: of, quantity })
const bulk = async (ids: string[], status: string) =>
  (await admin.call('POST', '/bin_orders/bulk', { body: { ids, change: { status } } })).body.data
const undo = async (orders: object[]) =>
  (await admin.call('POST', '/bin_orders/bulk/undo', { body: { orders } })).body.data
const change = (id: string, body: object, by = other) => by.call('PATCH', `/bin_orders/${id}`, { body })
const read = async (id: string) => (await admin.call('GET', `/bin_orders/${id}`)).body.data
const stock = async () => (await admin.call('GET', `/bins/${bin}`)).body.data.stock

it('takes many orders one step on, and back where their steps lead back', { tags: ['13.4-04'] }, async () => {
  const [requested, held] = [await order(), await order()]
  await change(held, { status: 'ONHOLD' })
  const { results, undo: former } = await bulk([requested, held, held], 'CONFIRMED')
  expect(results).toEqual([requested, held].toSorted().map((id) => ({ id, done: true, error: null })))
  expect(await read(requested)).toMatchObject({ status: 'CONFIRMED', acceptedBy: { _id: admin.id } })
  expect(former).toEqual([{ id: held, __v: 2, change: { status: 'ONHOLD' } }])
  expect((await undo(former)).results).toEqual([{ id: held, done: true, error: null }])
  expect([(await read(requested)).status, (await read(held)).status]).toEqual(['CONFIRMED', 'ONHOLD'])
  const { body } = await admin.call('GET', `/audit?entity=bin-order&id=${held}`)
  const actions = body.data.map(({ action }: { action: string }) => action)
  expect(actions.toSorted()).toEqual(['bin-order.confirm', 'bin-order.create', 'bin-order.hold', 'bin-order.hold'])
})

it('leaves what was settled, deleted or is unknown as it is, says why, and does the others', {
  tags: ['13.4-04'],
}, async () => {
  const [first, second, cancelled, deleted] = [await order(2), await order(3), await order(), await order()]
  await change(cancelled, { status: 'CANCELLED' })
  await other.call('DELETE', `/bin_orders/${deleted}`)
  expect(await stock()).toBe(15)
  const { results, undo: former } = await bulk([first, second, cancelled, deleted, organization], 'CANCELLED')
  expect(codesOf(results)).toEqual({
    [first]: undefined,
    [second]: undefined,
    [cancelled]: 'bin-order.no-such-step',
    [deleted]: 'bin-order.not-found',
    [organization]: 'bin-order.not-found',
  })
  const refused = results.find(({ id }: { id: string }) => id === cancelled)
  expect(refused.error.values).toEqual({ from: 'CANCELLED', to: 'CANCELLED' })
  expect([await stock(), former]).toEqual([20, []])
})

it('undoes nothing that somebody changed since', { tags: ['13.4-04'] }, async () => {
  const id = await order()
  await change(id, { status: 'CONFIRMED' })
  const { undo: former } = await bulk([id], 'ONHOLD')
  await change(id, { status: 'CANCELLED' })
  expect(codesOf((await undo(former)).results)).toEqual({ [id]: 'record.stale' })
  expect((await read(id)).status).toBe('CANCELLED')
})

it('refuses more than 200 at once, and who may not change orders', { tags: ['13.4-04'] }, async () => {
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
  const body = { ids, change: { status: 'ONHOLD' } }
  expect((await admin.call('POST', '/bin_orders/bulk', { body })).status).toBe(400)
  const operation = await signInAs(testApp, 'OPERATION')
  const few = { ...body, ids: [await order()] }
  expect((await operation.call('POST', '/bin_orders/bulk', { body: few })).status).toBe(403)
})

it('answers those who change orders of the same bins at once, without a deadlock', { tags: ['13.4-04'] }, async () => {
  const second = await createBin(admin, { stock: 20 })
  const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => order(1, index % 2 ? bin : second)))
  const replies = await Promise.all([
    admin.call('POST', '/bin_orders/bulk', { body: { ids: ids.slice(0, 5), change: { status: 'CANCELLED' } } }),
    other.call('POST', '/bin_orders/bulk', { body: { ids: ids.slice(3), change: { status: 'CANCELLED' } } }),
    ...ids.map((id) => change(id, { status: 'CANCELLED' })),
  ])
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  expect(await stock()).toBe(20)
})
