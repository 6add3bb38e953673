import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { companyDays } from '#database/schema/company-days.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { createOrganization, createPickup, createSchedule } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff, { name: 'Golden Lotus' })
})

/** A Wednesday, three weeks ahead. */
const day = '2026-02-25'

beforeEach(async () => {
  await testApp.database.update(pickups).set({ archivedAt: testApp.clock.now() })
  await testApp.database.update(schedules).set({ archivedAt: testApp.clock.now() })
  await testApp.database.delete(companyDays)
})

const close = (...days: string[]) =>
  staff.call('POST', '/company_days', { body: { days: days.map((closed) => ({ day: closed, name: 'Inventory' })) } })
const preview = async () => (await staff.call('GET', `/company_days/${day}/returns`)).body.data
const takeBack = async (which = day) => (await staff.call('DELETE', `/company_days/${which}`)).body.data
const workOn = async (which = day) =>
  (await staff.call('PUT', `/company_days/${which}`, { body: { kind: 'working', name: 'Worked' } })).body.data
const decide = (...decisions: object[]) => staff.call('POST', '/holiday_pickups', { body: { decisions } })
const pickupOf = async (id: string) => (await staff.call('GET', `/logistics/${id}`)).body.data
const plannedDays = async () => {
  const rows = await testApp.database
    .select({ at: pickups.pickUpAt })
    .from(pickups)
    .where(and(eq(pickups.organizationId, organization), isNull(pickups.archivedAt)))
  return rows.map(({ at }) => at.toISOString().slice(0, 10)).toSorted()
}

describe('a closed day that is taken back', () => {
  it('returns what its holiday moved and cancelled, and says before how many', { tags: ['2.15-14'] }, async () => {
    const moved = await createPickup(staff, organization, `${day}T01:00:00Z`)
    const cancelled = await createPickup(staff, organization, `${day}T05:00:00Z`)
    await close(day)
    await decide(
      { _id: moved, __v: 0, decision: 'move', day: '2026-02-26' },
      { _id: cancelled, __v: 0, decision: 'cancel' },
    )
    expect(await preview()).toEqual({ returned: 2, made: 0, left: [] })
    expect((await pickupOf(moved)).pickUpTime).toBe('2026-02-26T01:00:00.000Z')
    expect(await takeBack()).toEqual({ returned: 2, made: 0, left: [] })
    expect(await pickupOf(moved)).toMatchObject({ pickUpTime: `${day}T01:00:00.000Z`, status: 'REQUESTED', __v: 2 })
    expect(await pickupOf(cancelled)).toMatchObject({ pickUpTime: `${day}T05:00:00.000Z`, status: 'REQUESTED' })
    const entries = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, moved))
    expect(entries.at(-1)).toMatchObject({
      action: 'pickup.return',
      before: { pickUpTime: '2026-02-26T01:00:00.000Z' },
      after: { pickUpTime: `${day}T01:00:00.000Z` },
    })
  })

  it('lists what somebody changed since, what another pickup stands for, and what was asked about', {
    tags: ['2.15-14'],
  }, async () => {
    const [changed, replaced, requested] = await Promise.all(
      ['01', '02', '03'].map((hour) => createPickup(staff, organization, `${day}T${hour}:00:00Z`)),
    )
    await staff.call('PATCH', `/logistics/${replaced}`, { body: { wayType: 'Dry' } })
    await close(day)
    await decide(
      { _id: changed, __v: 0, decision: 'move', day: '2026-02-26' },
      { _id: replaced, __v: 1, decision: 'cancel' },
      { _id: requested, __v: 0, decision: 'move', day: '2026-02-27' },
    )
    await staff.call('PATCH', `/logistics/${changed}`, { body: { remark: 'Ring twice' } })
    const other = await createPickup(staff, organization, `${day}T08:00:00Z`)
    await staff.call('PATCH', `/logistics/${other}`, { body: { wayType: 'Dry' } })
    const wish = { organizationId: organization, kind: 'cancel', pickup: requested }
    expect((await staff.call('POST', '/pickup_requests', { body: wish })).status).toBe(201)
    const left = (await takeBack()).left.map(({ _id, reason }: { _id: string; reason: string }) => [_id, reason])
    expect(new Map(left)).toEqual(
      new Map([
        [changed, 'changed'],
        [replaced, 'taken'],
        [requested, 'changed'],
      ]),
    )
    expect((await pickupOf(changed ?? '')).pickUpTime).toBe('2026-02-26T01:00:00.000Z')
  })

  it.each([
    ['next', ['2026-02-18', '2026-02-26', '2026-03-04'], { returned: 1, made: 0 }],
    ['previous', ['2026-02-18', '2026-02-24', '2026-03-04'], { returned: 1, made: 0 }],
    ['skip', ['2026-02-18', '2026-03-04'], { returned: 0, made: 1 }],
  ])(
    'has the pickups of a schedule with the policy %s on it again',
    { tags: ['2.15-14'] },
    async (holidayPolicy, closedDays, counts) => {
      await close(day)
      await createSchedule(staff, organization, {
        holidayPolicy,
        weekdays: [3],
        startsOn: '2026-02-18',
        endsOn: '2026-03-04',
      })
      expect(await plannedDays()).toEqual(closedDays)
      expect(await preview()).toEqual({ ...counts, left: [] })
      expect(await takeBack()).toEqual({ ...counts, left: [] })
      expect(await plannedDays()).toEqual(['2026-02-18', day, '2026-03-04'])
    },
  )

  it('lets a pickup that went back follow its schedule again', async () => {
    const schedule = await createSchedule(staff, organization, {
      weekdays: [3],
      startsOn: '2026-02-18',
      endsOn: '2026-03-04',
    })
    await close(day)
    const [{ _id }] = (await staff.call('GET', '/holiday_pickups')).body.data
    await decide({ _id, __v: 0, decision: 'move', day: '2026-02-26' })
    await takeBack()
    await staff.call('PATCH', `/schedules/${schedule}`, { body: { timeOfDay: '10:00' } })
    expect((await pickupOf(_id)).pickUpTime).toBe(`${day}T03:30:00.000Z`)
  })

  it('lists a pickup of a schedule that somebody moved by hand', async () => {
    await createSchedule(staff, organization, { weekdays: [3], startsOn: '2026-02-18', endsOn: '2026-03-04' })
    await close(day)
    const [{ _id }] = (await staff.call('GET', '/holiday_pickups')).body.data
    await staff.call('PATCH', `/logistics/${_id}`, { body: { pickUpTime: '2026-02-27T01:00:00Z' } })
    expect(await preview()).toMatchObject({ returned: 0, made: 0, left: [{ _id, reason: 'changed' }] })
  })

  it('that is over, or was a working day, returns nothing', async () => {
    await close('2026-02-02')
    expect(await takeBack('2026-02-02')).toEqual({ returned: 0, made: 0, left: [] })
    await staff.call('PUT', `/company_days/${day}`, { body: { kind: 'working', name: 'Instead of Sunday' } })
    expect(await takeBack()).toEqual({ returned: 0, made: 0, left: [] })
    expect((await staff.call('GET', `/company_days/${day}/returns`)).body.code).toBe('company-day.not-found')
  })

  it('is taken back once by two people at the same time', { tags: ['2.15-14'] }, async () => {
    const moved = await createPickup(staff, organization, `${day}T01:00:00Z`)
    await close(day)
    await decide({ _id: moved, __v: 0, decision: 'move', day: '2026-02-26' })
    const replies = await Promise.all([1, 2].map(() => staff.call('DELETE', `/company_days/${day}`)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await pickupOf(moved)).toMatchObject({ pickUpTime: `${day}T01:00:00.000Z`, __v: 2 })
  })
})

