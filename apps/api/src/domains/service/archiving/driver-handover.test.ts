import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOrganization, createPickup, createSchedule } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const testApp = useTestApp()
let admin: TestActor
let staff: TestActor
let leaving: TestActor
let successor: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
  staff = await signInAs(testApp, 'OPERATION')
})

/** Tuesdays until the 17th and one of this morning lie ahead; one of yesterday and a cancelled one do not. */
beforeEach(async () => {
  leaving = await signInAs(testApp, 'DRIVER')
  successor = await signInAs(testApp, 'DRIVER')
  organization = await createOrganization(staff)
  await createSchedule(staff, organization, { weekdays: [2], endsOn: '2026-02-17', driver: leaving.id })
  await createSchedule(staff, organization, { startsOn: '2026-01-06', endsOn: '2026-01-31', driver: leaving.id })
  for (const [time, status] of [
    ['2026-02-02T02:30:00Z', 'CONFIRMED'],
    ['2026-02-03T01:00:00Z', 'CONFIRMED'],
    ['2026-02-20T02:30:00Z', 'CANCELLED'],
  ] as const) {
    const pickup = await createPickup(staff, organization, time)
    await changePickup(pickup, { status, vehicle: { plate_number: 'YGN-1', driver: leaving.id } })
  }
})

const changePickup = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })
const ahead = async (id: string) => (await admin.call('GET', `/users/${id}/ahead`)).body.data
const leave = (id: string, query: Record<string, string> = {}) => admin.call('DELETE', `/users/${id}`, { query })
const formOf = ({ name, email }: TestActor) => ({ name, email, phoneNumber: '09 123 456 789', organizationId: null })
const become = (body: object) =>
  admin.call('PATCH', `/users/${leaving.id}`, { body: { ...formOf(leaving), type: 'OPERATION', ...body } })

type Listed = { _id: string; pickUpTime: string; vehicle: { driver: { _id: string } | null; plate_number: string } }
const listed = async (path: string) =>
  (await staff.call('GET', path, { query: { organizationId: organization, sort: 'createdAt' } })).body.data
async function driversAhead() {
  const pickups: Listed[] = await listed('/logistics')
  const drivers = pickups
    .toSorted((a, b) => a.pickUpTime.localeCompare(b.pickUpTime))
    .map(({ pickUpTime, vehicle }) => [pickUpTime.slice(5, 10), vehicle.driver?._id ?? null])
  const schedules = (await listSchedules()).map(({ endsOn, driver }) => [endsOn, driver?._id ?? null])
  return [...drivers, ...schedules]
}
type Schedule = { _id: string; __v: number; endsOn: string; driver: { _id: string } | null }
async function listSchedules(): Promise<Schedule[]> {
  const schedules: Schedule[] = await listed('/schedules')
  return schedules.toSorted((a, b) => b.endsOn.localeCompare(a.endsOn))
}
const givenTo = (driver: string | null) => [
  ['02-02', leaving.id],
  ['02-03', driver],
  ['02-10', driver],
  ['02-17', driver],
  ['02-20', leaving.id],
  ['2026-02-17', driver],
  ['2026-01-31', leaving.id],
]

