import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { companyDays } from '#database/schema/company-days.ts'
import { notifications } from '#database/schema/notifications.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites, userSites } from '#database/schema/sites.ts'
import { createOrganization, createPickup, createSchedule, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff, { name: 'Golden Lotus' })
  customer = await signInAs(testApp, 'USER', organization)
})

beforeEach(async () => {
  await testApp.database.update(pickups).set({ archivedAt: testApp.clock.now() })
  await testApp.database.update(schedules).set({ archivedAt: testApp.clock.now() })
  await testApp.database.delete(notifications)
  await testApp.database.delete(companyDays)
  // Sunday is a day of rest.
  await close('2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18')
})

async function close(...days: string[]): Promise<void> {
  const body = { days: days.map((day) => ({ day, name: 'Thingyan', nameInBurmese: 'သင်္ကြန်' })) }
  await staff.call('POST', '/company_days', { body })
}

const list = async (query = '') => (await staff.call('GET', `/holiday_pickups?${query}`)).body.data
const decide = (...decisions: object[]) => staff.call('POST', '/holiday_pickups', { body: { decisions } })
const timeOf = async (id: string) => (await staff.call('GET', `/logistics/${id}`)).body.data.pickUpTime
const notified = () => testApp.database.select().from(notifications)
const move = (_id: string, day: string, __v = 0) => ({ _id, __v, decision: 'move', day })

async function createScheduled(holidayPolicy: (typeof schedules.$inferSelect)['holidayPolicy'], pickUpTime: string) {
  const id = await createPickup(staff, organization, pickUpTime)
  const rule = { startsOn: '2026-01-01', weekdays: [2], timeOfDay: '07:00', holidayPolicy }
  const [schedule] = await testApp.database
    .insert(schedules)
    .values({ organizationId: organization, siteId: organization, ...rule })
    .returning()
  const occurrence = { scheduleId: schedule?.id, occurrenceOn: pickUpTime.slice(0, 10) }
  await testApp.database.update(pickups).set(occurrence).where(eq(pickups.id, id))
  return id
}

describe('the pickups of a holiday', () => {
  it('are those planned on a closed day of the company, from its first to its last minute', {
    tags: ['2.15-06'],
  }, async () => {
    const first = await createPickup(staff, organization, '2026-04-12T17:30:00Z')
    const last = await createPickup(staff, organization, '2026-04-18T17:29:59Z')
    await createPickup(staff, organization, '2026-04-12T17:29:59Z')
    await createPickup(staff, organization, '2026-04-18T17:30:00Z')
    expect(await list()).toEqual([
      {
        _id: first,
        __v: 0,
        pickUpTime: '2026-04-12T17:30:00.000Z',
        status: 'REQUESTED',
        organization: { _id: organization, name: 'Golden Lotus' },
        site: null,
        policy: null,
        wayType: null,
        holiday: { day: '2026-04-13', name: 'Thingyan', nameInBurmese: 'သင်္ကြန်' },
        takenDays: ['2026-04-12', '2026-04-19'],
        proposal: { decision: 'move', day: '2026-04-11' },
        coveredOn: null,
      },
      expect.objectContaining({ _id: last, holiday: expect.objectContaining({ day: '2026-04-18' }) }),
    ])
    expect(await list('from=2026-04-14&to=2026-04-17')).toEqual([])
  })

  it('are none that were weighed, cancelled or deleted, that are past, or that stay whatever the day', {
    tags: ['2.15-06'],
  }, async () => {
    await createPickup(staff, organization, '2026-02-02T03:00:00Z', [item('Papers', 1)])
    const cancelled = await createPickup(staff, organization, '2026-04-14T03:00:00Z')
    await staff.call('PATCH', `/logistics/${cancelled}`, { body: { status: 'CANCELLED' } })
    const deleted = await createPickup(staff, organization, '2026-04-14T04:00:00Z')
    await testApp.database.update(pickups).set({ archivedAt: new Date() }).where(eq(pickups.id, deleted))
    await close('2026-02-02', '2026-02-03')
    await createPickup(staff, organization, '2026-02-03T02:59:00Z')
    await createScheduled('keep', '2026-04-14T05:00:00Z')
    const archived = await createOrganization(staff)
    await createPickup(staff, archived, '2026-04-14T06:00:00Z')
    await (await signInAs(testApp, 'SUPER ADMIN')).call('DELETE', `/organizations/${archived}`)
    expect(await list()).toEqual([])
    const later = await createPickup(staff, organization, '2026-02-03T03:01:00Z')
    expect(await list()).toMatchObject([{ _id: later }])
  })

  it.each([
    ['ask', { decision: 'move', day: '2026-04-11' }],
    ['next', { decision: 'move', day: '2026-04-20' }],
    ['previous', { decision: 'move', day: '2026-04-11' }],
    ['skip', { decision: 'cancel', day: null }],
  ] as const)('are proposed what their schedule does: %s', { tags: ['2.15-06'] }, async (policy, proposal) => {
    const id = await createScheduled(policy, '2026-04-14T00:30:00Z')
    expect(await list()).toMatchObject([{ _id: id, policy, proposal, coveredOn: null }])
  })

  it('name the site where the organization has several', async () => {
    const [branch] = await testApp.database
      .insert(sites)
      .values({ organizationId: organization, name: 'Branch', address: '1 Pyay Road' })
      .returning()
    const id = await createPickup(staff, organization, '2026-04-14T03:00:00Z')
    await testApp.database
      .update(pickups)
      .set({ siteId: branch?.id ?? '' })
      .where(eq(pickups.id, id))
    expect(await list()).toMatchObject([{ _id: id, site: 'Branch' }])
    await testApp.database
      .update(sites)
      .set({ archivedAt: new Date() })
      .where(eq(sites.id, branch?.id ?? ''))
  })
})

