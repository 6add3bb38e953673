import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization, createSchedule, scheduleForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let admin: TestActor
let driver: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  admin = await signInAs(testApp, 'ADMIN')
  driver = await signInAs(testApp, 'DRIVER', null, { name: 'Ko Min' })
  organizationId = await createOrganization(staff, { name: 'Inle Hotel' })
})

const create = (body: object, by = staff) => by.call('POST', '/schedules', { body })
const preview = (body: object) => staff.call('POST', '/schedules/preview', { body })
const read = async (path: string, by = staff) => (await by.call('GET', path)).body.data
const pickupsOf = async (organization: string, query: Record<string, string> = {}) =>
  (await staff.call('GET', '/logistics', { query: { organizationId: organization, sort: 'pickUpTime', ...query } }))
    .body.data as Array<{ _id: string; pickUpTime: string; status: string; wayType: string; vehicle: object }>
const auditOf = async (id: string) =>
  (await admin.call('GET', '/audit', { query: { entity: 'schedule', id } })).body.data as Array<{
    action: string
    entityName: string
    after: { days?: string[] }
  }>

describe('adding a schedule', () => {
  it('makes its pickups of the coming eight weeks at once, confirmed, with its driver and vehicle', {
    tags: ['10.3-02'],
  }, async () => {
    const organization = await createOrganization(staff, { name: 'Bagan Hotel' })
    const form = scheduleForm(organization, { driver: driver.id, plate_number: 'YGN 3M-4182' })
    const { status, body } = await create(form)
    expect([status, body.message]).toEqual([201, 'The schedule was added.'])
    expect(body.data).toMatchObject({
      __v: 0,
      organizationId: { _id: organization, name: 'Bagan Hotel' },
      siteId: { _id: organization, name: 'Main site' },
      startsOn: '2026-02-03',
      endsOn: null,
      lastDay: null,
      everyWeeks: 1,
      weekdays: [2, 5],
      nth: null,
      weekday: null,
      dayOfMonth: null,
      timeOfDay: '07:00',
      wayType: 'Dry',
      driver: { _id: driver.id, name: 'Ko Min' },
      plate_number: 'YGN 3M-4182',
      holidayPolicy: 'ask',
      followsId: null,
      followedById: null,
      archivedAt: null,
    })
    const made = await pickupsOf(organization)
    // The pickup of this morning is over; 31 March is eight weeks ahead.
    expect(made).toHaveLength(16)
    expect([made[0]?.pickUpTime, made.at(-1)?.pickUpTime]).toEqual([
      '2026-02-06T00:30:00.000Z',
      '2026-03-31T00:30:00.000Z',
    ])
    for (const pickup of made) {
      expect(pickup).toMatchObject({
        status: 'CONFIRMED',
        wayType: 'Dry',
        vehicle: { plate_number: 'YGN 3M-4182', driver: { name: 'Ko Min' } },
      })
    }
    expect(body.data.pickups).toHaveLength(16)
    expect(body.data.pickups[0]).toEqual({
      _id: made[0]?._id,
      pickUpTime: '2026-02-06T00:30:00.000Z',
      occurrenceOn: '2026-02-06',
      status: 'CONFIRMED',
      isTouched: false,
    })
    expect((await read(`/logistics/${made[0]?._id}`)).schedule).toEqual({
      _id: body.data._id,
      occurrenceOn: '2026-02-06',
    })
    const trail = await auditOf(body.data._id)
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['schedule.create', 'schedule.generate'])
    expect(trail.map(({ entityName }) => entityName)).toEqual(['Bagan Hotel', 'Bagan Hotel'])
    expect(trail.find(({ action }) => action === 'schedule.generate')?.after.days).toHaveLength(16)
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['in every second week', { everyWeeks: 2, weekdays: [3] }, ['02-04', '02-18', '03-04', '03-18']],
    ['on the second Tuesday', { weekdays: [], nth: 2, weekday: 2 }, ['02-10', '03-10']],
    ['on the last Friday', { weekdays: [], nth: -1, weekday: 5 }, ['02-27', '03-27']],
    ['on the last day of the month', { weekdays: [], dayOfMonth: -1 }, ['02-28', '03-31']],
    [
      'at a time of today that is ahead',
      { weekdays: [2], timeOfDay: '23:59', endsOn: '2026-02-10' },
      ['02-03', '02-10'],
    ],
    ['just after midnight', { weekdays: [5], timeOfDay: '00:30', endsOn: '2026-02-13' }, ['02-06', '02-13']],
    ['only from its first day on', { weekdays: [2], startsOn: '2026-03-18' }, ['03-24', '03-31']],
    [
      'of days to come alone, although it began long ago',
      { weekdays: [1], startsOn: '2020-01-01', endsOn: '2026-02-16' },
      ['02-09', '02-16'],
    ],
  ])('makes pickups %s', async (_title, overrides, days) => {
    const { data } = (await create(scheduleForm(await createOrganization(staff), overrides))).body
    expect(data.pickups.map(({ occurrenceOn }: { occurrenceOn: string }) => occurrenceOn)).toEqual(
      days.map((day) => `2026-${day}`),
    )
  })

  it('ends with the contract where that is earlier', { tags: ['10.3-02'] }, async () => {
    const organization = await createOrganization(staff, { expiredDate: '2026-02-12' })
    const { body } = await preview(scheduleForm(organization, { endsOn: '2026-12-31' }))
    expect(body.data).toMatchObject({ made: 2, lastDay: '2026-02-12', days: ['2026-02-06', '2026-02-10'] })
    const { data } = (await create(scheduleForm(organization, { endsOn: '2026-12-31' }))).body
    expect([data.endsOn, data.lastDay, data.pickups.length]).toEqual(['2026-12-31', '2026-02-12', 2])
  })

  it.each([
    [{ weekdays: [] }, 'weekdays', 'Please choose at least one weekday.'],
    [{ weekdays: [8] }, 'weekdays.0', 'Invalid'],
    [{ weekdays: [0] }, 'weekdays.0', 'Invalid'],
    [{ dayOfMonth: 1 }, 'weekdays', 'Please choose one way to repeat.'],
    [{ weekdays: [], nth: 2 }, 'weekday', 'Required'],
    [{ weekdays: [], weekday: 2 }, 'nth', 'Required'],
    [{ weekdays: [], nth: 5, weekday: 2 }, 'nth', 'Invalid'],
    [
      { weekdays: [], dayOfMonth: 31 },
      'dayOfMonth',
      'Not every month has this day. Please choose the first or the last day of the month.',
    ],
    [{ weekdays: [], dayOfMonth: -1, everyWeeks: 2 }, 'everyWeeks', 'Only weekdays repeat every so many weeks.'],
    [{ everyWeeks: 0 }, 'everyWeeks', 'Invalid Number'],
    [{ everyWeeks: 53 }, 'everyWeeks', 'At most 52 weeks'],
    [{ endsOn: '2026-02-02' }, 'endsOn', 'Must not be before the first day'],
    [{ startsOn: undefined }, 'startsOn', 'Invalid date'],
    [{ startsOn: '2026-02-30' }, 'startsOn', 'Invalid date'],
    [{ timeOfDay: '24:00' }, 'timeOfDay', 'Invalid time'],
    [{ timeOfDay: '7:00' }, 'timeOfDay', 'Invalid time'],
    [{ timeOfDay: undefined }, 'timeOfDay', 'Required'],
    [{ wayType: 'Glass' }, 'wayType', 'Invalid'],
    [{ holidayPolicy: 'hope' }, 'holidayPolicy', 'Invalid'],
    [{ organizationId: '00000000-0000-4000-8000-000000000000' }, 'organizationId', 'This organization was not found.'],
    [{ siteId: '00000000-0000-4000-8000-000000000000' }, 'siteId', 'Please choose a site of this organization.'],
    [{ driver: '00000000-0000-4000-8000-000000000000' }, 'driver', 'Please choose an active driver.'],
  ])('refuses %j', { tags: ['10.3-01'] }, async (wrong, path, message) => {
    const before = await testApp.pool.query('select count(*) from schedules')
    const { status, body } = await create(scheduleForm(organizationId, wrong))
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
    expect((await testApp.pool.query('select count(*) from schedules')).rows).toEqual(before.rows)
  })

  it('refuses the site of another organization, and an archived organization', async () => {
    const other = await createOrganization(staff)
    const foreign = await create(scheduleForm(organizationId, { siteId: other }))
    expect(foreign.body.issues).toEqual([{ path: 'siteId', message: 'Please choose a site of this organization.' }])
    const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    await superAdmin.call('DELETE', `/organizations/${other}`)
    for (const send of [create, preview]) {
      const { status, body } = await send(scheduleForm(other))
      expect([status, body.issues[0].path]).toEqual([400, 'organizationId'])
    }
  })

  it('is counted before it is saved, and the preview saves nothing', { tags: ['10.3-07'] }, async () => {
    const organization = await createOrganization(staff)
    const { status, body } = await preview(scheduleForm(organization))
    expect([status, body.data]).toEqual([
      200,
      {
        made: 16,
        elsewhere: 0,
        moved: 0,
        removed: 0,
        kept: [],
        holidays: [],
        days: expect.arrayContaining(['2026-02-06', '2026-03-17']),
        lastDay: null,
        continuation: null,
        until: '2026-03-31',
      },
    ])
    expect(await pickupsOf(organization)).toEqual([])
    expect((await staff.call('GET', '/schedules', { query: { organizationId: organization } })).body.total).toBe(0)
  })

  it('adds one schedule per idempotency key, however often it is sent', async () => {
    const organization = await createOrganization(staff)
    const request = { body: scheduleForm(organization), headers: { 'idempotency-key': 'one click for a schedule' } }
    const replies = await Promise.all(Array.from({ length: 10 }, () => staff.call('POST', '/schedules', request)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await pickupsOf(organization)).toHaveLength(16)
  })
})

