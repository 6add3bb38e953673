import { beforeEach, expect, it } from 'vitest'
import { createOrganization, createSite } from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../../test/setup/mails.ts'
import { sendPickupReminders } from './pickup-reminders.service.ts'

// 17:00 in Yangon on 3 February 2026.
const five = '2026-02-03T10:30:00Z'
const testApp = useTestApp()
let staff: TestActor
let organization: string
let customer: TestActor

beforeEach(async () => {
  await testApp.pool.query('update pickups set archived_at = now() where archived_at is null')
  testApp.clock.set(five)
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
})

async function plan(pickUpTime: string, fields: Record<string, unknown> = {}): Promise<string> {
  const body = { organizationId: organization, pickUpTime, ...fields }
  return (await staff.call('POST', '/logistics', { body })).body.data._id
}

const remind = () => sendPickupReminders(testApp.app)

async function notificationsOf(person: TestActor): Promise<Array<{ kind: string; facts: Record<string, string> }>> {
  return (await person.call('GET', '/notifications')).body.data.entries
}

it('tells a customer at 17:00 of the pickups of tomorrow, in one notice', { tags: ['10.7-06'] }, async () => {
  const dry = await plan('2026-02-04T01:30:00Z', { status: 'CONFIRMED' })
  await staff.call('PATCH', `/logistics/${dry}`, { body: { wayType: 'Dry' } })
  await plan('2026-02-04T17:29:00Z')
  await plan('2026-02-03T17:29:00Z')
  await plan('2026-02-04T17:30:00Z')
  for (const status of ['CANCELLED', 'ONHOLD']) {
    await staff.call('PATCH', `/logistics/${await plan('2026-02-04T03:00:00Z')}`, { body: { status } })
  }
  testApp.clock.set('2026-02-03T10:29:59Z')
  await remind()
  expect(await notificationsOf(customer)).toEqual([])
  testApp.clock.set(five)
  await remind()
  expect(await notificationsOf(customer)).toMatchObject([
    {
      kind: 'pickup-tomorrow',
      facts: {
        day: '2026-02-04',
        number: '2',
        at: '2026-02-04T01:30:00.000Z',
        pickups: '2026-02-04T01:30:00.000Z|Dry|\n2026-02-04T17:29:00.000Z||',
      },
    },
  ])
  expect(await mailsTo(testApp, customer.email)).toEqual([])
})

it('mails it by preference, in the language of the person', async () => {
  const other = await signInAs(testApp, 'USER', organization)
  await customer.call('PATCH', '/me/preferences', { body: { language: 'my' } })
  for (const person of [customer, other]) {
    await person.call('PUT', '/notifications/choices', {
      body: { choices: [{ kind: 'pickup-tomorrow', mail: 'at-once' }] },
    })
  }
  await plan('2026-02-04T01:30:00Z')
  await plan('2026-02-04T06:30:00Z')
  await remind()
  const [burmese] = await mailsTo(testApp, customer.email)
  expect(burmese?.subject).toBe('မနက်ဖြန် အမှိုက် ၂ ကြိမ် လာသိမ်းပါမည် — ၂၀၂၆ ဖေဖော်ဝါရီ ၄၊ ဗုဒ္ဓဟူး')
  const [english, ...more] = await mailsTo(testApp, other.email)
  expect(english?.subject).toBe('Tomorrow we collect your waste: 2 pickups on Wed 4 Feb 2026')
  expect(english?.text).toContain('Wed 4 Feb 2026, 13:00: Waste collection')
  expect(more).toEqual([])
})

it('says between which times the crew comes where the order of the day was accepted', {
  tags: ['10.14-20'],
}, async () => {
  const id = await plan('2026-02-04T01:30:00Z', { status: 'CONFIRMED' })
  const arrive = (at: string) =>
    testApp.pool.query('update pickups set stop_number = 1, planned_arrival_at = $2 where id = $1', [id, at])
  await arrive('2026-02-04T02:51:00Z')
  await customer.call('PUT', '/notifications/choices', {
    body: { choices: [{ kind: 'pickup-tomorrow', mail: 'at-once' }] },
  })
  await remind()
  const [mail] = await mailsTo(testApp, customer.email)
  expect(mail?.subject).toBe('Tomorrow we collect your waste: Wed 4 Feb 2026, between 09:10 and 09:40')
  expect(mail?.text).toContain('Pickup: Waste collection')
  expect(mail?.text).toContain('Please put your waste out before the crew comes.')
  await arrive('2026-02-03T02:51:00Z')
  const other = await signInAs(testApp, 'USER', organization)
  await remind()
  expect((await notificationsOf(other))[0]?.facts.arrival).toBeUndefined()
})

it('tells each person once, by however many servers and however often', { tags: ['10.7-06'] }, async () => {
  const people = [customer, ...(await Promise.all([1, 2, 3].map(() => signInAs(testApp, 'USER', organization))))]
  await plan('2026-02-04T01:30:00Z')
  await Promise.all(Array.from({ length: 6 }, remind))
  await plan('2026-02-04T02:30:00Z')
  await remind()
  for (const person of people) expect(await notificationsOf(person)).toHaveLength(1)
})

it('tells a portal that was off at 17:00 until midnight, and of no other day later', {
  tags: ['10.7-06'],
}, async () => {
  await plan('2026-02-04T01:30:00Z')
  await plan('2026-02-05T01:30:00Z')
  testApp.clock.set('2026-02-03T17:29:00Z')
  const late = await signInAs(testApp, 'USER', organization)
  await remind()
  expect((await notificationsOf(late))[0]?.facts.day).toBe('2026-02-04')
  testApp.clock.set('2026-02-03T17:31:00Z')
  const next = await signInAs(testApp, 'USER', organization)
  await remind()
  expect(await notificationsOf(next)).toEqual([])
})

it('tells those who are limited to sites of these alone, with the site', { tags: ['10.7-06'] }, async () => {
  const branch = await createSite(staff, organization, { name: 'Hledan' })
  const [ofBranch, ofMain] = [
    await signInAs(testApp, 'USER', organization, { siteIds: [branch] }),
    await signInAs(testApp, 'USER', organization, { siteIds: [organization] }),
  ]
  await plan('2026-02-04T01:30:00Z', { siteId: branch })
  await remind()
  expect((await notificationsOf(ofBranch))[0]?.facts).toMatchObject({ pickups: '2026-02-04T01:30:00.000Z||Hledan' })
  expect(await notificationsOf(customer)).toHaveLength(1)
  expect(await notificationsOf(ofMain)).toEqual([])
})

it('tells nobody who was deactivated, nor of an archived organization, another one, or the staff', async () => {
  const gone = await signInAs(testApp, 'USER', organization)
  const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
  await testApp.pool.query('update users set deactivated_at = now() where id = $1', [gone.id])
  const archived = await createOrganization(staff)
  const former = await signInAs(testApp, 'USER', archived)
  for (const organizationId of [organization, archived]) await plan('2026-02-04T01:30:00Z', { organizationId })
  await testApp.pool.query('update organizations set archived_at = now() where id = $1', [archived])
  await remind()
  expect(
    [await notificationsOf(customer), await notificationsOf(stranger), await notificationsOf(staff)].map(
      ({ length }) => length,
    ),
  ).toEqual([1, 0, 0])
  const { rows } = await testApp.pool.query('select count(*)::int from notifications where user_id = any($1)', [
    [gone.id, former.id],
  ])
  expect(rows).toEqual([{ count: 0 }])
})
