import { beforeEach, describe, expect, it } from 'vitest'
import { sendDueMails } from '#domains/customers/notifications/due-mails.service.ts'
import { notifyOfChangedPickups } from '#domains/service/pickups/notices/pickup-notices.service.ts'
import { generateAllPickups } from '#domains/service/schedules/generated-pickups.service.ts'
import { createOrganization, createPickup, createSchedule, createSite } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { mailsTo } from '../setup/mails.ts'

const testApp = useTestApp()
let staff: TestActor
let organization: string
let customer: TestActor
let driver: TestActor

const now = '2026-02-03T03:00:00Z'
const thursday = '2026-02-05T02:30:00.000Z'
const friday = '2026-02-06T02:30:00.000Z'

beforeEach(async () => {
  testApp.clock.set(now)
  staff = await signInAs(testApp, 'SUPER ADMIN')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
  driver = await signInAs(testApp, 'DRIVER')
})

async function sendDueNotices(): Promise<void> {
  await notifyOfChangedPickups(testApp.app)
  await sendDueMails(testApp.app)
}

/** Notices what changed, and tells of it when nothing more is to be waited for. The sessions go on where they were. */
async function notifyAfterTenMinutes(): Promise<void> {
  const noticed = testApp.clock.now()
  await sendDueNotices()
  testApp.clock.advance(10 * 60_000)
  await sendDueNotices()
  testApp.clock.set(noticed.toISOString())
}

/** In the order in which they were written: the clock stands, and a place in the table is used again once it is free. */
const written = 'order by xmin::text::bigint, ctid'

type Entry = { kind: string; subject: string | null; facts: Record<string, string> }
async function inboxOf({ id }: TestActor): Promise<Entry[]> {
  const { rows } = await testApp.pool.query<Entry>(
    `select kind, subject_id as subject, facts from notifications where user_id = $1 ${written}`,
    [id],
  )
  return rows
}
const kindsOf = async (person: TestActor) => (await inboxOf(person)).map(({ kind }) => kind)
const mailSubjects = async ({ email }: TestActor) => (await mailsTo(testApp, email)).map(({ subject }) => subject)

/** A pickup that everybody knows of. */
async function plan(time: string, vehicle?: { driver: string }): Promise<string> {
  const body = { organizationId: organization, pickUpTime: time, ...(vehicle && { vehicle }) }
  const { _id } = (await staff.call('POST', '/logistics', { body })).body.data
  await forgetAll()
  return _id
}

async function forgetAll(): Promise<void> {
  await notifyAfterTenMinutes()
  await testApp.pool.query('delete from notifications')
  await testApp.pool.query(`delete from jobs.job where name = 'mail'`)
  testApp.clock.set(now)
}

