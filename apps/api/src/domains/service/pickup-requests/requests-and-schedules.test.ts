import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createOrganization, createSchedule } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const now = '2026-02-03T03:00:00Z'
const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organization: string
let schedule: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
})

beforeEach(async () => {
  testApp.clock.set(now)
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
  schedule = await createSchedule(staff, organization, { startsOn: '2026-01-05', weekdays: [1], endsOn: '2026-02-22' })
})

const wanted = '2026-02-18T02:30:00.000Z'
const step = (actor: TestActor, id: string, name: string, body?: object) =>
  actor.call('POST', `/pickup_requests/${id}/${name}`, { body })

async function pickupsOfCustomer(): Promise<Array<{ _id: string; pickUpTime: string }>> {
  return (await staff.call('GET', '/logistics', { query: { organizationId: organization, sort: 'pickUpTime' } })).body
    .data
}
const daysOfCustomer = async () => (await pickupsOfCustomer()).map(({ pickUpTime }) => pickUpTime.slice(5, 10))

/** Asks to move the pickup of Monday, 16 February. */
async function askToMove(): Promise<string> {
  const pickup = (await pickupsOfCustomer()).at(1)?._id
  const body = { organizationId: organization, kind: 'move', pickup, wantedAt: wanted }
  return (await customer.call('POST', '/pickup_requests', { body })).body.data._id
}
async function takeTo(state: string): Promise<string> {
  const id = await askToMove()
  const counterAt = '2026-02-19T02:30:00.000Z'
  if (['COUNTERED', 'AGREED', 'REFUSED'].includes(state)) await step(staff, id, 'counter', { counterAt })
  if (state === 'WITHDRAWN') await step(customer, id, 'withdraw')
  if (state === 'DECLINED') await step(staff, id, 'decline', { note: 'The road is closed.' })
  if (state === 'REFUSED') await step(customer, id, 'refuse')
  if (state === 'AGREED') await step(customer, id, 'agree', {})
  if (state === 'ACCEPTED') await step(staff, id, 'accept', {})
  if (state === 'EXPIRED') testApp.clock.set('2026-02-14T09:31:00Z')
  return id
}
const toTuesdays = async () => {
  const { __v } = (await staff.call('GET', `/schedules/${schedule}`)).body.data
  return staff.call('PATCH', `/schedules/${schedule}`, { body: { from: '2026-02-15', weekdays: [2], __v } })
}

it.each(['WITHDRAWN', 'DECLINED', 'REFUSED', 'EXPIRED'])(
  'a pickup follows the change of its schedule although a request for it was %s, which still names it',
  { tags: ['10.3-04'] },
  async (state) => {
    const id = await takeTo(state)
    staff = await signInAs(testApp, 'OPERATION')
    expect((await toTuesdays()).status).toBe(200)
    expect(await daysOfCustomer()).toEqual(['02-09', '02-17'])
    const { body } = await staff.call('GET', `/pickup_requests/${id}`)
    expect([body.data.state, body.data.pickup.pickUpTime]).toEqual([state, '2026-02-16T00:30:00.000Z'])
  },
)

it.each([
  ['OPEN', ['02-16', '02-17']],
  ['COUNTERED', ['02-16', '02-17']],
  ['ACCEPTED', ['02-17', '02-18']],
  ['AGREED', ['02-17', '02-19']],
])(
  'a pickup whose request is %s stays as it is when its schedule changes',
  { tags: ['10.3-04'] },
  async (state, days) => {
    await takeTo(state)
    staff = await signInAs(testApp, 'OPERATION')
    expect((await toTuesdays()).status).toBe(200)
    expect(await daysOfCustomer()).toEqual(['02-09', ...days])
  },
)

it('a schedule that is changed back makes the day of a withdrawn request again', { tags: ['10.3-04'] }, async () => {
  await takeTo('WITHDRAWN')
  const { body } = await toTuesdays()
  await staff.call('PATCH', `/schedules/${body.data._id}`, { body: { weekdays: [1], __v: body.data.__v } })
  expect(await daysOfCustomer()).toEqual(['02-09', '02-16'])
})
