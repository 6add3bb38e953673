import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase } from '#database/client.ts'
import { company } from '#database/schema/company.ts'
import { companyDays } from '#database/schema/company-days.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { users } from '#database/schema/users.ts'
import type { Portal } from '#lib/context.ts'
import { createOrganization, createPickup, createSchedule, scheduleForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { createTestServices, useTestApp } from '../../../../test/setup/create-test-app.ts'
import { silentLog } from '../../../../test/setup/silent-log.ts'
import { generateAllPickups } from './generated-pickups.service.ts'
import { countPickupsOffTime } from './scheduled-pickups.queries.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const today = '2026-02-03T03:00:00Z'
const testApp = useTestApp()
let staff: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
})
afterEach(() => testApp.clock.set(today))

const portal = (): Portal => {
  const { clock, database, pool } = testApp
  return { database, pool, services: createTestServices(pool, { folder: 'unused', clock }) }
}
/** Runs the nightly job at an instant. */
async function generateAt(instant: string): Promise<void> {
  testApp.clock.set(instant)
  await generateAllPickups(portal())
}
const daysOf = async (organization: string) => {
  const { rows } = await testApp.pool.query<{ day: string }>(
    `select to_char(pick_up_at at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day from pickups
     where organization_id = $1 and archived_at is null order by pick_up_at`,
    [organization],
  )
  return rows.map(({ day }) => day)
}
async function createTuesdays(overrides: Record<string, unknown> = {}) {
  const organization = await createOrganization(staff)
  return { organization, id: await createSchedule(staff, organization, { weekdays: [2], ...overrides }) }
}

describe('every night', () => {
  it('another day is filled, eight weeks ahead or as many as the company says', { tags: ['10.3-02'] }, async () => {
    const { organization } = await createTuesdays()
    expect((await daysOf(organization)).at(-1)).toBe('2026-03-31')
    await generateAt('2026-02-09T19:00:00Z')
    expect((await daysOf(organization)).at(-1)).toBe('2026-04-07')
    await testApp.database.update(company).set({ scheduleWeeks: 10 })
    await generateAt('2026-02-09T19:00:00Z')
    expect((await daysOf(organization)).at(-1)).toBe('2026-04-21')
    await testApp.database.update(company).set({ scheduleWeeks: 8 })
  })

  it('what is there already is not made again, and one entry for each schedule is written to the audit log', async () => {
    const { organization, id } = await createTuesdays()
    const entries = async () =>
      (await staff.call('GET', '/audit', { query: { id, action: 'schedule.generate' } })).body.data.length
    await generateAt(today)
    expect([(await daysOf(organization)).length, await entries()]).toEqual([8, 1])
    await generateAt('2026-02-16T19:00:00Z')
    testApp.clock.set(today)
    expect([(await daysOf(organization)).length, await entries()]).toEqual([10, 2])
  })

  it('a portal that was off for weeks catches up from today, and makes no pickup in the past', {
    tags: ['10.3-02'],
  }, async () => {
    const { organization } = await createTuesdays({ endsOn: '2026-05-31' })
    await testApp.database.delete(pickups).where(eq(pickups.organizationId, organization))
    await generateAt('2026-02-24T03:00:00Z')
    expect((await daysOf(organization)).at(0)).toBe('2026-03-03')
    await generateAt('2026-05-11T19:00:00Z')
    expect((await daysOf(organization)).slice(-3)).toEqual(['2026-05-12', '2026-05-19', '2026-05-26'])
  })

  it('what a person moved, cancelled or deleted is neither made again nor moved', { tags: ['10.3-04'] }, async () => {
    const { organization } = await createTuesdays({ endsOn: '2026-03-03' })
    const { body } = await staff.call('GET', '/logistics', {
      query: { organizationId: organization, sort: 'pickUpTime' },
    })
    const [moved, cancelled, deleted] = body.data
    await staff.call('PATCH', `/logistics/${moved._id}`, { body: { pickUpTime: '2026-02-11T02:30:00Z' } })
    await staff.call('PATCH', `/logistics/${cancelled._id}`, { body: { status: 'CANCELLED' } })
    await staff.call('DELETE', `/logistics/${deleted._id}`)
    await generateAt(today)
    expect(await daysOf(organization)).toEqual(['2026-02-11', '2026-02-17', '2026-03-03'])
  })

  it('pickups beyond the end of the contract go, unless a person touched them or a request names them', {
    tags: ['10.3-08'],
  }, async () => {
    const { organization } = await createTuesdays()
    const { rows } = await testApp.pool.query(`select id from pickups where organization_id = $1 order by pick_up_at`, [
      organization,
    ])
    await staff.call('PATCH', `/logistics/${rows[4].id}`, { body: { remark: 'Ring twice' } })
    await testApp.pool.query(
      `insert into pickup_requests (organization_id, site_id, kind, pickup_id, asked_by_id, expires_at)
       values ($1, $1, 'cancel', $2, $3, now())`,
      [organization, rows[5].id, staff.id],
    )
    await staff.call('PATCH', `/organizations/${organization}`, { body: { expiredDate: '2026-02-20' } })
    await generateAt(today)
    expect(await daysOf(organization)).toEqual(['2026-02-10', '2026-02-17', '2026-03-10', '2026-03-17'])
    await staff.call('PATCH', `/organizations/${organization}`, { body: { expiredDate: '2026-03-04' } })
    await generateAt(today)
    expect(await daysOf(organization)).toEqual([
      '2026-02-10',
      '2026-02-17',
      '2026-02-24',
      '2026-03-03',
      '2026-03-10',
      '2026-03-17',
    ])
  })

  it('pickups of a site that was archived go', async () => {
    const { organization } = await createTuesdays()
    await testApp.pool.query('update sites set archived_at = now() where id = $1', [organization])
    await generateAt(today)
    expect(await daysOf(organization)).toEqual([])
  })

  it('pickups have no driver once theirs left the company', async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    const { id } = await createTuesdays({ driver: driver.id, endsOn: '2026-04-07' })
    await testApp.database
      .update(users)
      .set({ deactivatedAt: new Date(today) })
      .where(eq(users.id, driver.id))
    await generateAt('2026-02-09T19:00:00Z')
    const made = await testApp.database
      .select({ driverId: pickups.driverId })
      .from(pickups)
      .where(eq(pickups.scheduleId, id))
      .orderBy(pickups.pickUpAt)
    expect(made.map(({ driverId }) => driverId)).toEqual([...Array(8).fill(driver.id), null])
  })

  it('a holiday that was confirmed since holds for what is made from then on', async () => {
    const { organization } = await createTuesdays({ holidayPolicy: 'next', endsOn: '2026-04-14' })
    const updatedAt = testApp.clock.now()
    await testApp.database
      .insert(companyDays)
      .values({ day: '2026-04-14', kind: 'closed', name: 'Thingyan', updatedAt })
    await testApp.database.update(schedules).set({ endsOn: null }).where(eq(schedules.organizationId, organization))
    await generateAt('2026-02-16T19:00:00Z')
    expect((await daysOf(organization)).slice(-2)).toEqual(['2026-04-07', '2026-04-15'])
  })

  it('pickups that staff plan are left alone', async () => {
    const organization = await createOrganization(staff, { expiredDate: '2026-02-04' })
    await createPickup(staff, organization, '2026-03-03T02:30:00Z')
    await generateAt(today)
    expect(await daysOf(organization)).toEqual(['2026-03-03'])
  })
})

