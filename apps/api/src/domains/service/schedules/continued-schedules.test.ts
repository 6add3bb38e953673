import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createOrganization, createSchedule } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let organization: string
let first: string
let second: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
})

/** Every Tuesday at 07:00, from the 24th on at 14:30. */
beforeEach(async () => {
  organization = await createOrganization(staff)
  first = await createSchedule(staff, organization, { startsOn: '2026-01-06', weekdays: [2], endsOn: '2026-03-10' })
  second = (await change(first, { from: '2026-02-24', timeOfDay: '14:30' })).body.data._id
})

const change = (id: string, body: object) => staff.call('PATCH', `/schedules/${id}`, { body })
const read = async (id: string) => (await staff.call('GET', `/schedules/${id}`)).body.data
const end = (id: string, query = {}) => staff.call('DELETE', `/schedules/${id}`, { query })
const previewEnd = async (id: string) => (await staff.call('GET', `/schedules/${id}/end`)).body.data

type Listed = { _id: string; pickUpTime: string; status: string; vehicle: { driver: { _id: string } | null } }
const pickupsOf = async (): Promise<Listed[]> =>
  (await staff.call('GET', '/logistics', { query: { organizationId: organization, sort: 'pickUpTime' } })).body.data
const timesOf = async () => (await pickupsOf()).map(({ pickUpTime }) => pickUpTime.slice(5, 16))
const all = ['02-10T00:30', '02-17T00:30', '02-24T08:00', '03-03T08:00', '03-10T08:00']

it.each([null, '2026-02-24', '2026-03-31'])(
  'is not opened again until %s, since both would then run',
  { tags: ['10.3-06'] },
  async (endsOn) => {
    const message = 'Another schedule continues this one, and it has to end before that one begins.'
    for (const sent of [{ endsOn }, { endsOn, timeOfDay: '08:00', from: '2026-02-10' }]) {
      const { status, body } = await change(first, sent)
      expect([status, body.code, body.issues]).toEqual([409, 'schedule.continued', [{ path: 'endsOn', message }]])
      expect((await staff.call('POST', `/schedules/${first}/preview`, { body: sent })).status).toBe(409)
    }
    expect(await timesOf()).toEqual(all)
  },
)

it('may end earlier, and again on any day before the next one begins', async () => {
  expect((await change(first, { endsOn: '2026-02-12' })).status).toBe(200)
  expect(await timesOf()).toEqual(['02-10T00:30', ...all.slice(2)])
  expect((await change(first, { endsOn: '2026-02-23' })).status).toBe(200)
  expect(await timesOf()).toEqual(all)
})

it('is opened again once the one that continued it was ended', async () => {
  expect((await read(first)).followedById).toBe(second)
  await end(second)
  expect(await read(first)).toMatchObject({ followedById: null, continuedOn: null })
  expect((await change(first, { endsOn: null })).status).toBe(200)
  expect((await timesOf()).slice(0, 4)).toEqual(['02-10T00:30', '02-17T00:30', '02-24T00:30', '03-03T00:30'])
})

it('leaves no day to the one that continues it, which cannot begin earlier', { tags: ['10.3-06'] }, async () => {
  const { status, body } = await change(second, { startsOn: '2026-02-17' })
  const message = 'This schedule continues another one, and can begin only after that one ends.'
  expect([status, body.issues]).toEqual([409, [{ path: 'startsOn', message }]])
  expect((await change(second, { startsOn: '2026-03-03' })).status).toBe(200)
  expect(await timesOf()).toEqual(all.filter((time) => time !== '02-24T08:00'))
})

it('never runs twice, however many change both at once', { tags: ['10.3-06'] }, async () => {
  await Promise.all([
    change(first, { endsOn: null }),
    change(second, { startsOn: '2026-02-10' }),
    change(first, { endsOn: '2026-02-20' }),
    change(second, { startsOn: '2026-03-03' }),
    change(first, { from: '2026-02-10', timeOfDay: '09:00' }),
  ])
  const days = (await timesOf()).map((time) => time.slice(0, 5))
  expect(days).toEqual([...new Set(days)])
})

it('is changed until its last day, and what continues it stays as it was', { tags: ['10.3-06'] }, async () => {
  const { status, body } = await change(first, { from: '2026-02-17', driver: driver.id, endsOn: '2026-02-23' })
  expect([status, body.data]).toMatchObject([
    200,
    { startsOn: '2026-02-17', endsOn: '2026-02-23', followsId: first, followedById: second, continuedOn: '2026-02-24' },
  ])
  expect(await read(first)).toMatchObject({ endsOn: '2026-02-16', followedById: body.data._id })
  expect(await read(second)).toMatchObject({ followsId: body.data._id, timeOfDay: '14:30', driver: null })
  expect(await timesOf()).toEqual(all)
  const drivers = (await pickupsOf()).map(({ vehicle }) => vehicle.driver?._id ?? null)
  expect(drivers).toEqual([null, driver.id, null, null, null])
})

it('ends without the one that continues it, of which the preview tells, or with it', async () => {
  const { continuation, removed } = await previewEnd(first)
  expect([continuation, removed]).toEqual([{ _id: second, startsOn: '2026-02-24' }, 2])
  await end(first)
  expect(await timesOf()).toEqual(all.slice(2))
  expect(await read(second)).toMatchObject({ archivedAt: null })
  expect((await previewEnd(second)).continuation).toBeNull()
})

it('ends with all that continue it where that is asked for', { tags: ['10.3-07'] }, async () => {
  const third = (await change(second, { from: '2026-03-08', timeOfDay: '16:00' })).body.data._id
  expect((await end(first, { continuation: 'end' })).status).toBe(200)
  expect(await timesOf()).toEqual([])
  for (const id of [first, second, third]) expect((await read(id)).archivedAt).not.toBeNull()
})

it('ends with the pickups that somebody changed where that is asked for', { tags: ['10.3-07'] }, async () => {
  const [one, two] = await pickupsOf()
  await staff.call('PATCH', `/logistics/${one?._id}`, { body: { remark: 'Ring twice' } })
  await staff.call('PATCH', `/logistics/${two?._id}`, { body: { pickUpTime: '2026-02-18T00:30:00Z' } })
  expect((await previewEnd(first)).kept).toHaveLength(2)
  expect((await end(first, { kept: 'cancel' })).status).toBe(200)
  expect((await pickupsOf()).map(({ status }) => status)).toEqual([
    'CANCELLED',
    'CANCELLED',
    ...Array(3).fill('CONFIRMED'),
  ])
  const audit = await (await signInAs(testApp, 'ADMIN')).call('GET', '/audit', { query: { id: one?._id ?? '' } })
  expect(audit.body.data[0]).toMatchObject({ action: 'pickup.change', actor: { name: staff.name } })
})
