import { beforeAll, describe, expect, it } from 'vitest'
import { companyDays } from '#database/schema/company-days.ts'
import { createOrganization, createSchedule, createSite } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let admin: TestActor
let driver: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  admin = await signInAs(testApp, 'ADMIN')
  driver = await signInAs(testApp, 'DRIVER')
})

type Listed = {
  _id: string
  __v: number
  pickUpTime: string
  status: string
  site: { _id: string }
  vehicle: { driver: { _id: string } | null }
}
const read = async (path: string) => (await staff.call('GET', path)).body.data
const pickupsOf = async (organization: string): Promise<Listed[]> =>
  (await staff.call('GET', '/logistics', { query: { organizationId: organization, sort: 'pickUpTime' } })).body.data
const timesOf = async (organization: string) => (await pickupsOf(organization)).map(({ pickUpTime }) => pickUpTime)
const change = (id: string, body: object) => staff.call('PATCH', `/schedules/${id}`, { body })
const preview = async (id: string, body: object) =>
  (await staff.call('POST', `/schedules/${id}/preview`, { body })).body.data
const changePickup = (id: string | undefined, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })

/** Tuesdays at 07:00 until the end of February: on the 10th, the 17th and the 24th. */
async function createTuesdays(overrides: Record<string, unknown> = {}) {
  const organization = await createOrganization(staff)
  const id = await createSchedule(staff, organization, {
    startsOn: '2026-01-06',
    weekdays: [2],
    endsOn: '2026-02-28',
    ...overrides,
  })
  return { organization, id }
}