describe('ending a schedule', () => {
  it('removes its pickups to come, after a preview that counts them; touched and past ones stay', {
    tags: ['10.3-07'],
  }, async () => {
    const organization = await createOrganization(staff)
    const id = await createSchedule(staff, organization, { timeOfDay: '09:35' })
    const [, second, third] = await pickupsOf(organization)
    await staff.call('PATCH', `/logistics/${second?._id}`, { body: { remark: 'Ring twice' } })
    await staff.call('PATCH', `/logistics/${third?._id}`, { body: { pickUpTime: '2026-02-11T02:30:00Z' } })
    testApp.clock.set('2026-02-03T03:10:00Z')
    const counted = await read(`/schedules/${id}/end`)
    expect(counted).toMatchObject({ made: 0, moved: 0, removed: 14, days: [] })
    expect(counted.kept.map(({ _id }: { _id: string }) => _id)).toEqual([second?._id, third?._id])
    expect((await staff.call('DELETE', `/schedules/${id}`)).status).toBe(200)
    expect((await pickupsOf(organization)).map(({ pickUpTime }) => pickUpTime)).toEqual([
      '2026-02-03T03:05:00.000Z',
      '2026-02-06T03:05:00.000Z',
      '2026-02-11T02:30:00.000Z',
    ])
    expect(await read(`/schedules/${id}`)).toMatchObject({ archivedAt: '2026-02-03T03:10:00.000Z' })
    expect((await auditOf(id)).map(({ action }) => action)).toContain('schedule.end')
    for (const [method, path] of [
      ['DELETE', `/schedules/${id}`],
      ['GET', `/schedules/${id}/end`],
    ] as const) {
      expect((await staff.call(method, path)).body.code).toBe('schedule.not-found')
    }
    testApp.clock.set('2026-02-03T03:00:00Z')
  })

  it('happens with its organization, whose other pickups ahead are cancelled', { tags: ['10.3-08'] }, async () => {
    const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    const organization = await createOrganization(staff)
    const id = await createSchedule(staff, organization)
    const [first] = await pickupsOf(organization)
    await staff.call('PATCH', `/logistics/${first?._id}`, { body: { remark: 'Ring twice' } })
    await superAdmin.call('DELETE', `/organizations/${organization}`)
    expect(await pickupsOf(organization)).toMatchObject([{ _id: first?._id, status: 'CANCELLED' }])
    expect((await read(`/schedules/${id}`)).archivedAt).not.toBeNull()
    await superAdmin.call('POST', `/organizations/${organization}/restore`)
    expect((await staff.call('GET', '/schedules', { query: { organizationId: organization } })).body.total).toBe(0)
  })
})