describe('whatever staff do to a pickup that a customer can see', { tags: ['10.7-08'] }, () => {
  it('is told ten minutes later, when it is moved', async () => {
    const id = await plan(thursday)
    await staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: friday } })
    await sendDueNotices()
    expect(await kindsOf(customer)).toEqual([])
    testApp.clock.advance(10 * 60_000)
    await sendDueNotices()
    expect(await inboxOf(customer)).toEqual([
      { kind: 'pickup-moved', subject: id, facts: { from: thursday, to: friday } },
    ])
    expect(await mailSubjects(customer)).toEqual([
      'The pickup of Thu 5 Feb 2026, 09:00 was moved to Fri 6 Feb 2026, 09:00',
    ])
  })

  it.each([
    ['cancelled', (id: string) => staff.call('PATCH', `/logistics/${id}`, { body: { status: 'CANCELLED' } })],
    ['deleted', (id: string) => staff.call('DELETE', `/logistics/${id}`)],
    ['taken out of the database', (id: string) => testApp.pool.query('delete from pickups where id = $1', [id])],
  ])('is told when it is %s', async (_how, end) => {
    const id = await plan(thursday)
    await end(id)
    await notifyAfterTenMinutes()
    expect(await inboxOf(customer)).toMatchObject([{ kind: 'pickup-cancelled', facts: { at: thursday } }])
  })

  it('is told when it is planned, and when a deleted one comes back', async () => {
    const id = await createPickup(staff, organization, thursday)
    await notifyAfterTenMinutes()
    await staff.call('DELETE', `/logistics/${id}`)
    await notifyAfterTenMinutes()
    await staff.call('POST', `/logistics/${id}/restore`)
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual(['pickup-planned', 'pickup-cancelled', 'pickup-planned'])
  })

  it('is told when it goes on hold, in its own words', async () => {
    const id = await plan(thursday)
    await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'ONHOLD' } })
    await notifyAfterTenMinutes()
    const [mail] = await mailsTo(testApp, customer.email)
    expect(mail?.subject).toBe('The pickup of Thu 5 Feb 2026, 09:00 is on hold')
    expect(mail?.text).toContain('We do not come until this is settled.')
  })

  it('is told when nothing but SQL changed it', async () => {
    const id = await plan(thursday)
    await testApp.pool.query('update pickups set pick_up_at = $2 where id = $1', [id, friday])
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual(['pickup-moved'])
  })

  it('is one message of all changes within ten minutes, and none if everything is as it was', async () => {
    const ids = [await plan(thursday), await plan(friday)]
    const move = (id: string | undefined, time: string) =>
      staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: time } })
    await move(ids[0], friday)
    await sendDueNotices()
    testApp.clock.advance(8 * 60_000)
    await move(ids[0], '2026-02-07T02:30:00.000Z')
    await move(ids[1], thursday)
    await staff.call('DELETE', `/logistics/${ids[1]}`)
    await createPickup(staff, organization, '2026-02-09T02:30:00.000Z')
    await sendDueNotices()
    testApp.clock.advance(2 * 60_000)
    await sendDueNotices()
    expect((await kindsOf(customer)).toSorted()).toEqual(['pickup-cancelled', 'pickup-moved', 'pickup-planned'])
    expect(await mailSubjects(customer)).toEqual(['3 updates about your pickups'])

    await move(ids[0], friday)
    await sendDueNotices()
    await move(ids[0], '2026-02-07T02:30:00.000Z')
    testApp.clock.advance(10 * 60_000)
    await sendDueNotices()
    expect(await kindsOf(customer)).toHaveLength(3)
  })

  it('is told without waiting when the crew is or was to come within two hours, at night too', async () => {
    const id = await plan('2026-02-04T00:00:00.000Z')
    testApp.clock.set('2026-02-03T22:30:00Z')
    staff = await signInAs(testApp, 'OPERATION')
    await staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: friday } })
    await sendDueNotices()
    expect(await mailSubjects(customer)).toEqual([
      'The pickup of Wed 4 Feb 2026, 06:30 was moved to Fri 6 Feb 2026, 09:00',
    ])
  })

  it('is not told of what is over, and of what was weighed', async () => {
    const [past, weighed] = [await plan('2026-02-02T02:30:00.000Z'), await plan('2026-02-03T02:30:00.000Z')]
    await staff.call('PATCH', `/logistics/${past}`, { body: { status: 'CANCELLED' } })
    const items = [{ productName: 'Office paper', productType: 'Papers', quantity: 3, unit: 'kg' }]
    await staff.call('PATCH', `/logistics/${weighed}`, { body: { status: 'COMPLETED', items } })
    await createPickup(staff, organization, '2026-02-03T02:00:00.000Z')
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual([])
  })

  it('is told once, by however many portals and however often', async () => {
    const id = await plan(thursday)
    await staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: friday } })
    await Promise.all(Array.from({ length: 5 }, () => sendDueNotices()))
    testApp.clock.advance(10 * 60_000)
    await Promise.all(Array.from({ length: 5 }, () => sendDueNotices()))
    expect(await kindsOf(customer)).toEqual(['pickup-moved'])
    expect(await mailSubjects(customer)).toHaveLength(1)
  })

  it('loses no change that is made while others are told of', async () => {
    const id = await plan(thursday)
    await staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: friday } })
    await sendDueNotices()
    testApp.clock.advance(10 * 60_000)
    const writer = await testApp.pool.connect()
    await writer.query('begin')
    await writer.query(`update pickups set pick_up_at = '2026-02-10T02:30:00Z' where id = $1`, [id])
    await sendDueNotices()
    await writer.query('commit')
    writer.release()
    await notifyAfterTenMinutes()
    expect((await inboxOf(customer)).at(-1)?.facts.to).toBe('2026-02-10T02:30:00.000Z')
  })
})