describe('a decision', () => {
  it('moves a pickup to the day with its time of day, as if it was rescheduled by hand', async () => {
    const id = await createPickup(staff, organization, '2026-04-14T00:30:00Z')
    const { status, body } = await decide(move(id, '2026-04-20'))
    expect([status, body.data]).toEqual([200, { moved: 1, kept: 0, cancelled: 0, conflicts: [] }])
    const moved = (await staff.call('GET', `/logistics/${id}`)).body.data
    expect(moved).toMatchObject({
      __v: 1,
      pickUpTime: '2026-04-20T00:30:00.000Z',
      status: 'REQUESTED',
      updatedBy: { _id: staff.id },
    })
    const entries = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(entries.at(-1)).toMatchObject({
      action: 'pickup.reschedule',
      before: { pickUpTime: '2026-04-14T00:30:00.000Z' },
      after: { pickUpTime: '2026-04-20T00:30:00.000Z' },
    })
    const [stored] = await testApp.database.select().from(pickups).where(eq(pickups.id, id))
    expect(stored?.touchedAt).toEqual(testApp.clock.now())
  })

  it('keeps a pickup on its day, until it comes to another closed day', { tags: ['2.15-07'] }, async () => {
    const id = await createPickup(staff, organization, '2026-04-14T03:00:00Z')
    const { body } = await decide({ _id: id, __v: 0, decision: 'keep' })
    expect(body.data).toMatchObject({ kept: 1, conflicts: [] })
    expect([await list(), await timeOf(id)]).toEqual([[], '2026-04-14T03:00:00.000Z'])
    const entries = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(entries.at(-1)).toMatchObject({
      action: 'pickup.keep',
      actorId: staff.id,
      after: { closedDay: '2026-04-14', pickUpTime: '2026-04-14T03:00:00.000Z' },
    })
    await staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: '2026-04-15T03:00:00Z' } })
    expect(await list()).toMatchObject([{ _id: id }])
    await decide({ _id: id, __v: 1, decision: 'keep' })
    expect(await list()).toEqual([])
  })

  it('cancels a pickup', async () => {
    const id = await createPickup(staff, organization, '2026-04-14T03:00:00Z')
    expect((await decide({ _id: id, __v: 0, decision: 'cancel' })).body.data).toMatchObject({ cancelled: 1 })
    expect((await staff.call('GET', `/logistics/${id}`)).body.data.status).toBe('CANCELLED')
  })

  it('leaves what was changed meanwhile, is gone, or would meet another closed day, and says so', {
    tags: ['2.15-07'],
  }, async () => {
    const [changed, completed, closed, passed, fine] = await Promise.all(
      [1, 2, 3, 4, 5].map((hour) => createPickup(staff, organization, `2026-04-14T0${hour}:00:00Z`)),
    )
    await staff.call('PATCH', `/logistics/${changed}`, { body: { remark: 'Ring twice' } })
    await staff.call('PATCH', `/logistics/${completed}`, { body: { status: 'ONHOLD' } })
    const { status, body } = await decide(
      move(changed ?? '', '2026-04-20'),
      move(completed ?? '', '2026-04-20', 1),
      move(closed ?? '', '2026-04-15'),
      move(passed ?? '', '2026-02-02'),
      move('00000000-0000-4000-8000-000000000000', '2026-04-20'),
      move(fine ?? '', '2026-04-11'),
    )
    expect(status).toBe(200)
    expect(body.data).toEqual({
      moved: 1,
      kept: 0,
      cancelled: 0,
      conflicts: [
        { _id: changed, reason: 'changed' },
        { _id: completed, reason: 'gone' },
        { _id: closed, reason: 'closed' },
        { _id: passed, reason: 'passed' },
        { _id: '00000000-0000-4000-8000-000000000000', reason: 'gone' },
      ],
    })
    expect(await timeOf(fine ?? '')).toBe('2026-04-11T05:00:00.000Z')
    expect(await timeOf(closed ?? '')).toBe('2026-04-14T03:00:00.000Z')
  })

  it('is made once when two people decide at the same time', { tags: ['2.15-07'] }, async () => {
    const ids = await Promise.all(
      [1, 2, 3].map((hour) => createPickup(staff, organization, `2026-04-14T0${hour}:00:00Z`)),
    )
    const other = await signInAs(testApp, 'ADMIN')
    const decided = await Promise.all([
      decide(...ids.map((id, index) => move(id, `2026-04-2${index}`))),
      other.call('POST', '/holiday_pickups', {
        body: { decisions: ids.toReversed().map((id, index) => move(id, `2026-04-2${index + 3}`)) },
      }),
    ])
    expect(decided.map(({ body }) => body.data.moved).sort()).toEqual([0, 3])
    expect(decided.flatMap(({ body }) => body.data.conflicts.map(({ reason }: { reason: string }) => reason))).toEqual([
      'changed',
      'changed',
      'changed',
    ])
    const entries = await testApp.database
      .select()
      .from(auditEntries)
      .where(and(inArray(auditEntries.entityId, ids), eq(auditEntries.action, 'pickup.reschedule')))
    expect(entries).toHaveLength(3)
  })

  it.each([
    [{ decision: 'move' }, 'decisions.0.day', 'Required'],
    [{ decision: 'move', day: '2026-02-30' }, 'decisions.0.day', 'Invalid date'],
    [{ decision: 'drop' }, 'decisions.0.decision', 'Required'],
    [{ decision: 'keep', __v: 'x' }, 'decisions.0.__v', 'Invalid version'],
  ])('refuses %j', async (decision, path, message) => {
    const { status, body } = await decide({ _id: organization, __v: 0, ...decision })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })
})