describe('the list of schedules', () => {
  let first: string
  let second: string
  const idsBy = async (query: Record<string, string>) =>
    (await staff.call('GET', '/schedules', { query: { from: '2027-01-01', ...query } })).body.data.map(
      ({ _id }: { _id: string }) => (_id === first ? 'first' : _id === second ? 'second' : _id),
    )

  beforeAll(async () => {
    const lotus = await createOrganization(staff, { name: 'Listed Lotus' })
    const zebra = await createOrganization(staff, { name: 'Listed Zebra' })
    first = await createSchedule(staff, lotus, { startsOn: '2027-01-04', endsOn: '2027-06-30', driver: driver.id })
    testApp.clock.advance(1_000)
    second = await createSchedule(staff, zebra, {
      startsOn: '2027-02-01',
      plate_number: 'YGN 77',
      wayType: 'Organic',
      holidayPolicy: 'skip',
    })
  })

  it.each<[Record<string, string>, string[]]>([
    [{ sort: '-startsOn' }, ['second', 'first']],
    [{ sort: 'startsOn' }, ['first', 'second']],
    [{ sort: '-organization' }, ['second', 'first']],
    [{ sort: 'endsOn' }, ['first', 'second']],
    [{ sort: 'createdAt' }, ['first', 'second']],
    [{ q: 'zebra' }, ['second']],
    [{ organization: 'lotus' }, ['first']],
    [{ plateNumber: '77' }, ['second']],
    [{ wayType: 'Dry' }, ['first']],
    [{ holidayPolicy: 'skip' }, ['second']],
    [{ state: 'current', sort: '-startsOn' }, ['second', 'first']],
    [{ state: 'ended' }, []],
    [{ to: '2027-01-31' }, ['first']],
  ])('by %j has %j', async (query, expected) => {
    expect(await idsBy(query)).toEqual(expected)
  })

  it('begins with the next pickup, and has those without one last', { tags: ['10.3-17'] }, async () => {
    const own = { q: 'Next Pagoda', limit: '2' }
    const organization = await createOrganization(staff, { name: 'Next Pagoda' })
    const addedAt = (time: string, values: object) =>
      createSchedule(staff, organization, { timeOfDay: time, ...values })
    const ended = await addedAt('06:00', { startsOn: '2025-01-01', endsOn: '2025-12-31' })
    const friday = await addedAt('07:00', { weekdays: [5] })
    const thursday = await addedAt('08:00', { weekdays: [4] })
    const today = await addedAt('10:00', { weekdays: [2] })
    const listed = async (query: Record<string, string> = own) => {
      const { body } = await staff.call('GET', '/schedules', { query })
      const rows = body.data as Array<{ _id: string; nextPickUpTime: string | null }>
      return { rows: rows.map(({ _id, nextPickUpTime }) => [_id, nextPickUpTime]), next: body.next }
    }
    const first = await listed()
    expect(first.rows).toEqual([
      [today, '2026-02-03T03:30:00.000Z'],
      [thursday, '2026-02-05T01:30:00.000Z'],
    ])
    const onFriday = [friday, '2026-02-06T00:30:00.000Z']
    expect((await listed({ ...own, after: first.next })).rows).toEqual([onFriday, [ended, null]])
    expect((await listed({ ...own, sort: '-nextPickUpTime' })).rows).toEqual([[ended, null], onFriday])

    const [next] = (await read(`/schedules/${thursday}`)).pickups
    await staff.call('PATCH', `/logistics/${next._id}`, { body: { status: 'CANCELLED' } })
    expect((await listed()).rows).toEqual([[today, '2026-02-03T03:30:00.000Z'], onFriday])
    // A pickup of today is the next one although its time has passed.
    const [due] = (await read(`/schedules/${today}`)).pickups
    const change = (body: object) => staff.call('PATCH', `/logistics/${due._id}`, { body })
    await change({ pickUpTime: '2026-02-02T17:30:00.000Z' })
    expect((await listed()).rows[0]).toEqual([today, '2026-02-02T17:30:00.000Z'])
    await change({ status: 'ONHOLD' })
    expect((await listed()).rows[0]).toEqual(onFriday)
  })

  it('narrows by driver, organization and site', async () => {
    expect(await idsBy({ driver: driver.id })).toEqual(['first'])
    const { organizationId, siteId } = await read(`/schedules/${second}`)
    expect(await idsBy({ organizationId: organizationId._id })).toEqual(['second'])
    expect(await idsBy({ site: siteId._id })).toEqual(['second'])
  })

  it('has those that ended under their state', async () => {
    const organization = await createOrganization(staff)
    const ended = await createSchedule(staff, organization, { startsOn: '2025-01-01', endsOn: '2025-12-31' })
    const idsOf = async (state: string) =>
      (await staff.call('GET', '/schedules', { query: { organizationId: organization, state } })).body.data
    expect(await idsOf('ended')).toMatchObject([{ _id: ended }])
    expect(await idsOf('current')).toEqual([])
  })

  it("shows customers only their own organization's", { tags: ['10.3-09'] }, async () => {
    const { organizationId: own } = await read(`/schedules/${second}`)
    const customer = await signInAs(testApp, 'USER', own._id)
    const { body } = await customer.call('GET', '/schedules')
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([second])
    expect((await customer.call('GET', `/schedules/${second}`)).status).toBe(200)
    expect((await customer.call('GET', `/schedules/${first}`)).body.code).toBe('schedule.not-found')
  })

  it('is exported with its filters, in both languages', async () => {
    const query = { from: '2027-01-01', sort: 'startsOn' }
    const { text } = await staff.call('GET', '/schedules/export', { query })
    expect(rowsOf(text).slice(0, 2)).toEqual([
      [
        'Organization',
        'Site',
        'Repeats',
        'Time',
        'Next',
        'Waste stream',
        'Driver',
        'Plate number',
        'First day',
        'Last day',
        'On holidays',
      ],
      [
        'Listed Lotus',
        'Main site',
        'Every Tuesday and Friday',
        '07:00',
        '',
        'Dry',
        'Ko Min',
        '',
        '2027-01-04',
        '2027-06-30',
        'Ask before each holiday',
      ],
    ])
    const burmese = await staff.call('GET', '/schedules/export', { query: { ...query, language: 'my' } })
    expect(rowsOf(burmese.text)[1]?.[2]).toBe('အင်္ဂါနေ့နှင့် သောကြာနေ့တိုင်း')
  })
})