describe('who is told', () => {
  it('are the customers of the site alone, to whom another site is named', { tags: ['10.7-08'] }, async () => {
    const other = await createSite(staff, organization, { name: 'Back gate' })
    const ofMain = await signInAs(testApp, 'USER', organization, { siteIds: [organization] })
    const ofOther = await signInAs(testApp, 'USER', organization, { siteIds: [other] })
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    const id = await plan(thursday)
    await staff.call('PATCH', `/logistics/${id}`, { body: { siteId: other } })
    await notifyAfterTenMinutes()
    const moved = { kind: 'pickup-moved', facts: { from: thursday, to: thursday, place: 'Back gate' } }
    expect(await inboxOf(customer)).toMatchObject([moved])
    expect(await inboxOf(ofMain)).toMatchObject([moved])
    expect(await inboxOf(ofOther)).toMatchObject([{ kind: 'pickup-planned', facts: { at: thursday } }])
    expect(await inboxOf(stranger)).toEqual([])
  })

  it('are the driver who was to come and the one who is', { tags: ['10.7-08'] }, async () => {
    const other = await signInAs(testApp, 'DRIVER')
    const id = await plan(thursday, { driver: driver.id })
    await staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime: friday } })
    await notifyAfterTenMinutes()
    await staff.call('PATCH', `/logistics/${id}`, { body: { vehicle: { plate_number: '', driver: other.id } } })
    await notifyAfterTenMinutes()
    await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'CANCELLED' } })
    await notifyAfterTenMinutes()
    expect(await kindsOf(driver)).toEqual(['pickup-moved', 'pickup-unassigned'])
    expect(await kindsOf(other)).toEqual(['pickup-assigned', 'pickup-cancelled'])
    expect((await inboxOf(other))[0]?.facts.place).toMatch(/^Golden Lotus Trading/)
    expect(await kindsOf(customer)).toEqual(['pickup-moved', 'pickup-cancelled'])
  })
})

describe('a schedule', () => {
  it('is told once when it is made, in one message, and not again each night', { tags: ['10.7-08'] }, async () => {
    await createSchedule(staff, organization, { driver: driver.id })
    await notifyAfterTenMinutes()
    const [planned, ...others] = await inboxOf(customer)
    expect([planned?.kind, planned?.facts.number, others]).toEqual(['pickup-planned', '16', []])
    expect(planned?.facts).toMatchObject({ first: '2026-02-06', last: '2026-03-31', more: '4' })
    expect(await kindsOf(driver)).toEqual(['pickup-assigned'])
    for (const night of ['2026-02-12T19:00:00Z', '2026-02-20T19:00:00Z']) {
      testApp.clock.set(night)
      await generateAllPickups(testApp.app)
      await notifyAfterTenMinutes()
    }
    expect(await kindsOf(customer)).toHaveLength(1)
    expect(await kindsOf(driver)).toHaveLength(1)
  })

  it('is told when its time, its driver or its end changes', { tags: ['10.7-08'] }, async () => {
    const id = await createSchedule(staff, organization, { driver: driver.id })
    await forgetAll()
    const change = (body: object) => staff.call('PATCH', `/schedules/${id}`, { body })
    expect((await change({ timeOfDay: '09:00' })).status).toBe(200)
    await notifyAfterTenMinutes()
    const other = await signInAs(testApp, 'DRIVER')
    await change({ driver: other.id })
    await notifyAfterTenMinutes()
    await staff.call('DELETE', `/schedules/${id}`)
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual(['pickup-moved', 'pickup-cancelled'])
    expect(await kindsOf(driver)).toEqual(['pickup-moved', 'pickup-unassigned'])
    expect(await kindsOf(other)).toEqual(['pickup-assigned', 'pickup-cancelled'])
  })
})