describe('a closed day that is worked instead', () => {
  const previewWorking = async (which = day) =>
    (await staff.call('GET', `/company_days/${which}/returns?kind=working`)).body.data

  it('returns what its holiday moved, once, as one that is taken back does', { tags: ['2.15-14'] }, async () => {
    const moved = await createPickup(staff, organization, `${day}T01:00:00Z`)
    const changed = await createPickup(staff, organization, `${day}T05:00:00Z`)
    await close(day)
    await decide(
      { _id: moved, __v: 0, decision: 'move', day: '2026-02-26' },
      { _id: changed, __v: 0, decision: 'cancel' },
    )
    await staff.call('PATCH', `/logistics/${changed}`, { body: { remark: 'Ring twice' } })
    const returns = { returned: 1, made: 0, left: [{ _id: changed, reason: 'changed' }] }
    expect(await previewWorking()).toMatchObject(returns)
    expect(await workOn()).toMatchObject({ day, kind: 'working', name: 'Worked', returns })
    expect(await pickupOf(moved)).toMatchObject({ pickUpTime: `${day}T01:00:00.000Z`, __v: 2 })
    expect(await workOn()).toMatchObject({ returns: { returned: 0, made: 0, left: [] } })
  })

  it('has the pickups of its schedules again, also on a weekday of rest', { tags: ['2.15-14'] }, async () => {
    const sunday = '2026-03-01'
    await close(sunday)
    await createSchedule(staff, organization, {
      holidayPolicy: 'next',
      weekdays: [],
      dayOfMonth: 1,
      startsOn: '2026-02-18',
      endsOn: '2026-03-04',
    })
    expect(await plannedDays()).toEqual(['2026-03-02'])
    expect(await previewWorking(sunday)).toEqual({ returned: 1, made: 0, left: [] })
    expect(await workOn(sunday)).toMatchObject({ returns: { returned: 1, made: 0, left: [] } })
    expect(await plannedDays()).toEqual([sunday])
  })

  it('stays closed where its entry was changed meanwhile, with its pickups where they are', async () => {
    const moved = await createPickup(staff, organization, `${day}T01:00:00Z`)
    await close(day)
    await decide({ _id: moved, __v: 0, decision: 'move', day: '2026-02-26' })
    const body = { kind: 'working', name: 'Worked', __v: 7 }
    expect((await staff.call('PUT', `/company_days/${day}`, { body })).body.code).toBe('record.stale')
    expect(await pickupOf(moved)).toMatchObject({ pickUpTime: '2026-02-26T01:00:00.000Z', __v: 1 })
  })

  it('returns nothing while it stays closed', async () => {
    const moved = await createPickup(staff, organization, `${day}T01:00:00Z`)
    await close(day)
    await decide({ _id: moved, __v: 0, decision: 'move', day: '2026-02-26' })
    const body = { kind: 'closed', name: 'Stocktaking' }
    const { data } = (await staff.call('PUT', `/company_days/${day}`, { body })).body
    expect(data).toMatchObject({ name: 'Stocktaking', returns: { returned: 0, made: 0, left: [] } })
    expect(await takeBack()).toMatchObject({ returned: 1 })
  })
})
