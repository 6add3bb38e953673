import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createOrganization, createSchedule, createSite, scheduleForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
})
/** Tuesdays and Fridays at 07:00 until the end of March. */
beforeEach(async () => {
  organization = await createOrganization(staff)
  await createSchedule(staff, organization, { endsOn: '2026-03-31', driver: driver.id })
})

const equal = 'This site has an equal schedule already: the same way type and time, on the same days.'
const twice = 'The driver has another schedule at this time.'
const over = 'The contract ends before the first day, so that no pickup is made.'
const add = (overrides: object, to = organization) =>
  staff.call('POST', '/schedules', { body: { ...scheduleForm(to), isSure: false, ...overrides } })
const messagesOf = (body: { issues?: Array<{ message: string }> }) => (body.issues ?? []).map(({ message }) => message)

it('a schedule like one that runs already is asked about, and made once somebody is sure', {
  tags: ['10.3-13'],
}, async () => {
  const { status, body } = await add({ weekdays: [5] })
  expect([status, body.code, body.issues]).toEqual([409, 'record.doubtful', [{ path: 'timeOfDay', message: equal }]])
  expect((await add({ weekdays: [5], isSure: true })).status).toBe(201)
})

it.each([
  ['another weekday', { weekdays: [1, 4] }],
  ['another time', { timeOfDay: '07:30' }],
  ['another way type', { wayType: 'Organic' }],
  ['a later period', { startsOn: '2026-04-01' }],
  ['the other weeks', { startsOn: '2026-03-31', everyWeeks: 2, weekdays: [5] }],
])('a schedule on %s is not', async (_what, overrides) => {
  expect((await add(overrides)).status).toBe(201)
})

it('a schedule of another site is not, unless its driver would be at both at once', { tags: ['10.3-13'] }, async () => {
  const siteId = await createSite(staff, organization)
  expect((await add({ siteId })).status).toBe(201)
  const { status, body } = await add({ driver: driver.id }, await createOrganization(staff))
  expect([status, messagesOf(body)]).toEqual([409, [twice]])
})

it('a schedule that begins after the contract ends is asked about', { tags: ['10.3-13'] }, async () => {
  const ended = await createOrganization(staff, { expiredDate: '2026-03-01' })
  const { status, body } = await add({ startsOn: '2026-03-02' }, ended)
  expect([status, body.issues]).toEqual([409, [{ path: 'startsOn', message: over }]])
  expect((await add({ startsOn: '2026-03-01' }, ended)).status).toBe(201)
})

it('a change is asked about only for what it brings', { tags: ['10.3-13'] }, async () => {
  const id = (await add({ weekdays: [1] })).body.data._id
  const change = (body: object) => staff.call('PATCH', `/schedules/${id}`, { body: { isSure: false, ...body } })
  expect((await change({ plate_number: 'YGN-1' })).status).toBe(200)
  const { status, body } = await change({ weekdays: [1, 2] })
  expect([status, messagesOf(body)]).toEqual([409, [equal]])
  expect((await change({ weekdays: [1, 2], isSure: true })).status).toBe(200)
  expect((await change({ plate_number: 'YGN-2' })).status).toBe(200)
})