describe('changing a schedule from a day on', () => {
  it('ends it the day before and continues it with another one, whose pickups keep their ids', {
    tags: ['10.3-06'],
  }, async () => {
    const { organization, id } = await createTuesdays()
    const before = await pickupsOf(organization)
    const { status, body } = await change(id, { from: '2026-02-17', timeOfDay: '14:30', driver: driver.id, __v: 0 })
    expect([status, body.data]).toMatchObject([
      200,
      { startsOn: '2026-02-17', endsOn: '2026-02-28', timeOfDay: '14:30', weekdays: [2], followsId: id },
    ])
    expect(await read(`/schedules/${id}`)).toMatchObject({
      endsOn: '2026-02-16',
      timeOfDay: '07:00',
      __v: 1,
      followedById: body.data._id,
    })
    const after = await pickupsOf(organization)
    expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id))
    expect(after.map(({ pickUpTime, __v, vehicle }) => [pickUpTime, __v, vehicle.driver?._id ?? null])).toEqual([
      ['2026-02-10T00:30:00.000Z', 0, null],
      ['2026-02-17T08:00:00.000Z', 1, driver.id],
      ['2026-02-24T08:00:00.000Z', 1, driver.id],
    ])
    expect((await read(`/logistics/${after[2]?._id}`)).schedule._id).toBe(body.data._id)
  })

  it('removes pickups on other days and makes new ones, as the preview counts them', {
    tags: ['10.3-07'],
  }, async () => {
    const { organization, id } = await createTuesdays()
    const sent = { from: '2026-02-11', weekdays: [2, 4], endsOn: '2026-02-20' }
    expect(await preview(id, sent)).toMatchObject({
      made: 2,
      moved: 0,
      removed: 1,
      kept: [],
      days: ['2026-02-12', '2026-02-17', '2026-02-19'],
      lastDay: '2026-02-20',
    })
    expect(await timesOf(organization)).toHaveLength(3)
    await change(id, sent)
    expect(await timesOf(organization)).toEqual([
      '2026-02-10T00:30:00.000Z',
      '2026-02-12T00:30:00.000Z',
      '2026-02-17T00:30:00.000Z',
      '2026-02-19T00:30:00.000Z',
    ])
  })

  it('sends its crews to another site of the organization from that day on', { tags: ['10.2-10'] }, async () => {
    const { organization, id } = await createTuesdays()
    const site = await createSite(staff, organization)
    const [, , third] = await pickupsOf(organization)
    await changePickup(third?._id, { remark: 'Ring twice' })
    const sent = { from: '2026-02-17', siteId: site }
    expect(await preview(id, sent)).toMatchObject({ made: 0, moved: 0, elsewhere: 1, removed: 0 })
    expect(await preview(id, { from: '2026-02-17', siteId: organization })).toMatchObject({ elsewhere: 0 })
    const { body } = await change(id, sent)
    expect([body.data.siteId._id, (await read(`/schedules/${id}`)).siteId._id]).toEqual([site, organization])
    const after = await pickupsOf(organization)
    expect(after.map((pickup) => pickup.site._id)).toEqual([organization, site, organization])
    expect(after.map(({ __v }) => __v)).toEqual([0, 1, 1])
  })

  it('refuses a site of another organization, an archived and an unknown one', { tags: ['10.2-10'] }, async () => {
    const { organization, id } = await createTuesdays()
    const archived = await createSite(staff, organization)
    await staff.call('DELETE', `/sites/${archived}`)
    const nowhere = '00000000-0000-4000-8000-000000000000'
    for (const siteId of [await createOrganization(staff), archived, nowhere]) {
      const { status, body } = await change(id, { from: '2026-02-17', siteId })
      const issues = [{ path: 'siteId', message: 'Please choose a site of this organization.' }]
      expect([status, body.issues]).toEqual([400, issues])
    }
  })

  it('leaves what a person touched, lists it, and does not make its day again', { tags: ['10.3-06'] }, async () => {
    const { organization, id } = await createTuesdays()
    const [first, second, third] = await pickupsOf(organization)
    await changePickup(second?._id, { pickUpTime: '2026-02-18T02:30:00Z' })
    await changePickup(third?._id, { status: 'CANCELLED' })
    const sent = { from: '2026-02-10', timeOfDay: '08:00', endsOn: '2026-03-07' }
    const counted = await preview(id, sent)
    expect(counted).toMatchObject({ made: 1, moved: 1, removed: 0 })
    expect(counted.kept).toEqual([
      {
        _id: second?._id,
        pickUpTime: '2026-02-18T02:30:00.000Z',
        occurrenceOn: '2026-02-17',
        status: 'CONFIRMED',
        isTouched: true,
      },
      expect.objectContaining({ _id: third?._id, status: 'CANCELLED' }),
    ])
    const { body } = await change(id, sent)
    expect(await pickupsOf(organization)).toMatchObject([
      { _id: first?._id, pickUpTime: '2026-02-10T01:30:00.000Z' },
      { _id: second?._id, pickUpTime: '2026-02-18T02:30:00.000Z' },
      { _id: third?._id, pickUpTime: '2026-02-24T00:30:00.000Z', status: 'CANCELLED' },
      { pickUpTime: '2026-03-03T01:30:00.000Z' },
    ])
    expect(body.data.pickups.map(({ isTouched }: { isTouched: boolean }) => isTouched)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('does not make the day of a deleted pickup again', async () => {
    const manager = await signInAs(testApp, 'OPERATION MANAGER')
    const { organization, id } = await createTuesdays()
    const [, second] = await pickupsOf(organization)
    await manager.call('DELETE', `/logistics/${second?._id}`)
    await change(id, { from: '2026-02-10', timeOfDay: '08:00' })
    expect(await timesOf(organization)).toEqual(['2026-02-10T01:30:00.000Z', '2026-02-24T01:30:00.000Z'])
  })

  it('keeps its weeks where it repeats in every second one', async () => {
    const { organization, id } = await createTuesdays({ startsOn: '2026-02-10', everyWeeks: 2, endsOn: '2026-03-31' })
    const days = (await timesOf(organization)).map((time) => time.slice(5, 10))
    expect(days).toEqual(['02-10', '02-24', '03-10', '03-24'])
    const { body } = await change(id, { from: '2026-02-18', timeOfDay: '08:00' })
    expect(body.data.startsOn).toBe('2026-02-23')
    expect((await timesOf(organization)).map((time) => time.slice(5, 10))).toEqual(days)
    expect(await timesOf(organization)).toContain('2026-02-24T01:30:00.000Z')
  })

  it('changes the schedule itself before it has begun, its first day too', async () => {
    const { organization, id } = await createTuesdays({ startsOn: '2026-02-10' })
    const { body } = await change(id, { startsOn: '2026-02-17', wayType: 'Organic' })
    expect(body.data).toMatchObject({ _id: id, startsOn: '2026-02-17', wayType: 'Organic', followsId: null })
    expect(await timesOf(organization)).toEqual(['2026-02-17T00:30:00.000Z', '2026-02-24T00:30:00.000Z'])
  })

  it('does without a way type, which is neither asked for when it changes nor kept once it is cleared', async () => {
    const { organization, id } = await createTuesdays({ startsOn: '2026-02-10', wayType: null })
    const wayTypes = async () => {
      const query = { organizationId: organization }
      const { body } = await staff.call('GET', '/logistics', { query })
      return body.data.map(({ wayType }: { wayType: string | null }) => wayType)
    }
    expect((await change(id, { timeOfDay: '08:00', wayType: null })).body.data).toMatchObject({ wayType: null })
    expect((await change(id, { wayType: 'Dry' })).body.data).toMatchObject({ wayType: 'Dry' })
    expect(await wayTypes()).toEqual(['Dry', 'Dry', 'Dry'])
    expect((await change(id, { wayType: null })).body.data).toMatchObject({ wayType: null })
    expect(await wayTypes()).toEqual([null, null, null])
  })

  it('changes the schedule itself where it only ends earlier or later', async () => {
    const { organization, id } = await createTuesdays()
    expect((await change(id, { endsOn: '2026-02-12' })).body.data).toMatchObject({ _id: id, endsOn: '2026-02-12' })
    expect(await timesOf(organization)).toEqual(['2026-02-10T00:30:00.000Z'])
    expect((await change(id, { endsOn: null })).body.data).toMatchObject({ _id: id, endsOn: null })
    expect((await timesOf(organization)).at(-1)).toBe('2026-03-31T00:30:00.000Z')
  })

  it('records who changed what', async () => {
    const { id } = await createTuesdays()
    const { body } = await change(id, { from: '2026-02-10', timeOfDay: '08:00' })
    const { data } = (await admin.call('GET', '/audit', { query: { id: body.data._id, action: 'schedule.change' } }))
      .body
    expect(data).toMatchObject([
      { actor: { name: staff.name }, before: { timeOfDay: '07:00' }, after: { timeOfDay: '08:00' } },
    ])
  })

  it.each<[object, string, string]>([
    [{ from: '2026-02-02' }, 'from', 'This day is over.'],
    [{ from: '2026-03-01', timeOfDay: '08:00' }, 'from', 'The schedule ends before this day.'],
    [{ endsOn: '2026-01-05' }, 'endsOn', 'Must not be before the first day'],
    [{ from: '2026-02-20', endsOn: '2026-02-19', timeOfDay: '08:00' }, 'endsOn', 'Must not be before the first day'],
    [{ startsOn: '2026-01-13' }, 'startsOn', 'A schedule that has begun keeps its first day.'],
    [{ weekdays: [] }, 'weekdays', 'Please choose at least one weekday.'],
    [{ weekdays: [1], dayOfMonth: 1 }, 'weekdays', 'Please choose one way to repeat.'],
    [
      { dayOfMonth: 31 },
      'dayOfMonth',
      'Not every month has this day. Please choose the first or the last day of the month.',
    ],
    [{ driver: '00000000-0000-4000-8000-000000000000' }, 'driver', 'Please choose an active driver.'],
  ])('refuses %j and changes nothing', async (wrong, path, message) => {
    const { organization, id } = await createTuesdays()
    const { status, body } = await change(id, wrong)
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
    expect(await read(`/schedules/${id}`)).toMatchObject({ __v: 0, timeOfDay: '07:00', endsOn: '2026-02-28' })
    expect(await timesOf(organization)).toHaveLength(3)
  })

  it('refuses a stale version with the schedule as it is now', async () => {
    const { id } = await createTuesdays()
    await change(id, { endsOn: '2026-02-20', __v: 0 })
    const { status, body } = await change(id, { timeOfDay: '09:00', __v: 0 })
    expect([status, body.code, body.current.endsOn]).toEqual([409, 'record.stale', '2026-02-20'])
  })

  it('lets one of many changes at once win, and the others look again', async () => {
    const { organization, id } = await createTuesdays()
    const times = ['08:00', '09:00', '10:00', '11:00', '12:00']
    const replies = await Promise.all(times.map((timeOfDay) => change(id, { from: '2026-02-10', timeOfDay, __v: 0 })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await timesOf(organization)).toHaveLength(3)
  })
})

describe('a schedule over holidays', () => {
  beforeAll(async () => {
    const updatedAt = testApp.clock.now()
    await testApp.database.insert(companyDays).values([
      { day: '2026-02-12', kind: 'closed', name: 'Union Day', updatedAt },
      { day: '2026-02-13', kind: 'closed', name: 'Bridge day', updatedAt },
    ])
  })

  it.each([
    ['ask', ['2026-02-12T00:30:00.000Z', '2026-02-19T00:30:00.000Z'], '2026-02-12'],
    ['keep', ['2026-02-12T00:30:00.000Z', '2026-02-19T00:30:00.000Z'], '2026-02-12'],
    ['skip', ['2026-02-19T00:30:00.000Z'], null],
    ['next', ['2026-02-14T00:30:00.000Z', '2026-02-19T00:30:00.000Z'], '2026-02-14'],
    ['previous', ['2026-02-11T00:30:00.000Z', '2026-02-19T00:30:00.000Z'], '2026-02-11'],
  ])(
    'makes the pickups that its policy %s says, and previews them',
    { tags: ['10.3-05'] },
    async (holidayPolicy, times, pickUpOn) => {
      const form = { startsOn: '2026-02-09', endsOn: '2026-02-20', weekdays: [4], holidayPolicy }
      const { organization, id } = await createTuesdays(form)
      expect(await timesOf(organization)).toEqual(times)
      expect(await preview(id, {})).toMatchObject({ made: 0, removed: 0, holidays: [{ day: '2026-02-12', pickUpOn }] })
    },
  )

  it('moves untouched pickups when its policy changes', async () => {
    const { organization, id } = await createTuesdays({ startsOn: '2026-02-09', weekdays: [4], endsOn: '2026-02-20' })
    expect(await preview(id, { holidayPolicy: 'next' })).toMatchObject({ made: 0, moved: 1, removed: 0 })
    await change(id, { holidayPolicy: 'next' })
    expect(await timesOf(organization)).toEqual(['2026-02-14T00:30:00.000Z', '2026-02-19T00:30:00.000Z'])
  })
})
