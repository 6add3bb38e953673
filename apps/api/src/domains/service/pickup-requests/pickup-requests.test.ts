import { undoWaitMs } from '@thant/contracts/durations'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sendDueMails } from '#domains/customers/notifications/due-mails.service.ts'
import { createOrganization, createPickup, createSite } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'
import { expireRequests } from './expire-requests.service.ts'

const testApp = useTestApp()
let admin: TestActor
let staff: TestActor
let service: TestActor
let organization: string
let customer: TestActor

/** Tuesday in Yangon, 09:30. The cut-off for Thursday is Wednesday at 16:00. */
const now = '2026-02-03T03:00:00Z'
const thursday = '2026-02-05T02:30:00.000Z'
const friday = '2026-02-06T02:30:00.000Z'
const cutOffForThursday = Date.parse('2026-02-04T09:30:00Z')

beforeAll(async () => {
  testApp.clock.set(now)
  admin = await signInAs(testApp, 'SUPER ADMIN')
  staff = await signInAs(testApp, 'OPERATION')
  service = await signInAs(testApp, 'CUSTOMER SERVICE')
  await admin.call('PATCH', '/company', { body: { phone: '01 234 567' } })
})

beforeEach(async () => {
  testApp.clock.set(now)
  // Sessions last a quarter of an hour, and the clock of these tests moves.
  organization = await createOrganization(admin)
  customer = await signInAs(testApp, 'USER', organization)
})

const requested = (overrides: Record<string, unknown> = {}) => ({
  organizationId: organization,
  kind: 'extra',
  wantedAt: thursday,
  wasteTypes: ['Papers', 'Organic'],
  amountNote: 'About ten bags',
  note: 'At the back gate',
  ...overrides,
})
const ask = (overrides: Record<string, unknown> = {}, actor: TestActor = customer) =>
  actor.call('POST', '/pickup_requests', { body: requested(overrides) })
async function askFor(overrides: Record<string, unknown> = {}): Promise<string> {
  return (await ask(overrides)).body.data._id
}
const step = (actor: TestActor, id: string, name: string, body?: object) =>
  actor.call('POST', `/pickup_requests/${id}/${name}`, { body })
async function pickupOf(id: string) {
  return (await staff.call('GET', `/logistics/${id}`)).body.data
}
const subjectsTo = async (person: TestActor) => (await mailsTo(testApp, person.email)).map(({ subject }) => subject)

it('makes the extra pickup when staff accept, and not before, and tells the customer once', {
  tags: ['10.6-05'],
}, async () => {
  const { status, body } = await ask()
  expect([status, body.data.state, body.data.pickup]).toEqual([201, 'OPEN', null])
  expect(body.data.expiresAt).toBe('2026-02-04T09:30:00.000Z')
  const planned = () => customer.call('GET', `/logistics/organizations/${organization}?year=2026`)
  expect((await planned()).body.data).toEqual([])
  const accepted = await step(staff, body.data._id, 'accept', { pickUpTime: '2026-02-05T06:30:00.000Z' })
  expect([accepted.status, accepted.body.data.state]).toEqual([200, 'ACCEPTED'])
  const [pickup] = (await planned()).body.data
  expect(pickup).toMatchObject({
    pickUpTime: '2026-02-05T06:30:00.000Z',
    status: 'CONFIRMED',
    wayType: 'Dry + Organic',
  })
  const { rows } = await testApp.pool.query('select planned_by, site_id, remark from pickups where id = $1', [
    pickup._id,
  ])
  expect(rows).toEqual([{ planned_by: 'request', site_id: organization, remark: 'About ten bags\nAt the back gate' }])
  expect(await subjectsTo(customer)).toEqual(['Your extra pickup is planned for Thu 5 Feb 2026, 13:00'])
})

it('moves and cancels a pickup as the customer asks', { tags: ['10.6-05'] }, async () => {
  const [moved, cancelled] = [
    await createPickup(staff, organization, thursday),
    await createPickup(staff, organization, friday),
  ]
  const move = await askFor({ kind: 'move', pickup: moved, wantedAt: '2026-02-07T02:30:00.000Z' })
  expect((await step(staff, move, 'accept', {})).status).toBe(200)
  expect((await pickupOf(moved)).pickUpTime).toBe('2026-02-07T02:30:00.000Z')
  const cancel = await askFor({ kind: 'cancel', pickup: cancelled, wantedAt: undefined })
  expect((await step(service, cancel, 'accept', {})).status).toBe(200)
  expect((await pickupOf(cancelled)).status).toBe('CANCELLED')
  expect(await subjectsTo(customer)).toEqual([
    'Your pickup of Thu 5 Feb 2026, 09:00 was moved to Sat 7 Feb 2026, 09:00, as you asked',
    'Your pickup of Fri 6 Feb 2026, 09:00 was cancelled, as you asked',
  ])
})