describe('two servers that generate at once', () => {
  it('make each pickup once', { tags: ['10.3-03'] }, async () => {
    const organizations = await Promise.all(Array.from({ length: 12 }, () => createOrganization(staff)))
    const createdAt = new Date(today)
    await testApp.database.insert(schedules).values(
      organizations.flatMap((organizationId) =>
        Array.from({ length: 20 }, (_, index) => ({
          organizationId,
          siteId: organizationId,
          startsOn: '2026-02-03',
          weekdays: [1 + (index % 7)],
          timeOfDay: '14:00',
          createdAt,
          updatedAt: createdAt,
        })),
      ),
    )
    const other = createDatabase({ connectionString: testApp.connectionString, log: silentLog, maxConnections: 2 })
    try {
      await Promise.all([generateAllPickups(portal()), generateAllPickups({ ...portal(), ...other })])
    } finally {
      await other.close()
    }
    const { rows } = await testApp.database.execute(sql`
      select count(*)::int as made, count(distinct (schedule_id, occurrence_on))::int as distinct_made,
        count(distinct schedule_id)::int as schedules
      from pickups where organization_id in ${organizations}`)
    // Each weekday comes 8 times in the 57 days, and a ninth time for the Tuesdays, of which there are 3 schedules each.
    expect(rows).toEqual([{ made: 12 * (20 * 8 + 3), distinct_made: 12 * (20 * 8 + 3), schedules: 240 }])
  })
})

