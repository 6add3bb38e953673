import { beforeEach, expect, it } from 'vitest'
import { createOrganization, createSite } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let customer: TestActor
let organizationId: string
let siteId: string
let failed: string

const thursday = '2026-02-05T00:30:00.000Z'
const friday = '2026-02-06T00:30:00.000Z'

// 11:30 in Yangon on Tuesday, 3 February 2026; the pickup of 07:00 failed.
beforeEach(async () => {
  testApp.clock.set('2026-02-03T05:00:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
  organizationId = await createOrganization(staff)
  siteId = await createSite(staff, organizationId)
  customer = await signInAs(testApp, 'USER', organizationId)
  const vehicle = { plate_number: 'YGN 1A-2345', driver: driver.id }
  const body = { organizationId, siteId, pickUpTime: '2026-02-03T00:30:00Z', vehicle, status: 'CONFIRMED' }
  failed = (await staff.call('POST', '/logistics', { body })).body.data._id
  await staff.call('PATCH', `/logistics/${failed}`, { body: { wayType: 'Organic' } })
  await driver.call('POST', `/logistics/${failed}/outcomes`, { body: { code: 'flooded' } })
})

const ask = (overrides: object = {}) =>
  customer.call('POST', '/pickup_requests', {
    body: { organizationId, kind: 'move', pickup: failed, wantedAt: thursday, partOfDay: 'any', ...overrides },
  })
const step = (actor: TestActor, id: string, name: string, body: object = {}) =>
  actor.call('POST', `/pickup_requests/${id}/${name}`, { body })
const pickup = async (id: string) => (await staff.call('GET', `/logistics/${id}`)).body.data

it('is asked for another time, and the pickup that staff accept follows it with its site, kind and crew', {
  tags: ['10.5-09'],
}, async () => {
  const requested = await ask()
  expect([requested.status, requested.body.data.pickup]).toMatchObject([201, { _id: failed, hasFailed: true }])
  expect(requested.body.data).toMatchObject({ site: { _id: siteId }, expiresAt: '2026-02-04T09:30:00.000Z' })
  const accepted = await step(staff, requested.body.data._id, 'accept')
  expect([accepted.status, accepted.body.data.state]).toEqual([200, 'ACCEPTED'])
  const planned = accepted.body.data.pickup._id
  expect(await pickup(planned)).toMatchObject({
    pickUpTime: thursday,
    site: { _id: siteId },
    wayType: 'Organic',
    status: 'CONFIRMED',
    vehicle: { driver: { _id: driver.id }, plate_number: 'YGN 1A-2345' },
  })
  expect((await pickup(failed)).status).toBe('CANCELLED')
  const [failure] = (await staff.call('GET', `/outcomes?organizationId=${organizationId}`)).body.data
  expect(failure.followedBy._id).toBe(planned)
  const again = await staff.call('POST', `/logistics/${failed}/follow_ups`, { body: { pickUpTime: friday } })
  expect(again.body.code).toBe('outcome.followed')
  const subjects = (await mailsTo(testApp, customer.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Your pickup of Tue 3 Feb 2026, 07:00 was moved to Thu 5 Feb 2026, 07:00, as you asked')
})

it('is followed by the time that staff offer and the customer takes', { tags: ['10.5-09'] }, async () => {
  const { _id } = (await ask()).body.data
  const offered = await step(staff, _id, 'counter', { counterAt: friday })
  expect(offered.body.data).toMatchObject({ state: 'COUNTERED', expiresAt: '2026-02-05T09:30:00.000Z' })
  const agreed = await step(customer, _id, 'agree')
  expect(agreed.body.data.state).toBe('AGREED')
  expect(await pickup(agreed.body.data.pickup._id)).toMatchObject({ pickUpTime: friday, status: 'CONFIRMED' })
  expect((await pickup(failed)).status).toBe('CANCELLED')
})

it('is planned anew once, by staff or by the request', { tags: ['10.5-09'] }, async () => {
  const { _id } = (await ask()).body.data
  await staff.call('POST', `/logistics/${failed}/follow_ups`, { body: { pickUpTime: friday } })
  expect((await step(staff, _id, 'accept')).body.code).toBe('pickup-request.pickup-changed')
  const late = await ask()
  expect([late.status, late.body.code]).toEqual([409, 'pickup-request.pickup-settled'])
})

it('cannot be cancelled by a request', async () => {
  expect((await ask({ kind: 'cancel', wantedAt: undefined })).body.code).toBe('pickup-request.pickup-settled')
})