describe('the day to which a pickup is moved', () => {
  const reasons = async (...decisions: object[]) =>
    (await decide(...decisions)).body.data.conflicts.map(({ reason }: { reason: string }) => reason)

  it('has no other pickup of its site and kind, is worked, and is neither after the contract nor years away', {
    tags: ['2.15-07'],
  }, async () => {
    const [one, other, third, fourth] = await Promise.all(
      [1, 2, 3, 4].map((hour) => createPickup(staff, organization, `2026-04-14T0${hour}:00:00Z`)),
    )
    await createPickup(staff, organization, '2026-04-21T01:00:00Z')
    expect(
      await reasons(
        move(one ?? '', '2026-04-21'),
        move(other ?? '', '2026-04-19'),
        move(third ?? '', '2027-02-04'),
        move(fourth ?? '', '2026-04-22'),
      ),
    ).toEqual(['taken', 'rest', 'far'])
    expect(await reasons(move(one ?? '', '2026-04-22'), move(other ?? '', '2026-04-23'))).toEqual(['taken'])
    const ending = await createOrganization(staff, { startDate: '2026-01-01', expiredDate: '2026-04-20' })
    const last = await createPickup(staff, ending, '2026-04-14T01:00:00Z')
    expect(await reasons(move(last, '2026-04-21'))).toEqual(['far'])
    expect(await reasons({ ...move(last, '2026-04-21'), isSure: true })).toEqual([])
    expect(await reasons({ ...move(one ?? '', '2026-04-22'), isSure: true })).toEqual([])
  })

  it('may be one from which another pickup of the site is moved or cancelled at once', async () => {
    const one = await createPickup(staff, organization, '2026-04-14T01:00:00Z')
    const other = await createPickup(staff, organization, '2026-04-21T01:00:00Z')
    expect(await reasons(move(one, '2026-04-21'), { _id: other, __v: 0, decision: 'cancel' })).toEqual([])
  })

  it('gets one pickup when two people move different ones there at the same time', { tags: ['2.15-07'] }, async () => {
    const one = await createPickup(staff, organization, '2026-04-14T01:00:00Z')
    const two = await createPickup(staff, organization, '2026-04-15T01:00:00Z')
    const decided = await Promise.all([decide(move(one, '2026-04-20')), decide(move(two, '2026-04-20'))])
    expect(decided.flatMap(({ body }) => body.data.conflicts.map(({ reason }: { reason: string }) => reason))).toEqual([
      'taken',
    ])
  })
})