describe('a pickup that a holiday moves', () => {
  /** A Wednesday that is closed, so that its pickups go to the Thursday. */
  const closedOn = '2026-02-25'
  const until = { startsOn: '2026-02-23', endsOn: '2026-02-27', wayType: 'Dry' }
  const wednesdays = { ...until, weekdays: [3], holidayPolicy: 'next' }
  const thursdays = { ...until, weekdays: [4] }
  let organization: string

  beforeEach(async () => {
    organization = await createOrganization(staff)
    // Of more than a batch of schedules, two of a site may be in different ones.
    await testApp.database.update(schedules).set({ archivedAt: testApp.clock.now() })
    await testApp.database.delete(companyDays)
    await staff.call('POST', '/company_days', { body: { days: [{ day: closedOn, name: 'Inventory' }] } })
  })
  afterAll(() => testApp.database.delete(companyDays))

  it.each([
    ['whose schedule is entered last', [thursdays, wednesdays]],
    ['whose schedule is entered first', [wednesdays, thursdays]],
  ])('does not meet one of another schedule of the site and kind: %s', { tags: ['10.3-15'] }, async (_, entered) => {
    for (const rule of entered) await createSchedule(staff, organization, rule)
    await generateAt('2026-02-04T19:00:00Z')
    expect(await daysOf(organization)).toEqual(['2026-02-26'])
  })

  it('does not meet one that is made in the same night, which stays', { tags: ['10.3-15'] }, async () => {
    const soon = { holidayPolicy: 'next', startsOn: '2026-02-23', endsOn: null }
    const first = await createSchedule(staff, organization, { ...wednesdays, ...soon })
    const other = await createSchedule(staff, organization, { ...thursdays, ...soon })
    const day = '2026-04-08'
    await staff.call('POST', '/company_days', { body: { days: [{ day, name: 'Inventory' }] } })
    await generateAt('2026-02-11T19:00:00Z')
    const made = await testApp.database
      .select()
      .from(pickups)
      .where(inArray(pickups.scheduleId, [first, other]))
    const after = made.filter(({ pickUpAt }) => pickUpAt.toISOString() > '2026-04-08')
    expect(after.map(({ scheduleId, occurrenceOn }) => [scheduleId, occurrenceOn])).toEqual([[other, '2026-04-09']])
  })

  it('stays where staff moved it, and another schedule leaves out its own there', { tags: ['10.3-15'] }, async () => {
    await createSchedule(staff, organization, { ...wednesdays, holidayPolicy: 'ask' })
    const [{ _id, __v }] = (await staff.call('GET', `/holiday_pickups?from=${closedOn}&to=${closedOn}`)).body.data
    const decision = { _id, __v, decision: 'move', day: '2026-02-26' }
    await staff.call('POST', '/holiday_pickups', { body: { decisions: [decision] } })
    const body = scheduleForm(organization, thursdays)
    expect((await staff.call('POST', '/schedules/preview', { body })).body.data).toMatchObject({ made: 0, days: [] })
    await createSchedule(staff, organization, thursdays)
    expect(await daysOf(organization)).toEqual(['2026-02-26'])
  })

  it('is beside one of another kind, and one that somebody moved by hand does not stand in the way', async () => {
    await createSchedule(staff, organization, { ...thursdays, wayType: 'Organic' })
    await createSchedule(staff, organization, wednesdays)
    expect(await daysOf(organization)).toEqual(['2026-02-26', '2026-02-26'])
    const other = await createOrganization(staff)
    const tuesdays = await createSchedule(staff, other, { ...until, weekdays: [2] })
    const [byHand] = await testApp.database.select().from(pickups).where(eq(pickups.scheduleId, tuesdays))
    await staff.call('PATCH', `/logistics/${byHand?.id}`, { body: { pickUpTime: '2026-02-26T02:30:00Z' } })
    await createSchedule(staff, other, thursdays)
    expect(await daysOf(other)).toEqual(['2026-02-26', '2026-02-26'])
  })

  it('is made again once the other one is gone', async () => {
    const other = await createSchedule(staff, organization, thursdays)
    await createSchedule(staff, organization, wednesdays)
    await staff.call('DELETE', `/schedules/${other}`)
    await generateAt('2026-02-04T19:00:00Z')
    const rows = await testApp.database.select().from(pickups).where(eq(pickups.organizationId, organization))
    const there = rows.filter(({ archivedAt }) => archivedAt === null)
    expect(there.map(({ occurrenceOn }) => occurrenceOn)).toEqual([closedOn])
  })
})

describe('pickups that a schedule made before the time zone of the company changed', () => {
  it('keep their instants, and are counted until their schedule is changed', { tags: ['10.3-16'] }, async () => {
    const { organization, id } = await createTuesdays({ endsOn: '2026-02-17' })
    await createPickup(staff, organization, '2026-02-05T09:00:00Z')
    const offTime = async () => (await staff.call('GET', '/schedules/off_time')).body.data.pickups
    const context = { database: testApp.database, clock: testApp.clock }
    const inZone = (timeZone: string) => countPickupsOffTime({ ...context, settings: { timeZone } })
    expect(await offTime()).toBe(0)
    const before = await inZone('Asia/Tokyo')
    expect(before).toBeGreaterThanOrEqual(2)
    await testApp.database.execute(sql`
      update pickups set pick_up_at = pick_up_at - interval '2 hours 30 minutes' where schedule_id = ${id}`)
    expect(await offTime()).toBe(2)
    await staff.call('PATCH', `/schedules/${id}`, { body: { plate_number: 'YGN 1A-2345' } })
    expect(await offTime()).toBe(0)
  })
})