describe('a driver who leaves', () => {
  it('gives pickups and schedules ahead to another one, as they were counted', { tags: ['10.3-12'] }, async () => {
    expect(await ahead(leaving.id)).toEqual({ pickups: 3, schedules: 1 })
    expect((await leave(leaving.id, { handOverTo: successor.id })).status).toBe(200)
    expect(await driversAhead()).toEqual(givenTo(successor.id))
    expect(await ahead(successor.id)).toEqual({ pickups: 3, schedules: 1 })
  })

  it('leaves them without a driver where nobody is named', { tags: ['10.3-12'] }, async () => {
    expect((await leave(leaving.id)).status).toBe(200)
    expect(await driversAhead()).toEqual(givenTo(null))
  })

  it('is found by an id in capitals, as is the successor', async () => {
    expect(await ahead(leaving.id.toUpperCase())).toEqual({ pickups: 3, schedules: 1 })
    expect((await leave(leaving.id.toUpperCase(), { handOverTo: successor.id.toUpperCase() })).status).toBe(200)
    expect(await driversAhead()).toEqual(givenTo(successor.id))
  })

  it('leaves the pickups of schedules untouched, so that they still follow them', async () => {
    await leave(leaving.id, { handOverTo: successor.id })
    const [schedule] = await listSchedules()
    await staff.call('PATCH', `/schedules/${schedule?._id}`, { body: { timeOfDay: '14:30', __v: schedule?.__v } })
    const times = ((await listed('/logistics')) as Listed[]).map(({ pickUpTime }) => pickUpTime)
    expect(times).toEqual(expect.arrayContaining(['2026-02-10T08:00:00.000Z', '2026-02-17T08:00:00.000Z']))
  })

  it('is recorded with each pickup and schedule that goes to another one', async () => {
    await leave(leaving.id, { handOverTo: successor.id })
    const pickup = ((await listed('/logistics')) as Listed[]).find(({ pickUpTime }) => pickUpTime.includes('02-10'))
    const [schedule] = await listSchedules()
    for (const [id, action] of [
      [pickup?._id ?? '', 'pickup.change'],
      [schedule?._id ?? '', 'schedule.change'],
    ] as const) {
      const { body } = await admin.call('GET', '/audit', { query: { id, action } })
      expect(body.data).toMatchObject([
        { actor: { name: admin.name }, before: { driver: leaving.name }, after: { driver: successor.name } },
      ])
    }
  })

  it.each([
    ['somebody who does not drive', () => staff.id],
    ['the same one', () => leaving.id],
    ['nobody known', () => '00000000-0000-4000-8000-000000000000'],
  ])('cannot hand over to %s, and stays', async (_name, to) => {
    const { status, body } = await leave(leaving.id, { handOverTo: to() })
    const issues = [{ path: 'handOverTo', message: 'Please choose an active driver.' }]
    expect([status, body.issues]).toEqual([400, issues])
    expect(await driversAhead()).toEqual(givenTo(leaving.id))
    expect((await admin.call('GET', `/users/${leaving.id}`)).status).toBe(200)
  })

  it('cannot hand over to one who left', async () => {
    await leave(successor.id)
    expect((await leave(leaving.id, { handOverTo: successor.id })).status).toBe(400)
  })
})

describe('a driver who gets another role', () => {
  it('hands over what is ahead in the same way', { tags: ['10.3-12'] }, async () => {
    expect((await become({ handOverTo: successor.id })).status).toBe(200)
    expect(await driversAhead()).toEqual(givenTo(successor.id))
  })

  it('keeps everything as long as they drive', async () => {
    expect((await become({ type: 'DRIVER', handOverTo: successor.id })).status).toBe(200)
    expect(await driversAhead()).toEqual(givenTo(leaving.id))
  })

  it('keeps everything where the change is refused', async () => {
    expect((await become({ handOverTo: successor.id, name: '' })).status).toBe(400)
    expect((await become({ handOverTo: staff.id })).status).toBe(400)
    expect(await driversAhead()).toEqual(givenTo(leaving.id))
  })
})

it('lists and the calendar mark what a driver has who is gone, as those are that left before anybody was asked', {
  tags: ['10.3-12'],
}, async () => {
  await testApp.pool.query('update users set deactivated_at = now() where id = $1', [leaving.id])
  const pickups: Array<{ vehicle: { driver: unknown } }> = await listed('/logistics')
  const gone = { _id: leaving.id, name: leaving.name, hasLeft: true }
  expect(pickups[0]?.vehicle.driver).toEqual(gone)
  const days = { view: 'calendar', from: '2026-02-10', to: '2026-02-10' }
  const onCalendar = await staff.call('GET', '/logistics', { query: { organizationId: organization, ...days } })
  expect(onCalendar.body.data).toMatchObject([{ driver: gone }])
  const schedules: Array<{ driver: unknown }> = await listed('/schedules')
  expect(schedules[0]?.driver).toEqual(gone)
})

it('two drivers who leave at once, each for the other, leave nothing with one who is gone', {
  tags: ['10.3-12'],
}, async () => {
  const replies = await Promise.all([
    leave(leaving.id, { handOverTo: successor.id }),
    leave(successor.id, { handOverTo: leaving.id }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const stays = replies[0]?.status === 200 ? successor.id : leaving.id
  expect(await driversAhead()).toEqual(givenTo(stays))
})

it('a pickup that is given to a driver who leaves at the same moment is never left with them', {
  tags: ['10.3-12'],
}, async () => {
  const pickup = await createPickup(staff, organization, '2026-02-11T02:30:00Z')
  const vehicle = { plate_number: 'YGN-1', driver: leaving.id }
  await Promise.all([leave(leaving.id), changePickup(pickup, { vehicle })])
  const { body } = await staff.call('GET', `/logistics/${pickup}`)
  expect(body.data.vehicle.driver).toBeNull()
})