describe('all proposals, accepted at once,', () => {
  const often = { startsOn: '2026-03-10', weekdays: [2, 3, 4, 6] }
  afterAll(async () => {
    testApp.clock.set('2026-02-03T03:00:00Z')
    staff = await signInAs(testApp, 'OPERATION')
  })

  const acceptAll = async () => {
    const proposals = await list()
    const decisions = proposals.map(({ _id, __v, proposal }: { _id: string; __v: number; proposal: object }) => ({
      _id,
      __v,
      ...proposal,
    }))
    return (await decide(...decisions)).body.data
  }
  const plannedDays = async () => {
    const rows = await testApp.database.select().from(pickups).where(isNull(pickups.archivedAt))
    return rows
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ pickUpAt }) => pickUpAt.toISOString().slice(0, 10))
      .toSorted()
  }

  it.each(['next', 'previous', 'skip', 'ask'])(
    'give one pickup a day, whatever was entered first: %s',
    { tags: ['2.15-11'] },
    async (policy) => {
      await testApp.database.delete(companyDays)
      testApp.clock.set('2026-03-09T03:00:00Z')
      staff = await signInAs(testApp, 'OPERATION')
      await createSchedule(staff, organization, { ...often, holidayPolicy: policy })
      await close('2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18')
      expect((await acceptAll()).conflicts).toEqual([])
      const closedLast = await plannedDays()
      await testApp.database.update(pickups).set({ archivedAt: testApp.clock.now() })
      await testApp.database.update(schedules).set({ archivedAt: testApp.clock.now() })
      await createSchedule(staff, organization, { ...often, holidayPolicy: policy })
      await acceptAll()
      expect(await plannedDays()).toEqual(closedLast)
      expect(new Set(closedLast).size).toBe(closedLast.length)
    },
  )
})

describe('the days around a holiday', () => {
  it('that have a pickup of the same site and kind already are told with each pickup', {
    tags: ['2.15-11'],
  }, async () => {
    const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })
    const dry = { wayType: 'Dry' }
    const onHoliday = await createPickup(staff, organization, '2026-04-14T01:00:00Z')
    await change(onHoliday, dry)
    const alsoOnHoliday = await createPickup(staff, organization, '2026-04-15T01:00:00Z')
    await change(alsoOnHoliday, dry)
    // Half past midnight on 20 April in Yangon.
    await change(await createPickup(staff, organization, '2026-04-19T18:00:00Z'), dry)
    await change(await createPickup(staff, organization, '2026-04-21T01:00:00Z'), { wayType: 'Organic' })
    await change(await createPickup(staff, organization, '2026-04-22T01:00:00Z'), { ...dry, status: 'CANCELLED' })
    await change(await createPickup(staff, await createOrganization(staff), '2026-04-23T01:00:00Z'), dry)
    await change(await createPickup(staff, organization, '2026-05-06T01:00:00Z'), dry)
    expect(await list()).toMatchObject([
      { _id: onHoliday, wayType: 'Dry', takenDays: ['2026-04-20'], proposal: { day: '2026-04-11' } },
      { _id: alsoOnHoliday, takenDays: ['2026-04-20', '2026-05-06'], proposal: { day: null }, coveredOn: '2026-04-11' },
    ])
  })
})

