import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createOrganization, createPickup, createSchedule, createSite } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on 3 February 2026, a Tuesday.
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  driver = await signInAs(testApp, 'DRIVER')
})
beforeEach(async () => {
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
})

type Row = { _id: string; marks: string[] }
const marksIn = ({ body }: { body: { data: Row[] } }) =>
  Object.fromEntries(body.data.map((row) => [row._id, row.marks]))
const calendar = { from: '2026-02-01', to: '2026-02-28' }
const staffCalendar = async (actor = staff) =>
  marksIn(await actor.call('GET', '/logistics?view=calendar', { query: { ...calendar, organizationId: organization } }))
const ownCalendar = async (actor = customer) =>
  marksIn(await actor.call('GET', `/logistics/organizations/${organization}`, { query: { year: '2026' } }))
async function ask(pickup: string, kind: 'move' | 'cancel') {
  const body = {
    organizationId: organization,
    kind,
    pickup,
    ...(kind === 'move' && { wantedAt: '2026-02-20T03:00:00Z' }),
  }
  return (await customer.call('POST', '/pickup_requests', { body })).body.data._id
}
async function fail(pickup: string) {
  await staff.call('POST', `/logistics/${pickup}/outcomes`, { body: { code: 'flooded' } })
}

it('a pickup of a schedule is marked in calendars, lists and on its own, and one made by hand is not', {
  tags: ['10.6-11'],
}, async () => {
  await createSchedule(staff, organization, { weekdays: [2], endsOn: '2026-02-10' })
  const byHand = await createPickup(staff, organization, '2026-02-11T03:00:00Z')
  const marks = await staffCalendar()
  const [made = ''] = Object.keys(marks).filter((id) => id !== byHand)
  expect(marks).toEqual({ [made]: ['schedule'], [byHand]: [] })
  expect(await ownCalendar()).toEqual(marks)
  expect(marksIn(await staff.call('GET', '/logistics', { query: { organizationId: organization } }))).toEqual(marks)
  expect((await staff.call('GET', `/logistics/${made}`)).body.data.marks).toEqual(['schedule'])
})

it('the calendar of an organization names the schedule that a pickup comes from', async () => {
  const schedule = await createSchedule(staff, organization, { weekdays: [2], endsOn: '2026-02-10' })
  await createPickup(staff, organization, '2026-02-11T03:00:00Z')
  const { data } = (await customer.call('GET', `/logistics/organizations/${organization}`, { query: { year: '2026' } }))
    .body
  expect(data.map((row: { schedule: string | null }) => row.schedule)).toEqual([schedule, null])
})

it('a request about a pickup is marked until it is settled', { tags: ['10.6-11'] }, async () => {
  const moved = await createPickup(staff, organization, '2026-02-11T03:00:00Z')
  const cancelled = await createPickup(staff, organization, '2026-02-12T03:00:00Z')
  const move = await ask(moved, 'move')
  const cancel = await ask(cancelled, 'cancel')
  const requested = { [moved]: ['move-requested'], [cancelled]: ['cancel-requested'] }
  expect(await staffCalendar()).toEqual(requested)
  expect(await ownCalendar()).toEqual(requested)

  const counterAt = '2026-02-19T03:00:00Z'
  await staff.call('POST', `/pickup_requests/${move}/counter`, { body: { counterAt } })
  expect((await staffCalendar())[moved]).toEqual(['move-requested'])
  await customer.call('POST', `/pickup_requests/${move}/agree`, { body: {} })
  await customer.call('POST', `/pickup_requests/${cancel}/withdraw`, { body: {} })
  expect(await staffCalendar()).toEqual({ [moved]: [], [cancelled]: [] })
})

it('a pickup that failed is marked, in the list of the day too, until another one is planned for it', {
  tags: ['10.6-11'],
}, async () => {
  const failed = await createPickup(staff, organization, '2026-02-03T02:00:00Z')
  await staff.call('PATCH', `/logistics/${failed}`, { body: { status: 'CONFIRMED', vehicle: { driver: driver.id } } })
  await staff.call('PATCH', `/logistics/${failed}`, { body: { status: 'ONHOLD' } })
  expect((await staffCalendar())[failed]).toEqual([])
  await fail(failed)
  await fail(failed)
  expect((await staffCalendar())[failed]).toEqual(['not-collected'])
  expect((await staffCalendar(driver))[failed]).toEqual(['not-collected'])
  expect(marksIn(await staff.call('GET', '/logistics/today'))[failed]).toEqual(['not-collected'])
  expect((await ownCalendar())[failed]).toEqual(['not-collected'])

  await customer.call('POST', `/logistics/${failed}/missed_reports`, {
    body: { kind: 'dispute', note: 'We were there' },
  })
  expect((await staffCalendar())[failed]).toEqual(['not-collected', 'missed-reported'])
  const body = { pickUpTime: '2026-02-13T03:00:00Z' }
  await staff.call('POST', `/logistics/${failed}/follow_ups`, { body })
  expect((await staffCalendar())[failed]).toEqual(['missed-reported'])
})

it('the data table has no marks, and users of one site see none of another', async () => {
  const site = await createSite(staff, organization)
  const pickup = await createPickup(staff, organization, '2026-02-11T03:00:00Z')
  await ask(pickup, 'cancel')
  const branch = await signInAs(testApp, 'USER', organization, { siteIds: [site] })
  expect(await ownCalendar(branch)).toEqual({})
  const weighed = await customer.call('GET', `/logistics/organizations/${organization}`, {
    query: { include: 'items' },
  })
  expect(weighed.body.data.every((row: object) => !('marks' in row))).toBe(true)
})