it('declines with a reason, which the customer reads', { tags: ['10.6-03'] }, async () => {
  const id = await askFor()
  expect((await step(staff, id, 'decline', { note: '' })).body.issues[0].path).toBe('note')
  expect((await step(staff, id, 'decline', { note: 'All lorries are out' })).body.data.state).toBe('DECLINED')
  expect(await mailsTo(testApp, customer.email)).toEqual([])
  testApp.clock.advance(undoWaitMs)
  await sendDueMails(testApp.app)
  const [mail] = await mailsTo(testApp, customer.email)
  expect(mail?.subject).toBe('We cannot make an extra pickup on Thu 5 Feb 2026, 09:00')
  expect(mail?.text).toContain('Note: All lorries are out')
  expect(mail?.text).toContain('Please ask for another day in the portal, or call us.')
  const { data } = (await customer.call('GET', `/pickup_requests/${id}`)).body
  expect([data.answerNote, data.answeredBy]).toEqual(['All lorries are out', null])
})

it('lets the customer take an offered time from the mail without signing in, once', { tags: ['10.6-07'] }, async () => {
  const pickup = await createPickup(staff, organization, thursday)
  const id = await askFor({ kind: 'move', pickup, wantedAt: friday })
  expect((await step(staff, id, 'counter', { counterAt: '2026-02-06T07:30:00Z' })).body.data.state).toBe('COUNTERED')
  const [mail] = await mailsTo(testApp, customer.email)
  const path = `/pickup_requests/offers/${/\/offer\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}`
  const open = await call(testApp.app, 'GET', path)
  expect(open.body.data).toMatchObject({
    state: 'COUNTERED',
    counterAt: '2026-02-06T07:30:00.000Z',
    phone: '01 234 567',
  })
  expect((await call(testApp.app, 'POST', `${path}/agree`, { body: {} })).body.data.state).toBe('AGREED')
  expect((await pickupOf(pickup)).pickUpTime).toBe('2026-02-06T07:30:00.000Z')
  const again = await call(testApp.app, 'POST', `${path}/refuse`)
  expect([again.status, again.body.code]).toEqual([409, 'pickup-request.no-such-step'])
  expect((await call(testApp.app, 'GET', path)).body.data.state).toBe('AGREED')
  const { rows } = await testApp.pool.query(
    `select actor_id from audit_entries where action = 'pickup-request.agree' and entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ actor_id: customer.id }])
})

it('keeps out of the former mailbox once the customer has another e-mail address', { tags: ['R-sec-09'] }, async () => {
  const id = await askFor()
  await step(staff, id, 'counter', { counterAt: friday })
  const [mail] = await mailsTo(testApp, customer.email)
  const offer = `/pickup_requests/offers/${/\/offer\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}`
  const off = `/notifications/off/${/\/notifications\/off\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}`
  const works = async (path: string) => (await call(testApp.app, 'GET', path)).status
  expect([await works(offer), await works(off)]).toEqual([200, 200])
  const moved = {
    name: customer.name,
    email: 'new.mailbox@lotus.example',
    phoneNumber: '09 123 456 789',
    type: 'USER',
    organizationId: organization,
  }
  expect((await admin.call('PATCH', `/users/${customer.id}`, { body: moved })).status).toBe(200)
  expect([await works(offer), await works(off)]).toEqual([404, 404])
  const agreed = await call(testApp.app, 'POST', `${offer}/agree`, { body: {} })
  expect([agreed.status, agreed.body.code]).toEqual([404, 'mail-link.not-found'])
  expect((await staff.call('GET', `/pickup_requests/${id}`)).body.data.state).toBe('COUNTERED')
})

it('lets the customer refuse an offer or withdraw a request', { tags: ['10.6-03'] }, async () => {
  const [offered, withdrawn] = [await askFor(), await askFor({ wantedAt: friday })]
  await step(staff, offered, 'counter', { counterAt: friday, note: 'Friday is free' })
  expect((await step(customer, offered, 'refuse')).body.data.state).toBe('REFUSED')
  expect((await step(customer, withdrawn, 'withdraw')).body.data.state).toBe('WITHDRAWN')
  expect((await step(staff, withdrawn, 'accept', {})).body.code).toBe('pickup-request.no-such-step')
})

it.each([
  [-60_000, 201],
  [0, 409],
  [60_000, 409],
])(
  'answers a customer %i ms from the cut-off with %i, and the phone when it is too late',
  { tags: ['10.6-02'] },
  async (offset, status) => {
    testApp.clock.set(new Date(cutOffForThursday + offset).toISOString())
    customer = await signInAs(testApp, 'USER', organization)
    const late = await ask()
    expect(late.status).toBe(status)
    if (status === 409) expect(late.body.message).toContain('01 234 567')
    const { data } = (await customer.call('GET', `/pickup_requests/cut_off?at=${thursday}`)).body
    expect([data.until, data.isPast, data.phone]).toEqual(['2026-02-04T09:30:00.000Z', status === 409, '01 234 567'])
  },
)

it('lets staff ask for a customer at any time', { tags: ['10.6-02'] }, async () => {
  testApp.clock.set('2026-02-04T12:00:00Z')
  service = await signInAs(testApp, 'CUSTOMER SERVICE')
  staff = await signInAs(testApp, 'OPERATION')
  const { status, body } = await ask({}, service)
  expect([status, body.data.expiresAt]).toEqual([201, thursday])
  await step(staff, body.data._id, 'accept', {})
  expect(await subjectsTo(customer)).toHaveLength(1)
})

it('refuses what is incomplete or in the past, at its field', { tags: ['10.6-01'] }, async () => {
  const path = async (overrides: Record<string, unknown>) => (await ask(overrides)).body.issues?.[0]?.path
  expect(await path({ wantedAt: undefined })).toBe('wantedAt')
  expect(await path({ wantedAt: '2026-02-01T02:30:00Z' })).toBe('wantedAt')
  expect(await path({ kind: 'cancel' })).toBe('pickup')
  expect(await path({ kind: 'swap' })).toBe('kind')
  expect(await path({ photos: Array.from({ length: 5 }, () => `${'a'.repeat(32)}.jpg`) })).toBe('photos')
  expect(await path({ photos: [`${'a'.repeat(32)}.jpg`] })).toBe('photos.0')
  const id = await askFor()
  expect((await step(staff, id, 'accept', { pickUpTime: friday })).body.issues[0].path).toBe('pickUpTime')
  const done = await createPickup(staff, organization, '2026-02-02T02:30:00Z')
  expect((await ask({ kind: 'cancel', pickup: done })).body.code).toBe('pickup-request.pickup-settled')
})

it('has one open request a pickup', { tags: ['10.6-06'] }, async () => {
  const pickup = await createPickup(staff, organization, thursday)
  const asking = Array.from({ length: 5 }, () => ask({ kind: 'move', pickup, wantedAt: friday }))
  const statuses = (await Promise.all(asking)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409])
})

it('overwrites no change that was made to the pickup since the customer asked', { tags: ['10.6-05'] }, async () => {
  const pickup = await createPickup(staff, organization, thursday)
  const id = await askFor({ kind: 'move', pickup, wantedAt: friday })
  await staff.call('PATCH', `/logistics/${pickup}`, { body: { pickUpTime: '2026-02-05T04:30:00Z' } })
  const refused = await step(staff, id, 'accept', {})
  expect([refused.status, refused.body.code]).toEqual([409, 'pickup-request.pickup-changed'])
  const { data } = (await staff.call('GET', `/pickup_requests/${id}`)).body
  expect([data.state, data.pickup.isChanged]).toEqual(['OPEN', true])
  expect((await step(staff, id, 'accept', { pickupVersion: data.pickup.__v })).status).toBe(200)
  expect((await pickupOf(pickup)).pickUpTime).toBe(friday)
})

it('expires what nobody settled by the cut-off, at once for readers, and tells the customer once', {
  tags: ['10.6-03'],
}, async () => {
  const id = await askFor()
  testApp.clock.set('2026-02-04T09:30:00Z')
  customer = { ...(await signInAs(testApp, 'USER', organization)), email: customer.email }
  staff = await signInAs(testApp, 'OPERATION')
  expect((await staff.call('GET', `/pickup_requests/${id}`)).body.data.state).toBe('EXPIRED')
  expect((await step(customer, id, 'withdraw')).body.code).toBe('pickup-request.expired')
  await Promise.all([expireRequests(testApp.app), expireRequests(testApp.app)])
  await expireRequests(testApp.app)
  expect(await subjectsTo(customer)).toEqual([
    'Your request for a pickup on Thu 5 Feb 2026, 09:00 was not settled in time. Please call us.',
  ])
})

it('accepts cancellations in time without an answer, if the company says so', { tags: ['10.6-08'] }, async () => {
  await testApp.pool.query('update company set accepts_cancellations = true')
  const pickup = await createPickup(staff, organization, thursday)
  const { data } = (await ask({ kind: 'cancel', pickup, wantedAt: undefined })).body
  await testApp.pool.query('update company set accepts_cancellations = false')
  expect([data.state, data.answeredBy]).toEqual(['ACCEPTED', null])
  expect((await pickupOf(pickup)).status).toBe('CANCELLED')
})

it('takes nothing for archived organizations and sites', { tags: ['10.6-01'] }, async () => {
  await testApp.pool.query('update sites set archived_at = now() where id = $1', [organization])
  expect((await ask()).body.issues[0].path).toBe('siteId')
  await testApp.pool.query('update sites set archived_at = null where id = $1', [organization])
  await testApp.pool.query('update organizations set archived_at = now() where id = $1', [organization])
  expect((await ask({}, service)).body.issues[0].path).toBe('organizationId')
})

it('refuses a site of another organization and an unknown one at its field, and hides other branches', async () => {
  const foreign = await createOrganization(admin)
  const nowhere = '00000000-0000-4000-8000-000000000000'
  for (const siteId of [foreign, nowhere]) {
    for (const by of [customer, service]) {
      const { status, body } = await ask({ siteId }, by)
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'siteId'])
    }
  }
  const branch = await signInAs(testApp, 'USER', organization, { siteIds: [await createSite(admin, organization)] })
  expect((await ask({ siteId: organization }, branch)).body.code).toBe('site.not-found')
})

it("shows and takes only the customer's own", { tags: ['10.6-01'] }, async () => {
  const other = await signInAs(testApp, 'USER', await createOrganization(admin))
  const pickup = await createPickup(staff, organization, thursday)
  const id = await askFor()
  expect((await other.call('GET', '/pickup_requests')).body.data).toEqual([])
  expect((await ask({}, other)).body.code).toBe('organization.not-found')
  const own = { organizationId: other.organizationId, kind: 'cancel', pickup }
  expect((await ask(own, other)).body.code).toBe('pickup.not-found')
  for (const name of ['agree', 'refuse', 'withdraw']) expect((await step(other, id, name, {})).status).toBe(404)
  expect((await customer.call('GET', '/pickup_requests?isOpen=true')).body.total).toBe(1)
})

it('sorts by wanted time, with cancellations last, by kind and by state, for staff and customers', {
  tags: ['10.6-10'],
}, async () => {
  const move = await createPickup(staff, organization, friday)
  const cancel = await createPickup(staff, organization, thursday)
  await askFor({ kind: 'move', pickup: move, wantedAt: friday })
  const extra = await askFor({ wantedAt: thursday })
  await askFor({ kind: 'cancel', pickup: cancel, wantedAt: undefined })
  await step(staff, extra, 'decline', { note: 'No' })
  const read = async (actor: TestActor, sort: string, field: 'kind' | 'state') => {
    const { body } = await actor.call('GET', `/pickup_requests?organizationId=${organization}&sort=${sort}`)
    return body.data.map((request: Record<string, string>) => request[field])
  }
  for (const actor of [staff, customer]) {
    expect(await read(actor, 'wantedAt', 'kind')).toEqual(['extra', 'move', 'cancel'])
    expect(await read(actor, '-wantedAt', 'kind')).toEqual(['cancel', 'move', 'extra'])
    expect(await read(actor, 'kind', 'kind')).toEqual(['cancel', 'extra', 'move'])
    expect(await read(actor, '-state', 'state')).toEqual(['OPEN', 'OPEN', 'DECLINED'])
  }
  const named = await staff.call('GET', '/pickup_requests?sort=organization')
  const names = named.body.data.map((request: { organization: { name: string } }) => request.organization.name)
  expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other, 'en')))
})

it('counts what is open, and says how long an answer takes', { tags: ['10.6-09'] }, async () => {
  await testApp.pool.query('delete from pickup_requests')
  const ids = [await askFor(), await askFor(), await askFor()]
  testApp.clock.advance(10 * 60_000)
  await step(staff, ids[0] ?? '', 'decline', { note: 'Full' })
  testApp.clock.advance(4 * 60_000)
  await step(staff, ids[1] ?? '', 'decline', { note: 'Full' })
  expect((await staff.call('GET', '/pickup_requests/summary')).body.data).toEqual({ open: 1, medianMinutes: 12 })
  const file = await staff.call('GET', '/pickup_requests/export?state=DECLINED')
  expect(file.text.trim().split('\n')).toHaveLength(3)
})