describe('the customers', () => {
  it('are told once of all their pickups in their language, and who is limited to a site of that site alone', {
    tags: ['2.15-08'],
  }, async () => {
    const other = await createOrganization(staff)
    const otherCustomer = await signInAs(testApp, 'USER', other)
    await otherCustomer.call('PATCH', '/me/preferences', { body: { language: 'my' } })
    const [branch] = await testApp.database
      .insert(sites)
      .values({ organizationId: organization, name: 'Night market', address: '1 Pyay Road' })
      .returning()
    const siteId = branch?.id ?? ''
    const ofBranch = await signInAs(testApp, 'USER', organization)
    await testApp.database.insert(userSites).values({ userId: ofBranch.id, siteId })
    const atMain = await createPickup(staff, organization, '2026-04-14T01:00:00Z')
    const atBranch = await createPickup(staff, organization, '2026-04-14T02:00:00Z')
    await testApp.database.update(pickups).set({ siteId }).where(eq(pickups.id, atBranch))
    const ofOther = await createPickup(staff, other, '2026-04-14T03:00:00Z')
    const kept = await createPickup(staff, other, '2026-04-15T03:00:00Z')
    await decide(
      move(atMain, '2026-04-20'),
      { _id: atBranch, __v: 0, decision: 'cancel' },
      move(ofOther, '2026-04-21'),
      { _id: kept, __v: 0, decision: 'keep' },
    )
    const facts = new Map((await notified()).map((entry) => [entry.userId, [entry.kind, entry.facts]]))
    const holiday = 'Thingyan'
    const moved = '2026-04-14T01:00:00.000Z/2026-04-20T01:00:00.000Z'
    const leftOut = '2026-04-14T02:00:00.000Z/'
    const ofOthers = '2026-04-14T03:00:00.000Z/2026-04-21T03:00:00.000Z'
    expect(facts).toEqual(
      new Map([
        [customer.id, ['holiday-moves', { holiday, moves: `${moved} ${leftOut}` }]],
        [ofBranch.id, ['holiday-moves', { holiday, moves: leftOut }]],
        [otherCustomer.id, ['holiday-moves', { holiday: 'သင်္ကြန်', moves: ofOthers }]],
      ]),
    )
  })

  it('are told nothing where everything stays', async () => {
    const id = await createPickup(staff, organization, '2026-04-14T01:00:00Z')
    await decide({ _id: id, __v: 0, decision: 'keep' }, move('00000000-0000-4000-8000-000000000000', '2026-04-20'))
    expect(await notified()).toEqual([])
  })
})

describe('what is ahead', () => {
  const ahead = async () => (await staff.call('GET', '/holiday_pickups/ahead')).body.data

  it('is each holiday with how far away it is and what is to decide', { tags: ['2.15-09'] }, async () => {
    const id = await createPickup(staff, organization, '2026-04-14T01:00:00Z')
    await createPickup(staff, organization, '2026-04-18T01:00:00Z')
    await close('2026-02-02', '2026-02-12', '2026-12-25')
    const thingyan = { from: '2026-04-13', to: '2026-04-18', name: 'Thingyan', nameInBurmese: 'သင်္ကြန်' }
    expect((await ahead()).holidays).toEqual([
      { ...thingyan, from: '2026-02-12', to: '2026-02-12', daysAway: 9, pickups: 0 },
      { ...thingyan, daysAway: 69, pickups: 2 },
    ])
    await decide(move(id, '2026-04-20'))
    expect((await ahead()).holidays[1].pickups).toBe(1)
  })

  it('is a year whose holidays nobody confirmed, from October on the next one too', { tags: ['2.15-09'] }, async () => {
    expect((await ahead()).unconfirmedYears).toEqual([])
    await testApp.database.delete(companyDays)
    expect((await ahead()).unconfirmedYears).toEqual([2026])
    await close('2026-02-12')
    testApp.clock.set('2026-09-30T17:29:59Z')
    staff = await signInAs(testApp, 'OPERATION')
    expect((await ahead()).unconfirmedYears).toEqual([])
    testApp.clock.set('2026-09-30T17:30:00Z')
    expect((await ahead()).unconfirmedYears).toEqual([2027])
    await close('2027-01-01')
    expect((await ahead()).unconfirmedYears).toEqual([])
  })
})
