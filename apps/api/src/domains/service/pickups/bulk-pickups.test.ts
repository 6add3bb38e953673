import { beforeAll, expect, it } from 'vitest'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { codesOf } from '../../../../test/records/many.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let organization: string

beforeAll(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
  organization = await createOrganization(staff)
})

const at = '2026-02-05T02:30:00Z'
const planned = () => createPickup(staff, organization, at)
const bulk = async (ids: string[], change: object) =>
  (await staff.call('POST', '/logistics/bulk', { body: { ids, change } })).body.data
const undo = async (pickups: object[]) =>
  (await staff.call('POST', '/logistics/bulk/undo', { body: { pickups } })).body.data
const read = async (id: string) => (await staff.call('GET', `/logistics/${id}`)).body.data

it('sends one driver to many pickups, and back to what they were', { tags: ['13.4-01', '13.4-03'] }, async () => {
  const [first, second] = [await planned(), await planned()]
  await staff.call('PATCH', `/logistics/${second}`, { body: { vehicle: { plate_number: 'YGN 9Z-1111' } } })
  const change = { vehicle: { driver: driver.id, plate_number: 'YGN 1A-2345' }, status: 'CONFIRMED' }
  const done = await bulk([first, second, first], change)
  expect(done.results).toEqual([first, second].toSorted().map((id) => ({ id, done: true, error: null })))
  for (const id of [first, second]) {
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      vehicle: { plate_number: 'YGN 1A-2345', driver: { _id: driver.id } },
    })
  }
  await undo(done.undo)
  expect(await read(first)).toMatchObject({ status: 'REQUESTED', vehicle: { plate_number: '', driver: null } })
  expect(await read(second)).toMatchObject({ status: 'REQUESTED', vehicle: { plate_number: 'YGN 9Z-1111' } })
})

it('leaves what is completed, deleted or unknown as it is, says why, and does the others', {
  tags: ['13.4-02'],
}, async () => {
  const completed = await createPickup(staff, organization, '2026-02-02T02:30:00Z', [item('Papers', 1)])
  const deleted = await planned()
  const manager = await signInAs(testApp, 'OPERATION MANAGER')
  await manager.call('DELETE', `/logistics/${deleted}`)
  const other = await planned()
  const { results, undo: former } = await bulk([completed, deleted, organization, other], { status: 'CANCELLED' })
  expect(codesOf(results)).toEqual({
    [completed]: 'pickup.completed',
    [deleted]: 'pickup.not-found',
    [organization]: 'pickup.not-found',
    [other]: undefined,
  })
  expect((await read(other)).status).toBe('CANCELLED')
  expect(former.map(({ id }: { id: string }) => id)).toEqual([other])
})

it('undoes nothing that somebody changed since', { tags: ['13.4-03'] }, async () => {
  const id = await planned()
  const done = await bulk([id], { status: 'ONHOLD' })
  await staff.call('PATCH', `/logistics/${id}`, { body: { remark: 'Ring twice.' } })
  const { results } = await undo(done.undo)
  expect(results).toMatchObject([{ id, done: false, error: { code: 'record.stale' } }])
  expect(await read(id)).toMatchObject({ status: 'ONHOLD', remark: 'Ring twice.' })
})

it('refuses more than 200 at once, and a driver who is none for each', { tags: ['13.4-02'] }, async () => {
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
  const tooMany = await staff.call('POST', '/logistics/bulk', { body: { ids, change: { status: 'ONHOLD' } } })
  expect(tooMany.status).toBe(400)
  const id = await planned()
  const { results } = await bulk([id], { vehicle: { driver: staff.id } })
  expect(results).toMatchObject([{ done: false, error: { code: 'pickup.driver-unknown' } }])
})

it('answers two who change the same pickups at once, each change in its turn', { tags: ['13.4-02'] }, async () => {
  const ids = [await planned(), await planned(), await planned()]
  const both = await Promise.all([
    bulk(ids, { status: 'CONFIRMED' }),
    bulk(ids.toReversed(), { vehicle: { driver: driver.id } }),
  ])
  for (const { results } of both) expect(results.every(({ done }: { done: boolean }) => done)).toBe(true)
  for (const id of ids) {
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', vehicle: { driver: { _id: driver.id } } })
  }
})