it('tells of a merge of sites, and drivers of an organization that is archived', { tags: ['10.7-08'] }, async () => {
  const from = await createSite(staff, organization)
  const into = await createSite(staff, organization, { name: 'Front gate' })
  await createSchedule(staff, organization, { siteId: from, driver: driver.id })
  await forgetAll()
  await staff.call('POST', `/sites/${from}/merge`, { body: { into } })
  await notifyAfterTenMinutes()
  const [merged] = await inboxOf(customer)
  expect([merged?.kind, merged?.facts.number]).toEqual(['pickup-moved', '16'])
  expect(merged?.facts.moved).toContain('Front gate')
  await staff.call('DELETE', `/organizations/${organization}`)
  await notifyAfterTenMinutes()
  expect(await kindsOf(driver)).toEqual(['pickup-moved', 'pickup-cancelled'])
})

describe('what another notice tells in its own words', { tags: ['10.7-09'] }, () => {
  const ask = async (form: object) =>
    (await customer.call('POST', '/pickup_requests', { body: { organizationId: organization, ...form } })).body.data._id

  it('is told once to who asked, and to colleagues and the driver as any change', async () => {
    const colleague = await signInAs(testApp, 'USER', organization)
    const pickupId = await plan(thursday, { driver: driver.id })
    const id = await ask({ kind: 'move', pickup: pickupId, wantedAt: friday })
    expect((await staff.call('POST', `/pickup_requests/${id}/accept`, { body: {} })).status).toBe(200)
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual(['request-answered'])
    expect(await kindsOf(colleague)).toEqual(['pickup-moved'])
    expect(await inboxOf(driver)).toMatchObject([{ kind: 'pickup-moved', facts: { from: thursday, to: friday } }])
  })

  it('is not told to the customer who agrees to it', async () => {
    const pickupId = await plan(thursday)
    const id = await ask({ kind: 'move', pickup: pickupId, wantedAt: friday })
    const body = { counterAt: '2026-02-07T02:30:00.000Z' }
    await staff.call('POST', `/pickup_requests/${id}/counter`, { body })
    expect((await customer.call('POST', `/pickup_requests/${id}/agree`, { body: {} })).status).toBe(200)
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual(['request-answered'])
  })

  it('is told of what comes after it', async () => {
    const pickupId = await plan(thursday)
    const id = await ask({ kind: 'move', pickup: pickupId, wantedAt: friday })
    await staff.call('POST', `/pickup_requests/${id}/accept`, { body: {} })
    const again = '2026-02-07T02:30:00.000Z'
    await staff.call('PATCH', `/logistics/${pickupId}`, { body: { pickUpTime: again } })
    await notifyAfterTenMinutes()
    expect((await inboxOf(customer)).at(-1)).toMatchObject({ kind: 'pickup-moved', facts: { from: friday, to: again } })
  })

  it('is a pickup that was not collected, and the one that makes up for it', async () => {
    const id = await plan('2026-02-03T02:30:00.000Z')
    await staff.call('POST', `/logistics/${id}/outcomes`, { body: { code: 'flooded' } })
    await staff.call('POST', `/logistics/${id}/follow_ups`, { body: { pickUpTime: friday } })
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual(['pickup-not-collected', 'pickup-moved'])
  })

  it('is a holiday, of which the driver is told too', async () => {
    const _id = await plan(thursday, { driver: driver.id })
    const decisions = [{ _id, __v: 0, decision: 'move', day: '2026-02-06' }]
    const decided = await staff.call('POST', '/holiday_pickups', { body: { decisions } })
    expect(decided.body.data).toMatchObject({ moved: 1 })
    await notifyAfterTenMinutes()
    expect(await kindsOf(customer)).toEqual(['holiday-moves'])
    expect(await kindsOf(driver)).toEqual(['pickup-moved'])
  })
})
