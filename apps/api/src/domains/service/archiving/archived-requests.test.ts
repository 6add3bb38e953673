import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createOrganization, createPickup, createSchedule, scheduleForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on Tuesday, 3 February 2026.
const testApp = useTestApp()
let admin: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
})
beforeEach(async () => {
  organization = await createOrganization(admin)
})

const ask = (overrides: object = {}) =>
  admin.call('POST', '/pickup_requests', {
    body: { organizationId: organization, kind: 'extra', wantedAt: '2026-02-12T02:30:00Z', ...overrides },
  })
const archive = () => admin.call('DELETE', `/organizations/${organization}`)
const restore = () => admin.call('POST', `/organizations/${organization}/restore`)
const read = async (path: string) => (await admin.call('GET', path)).body.data
const openRequests = async () => (await read('/pickup_requests/summary')).open
const ahead = () => read(`/organizations/${organization}/ahead`)
const listed = (path: string) => read(`${path}?organizationId=${organization}`)

it('an organization that is archived leaves no request open, as it was counted', { tags: ['10.3-08'] }, async () => {
  const openBefore = await openRequests()
  const pickup = await createPickup(admin, organization, '2026-02-11T02:30:00Z')
  const ids: string[] = [(await ask()).body.data._id, (await ask({ kind: 'cancel', pickup })).body.data._id]
  const offered = (await ask()).body.data._id
  await admin.call('POST', `/pickup_requests/${offered}/counter`, { body: { counterAt: '2026-02-13T04:30:00Z' } })
  await createSchedule(admin, organization, { startsOn: '2026-03-30', weekdays: [1] })
  expect([await openRequests(), await ahead()]).toEqual([
    openBefore + 3,
    { pickups: 2, trainings: 0, binOrders: 0, schedules: 1, requests: 3, reports: 0 },
  ])
  expect((await archive()).status).toBe(200)
  for (const id of [...ids, offered]) expect((await read(`/pickup_requests/${id}`)).state).toBe('WITHDRAWN')
  expect([await openRequests(), await ahead()]).toEqual([
    openBefore,
    { pickups: 0, trainings: 0, binOrders: 0, schedules: 0, requests: 0, reports: 0 },
  ])
})

it('an organization that is archived leaves no report of a missed pickup open, and the report says why', {
  tags: ['10.3-08'],
}, async () => {
  const body = { organizationId: organization, pickUpTime: '2026-02-03T01:30:00Z', status: 'CONFIRMED', isSure: true }
  const pickup = (await admin.call('POST', '/logistics', { body })).body.data._id
  const report = { kind: 'missed', note: 'Nobody came' }
  expect((await admin.call('POST', `/logistics/${pickup}/missed_reports`, { body: report })).status).toBe(201)
  expect(await ahead()).toMatchObject({ reports: 1 })
  await archive()
  expect(await ahead()).toMatchObject({ reports: 0 })
  const [closed] = await listed('/missed_reports')
  expect(closed).toMatchObject({
    state: 'CLOSED',
    answeredAt: '2026-02-03T03:00:00.000Z',
    answeredBy: { _id: admin.id },
  })
  await restore()
  const answer = await admin.call('POST', `/missed_reports/${closed._id}/answer`, {
    body: { state: 'UPHELD', note: 'Yes' },
  })
  expect(answer.body.code).toBe('missed-report.answered')
})

it('a restored organization is told what stays as it is: cancelled, ended and withdrawn', {
  tags: ['10.3-08'],
}, async () => {
  const pickup = await createPickup(admin, organization, '2026-02-11T02:30:00Z')
  const schedule = await createSchedule(admin, organization)
  const request = (await ask()).body.data._id
  await archive()
  const { body } = await restore()
  expect(body.message).toBe(
    'The organization was restored, and its users can sign in again. What was cancelled, ended or withdrawn with it stays so.',
  )
  expect([
    (await read(`/logistics/${pickup}`)).status,
    (await read(`/schedules/${schedule}`)).archivedAt,
    (await read(`/pickup_requests/${request}`)).state,
  ]).toEqual(['CANCELLED', '2026-02-03T03:00:00.000Z', 'WITHDRAWN'])
})

it('what is added at the moment of archiving is refused or goes with the organization', {
  tags: ['10.3-08'],
}, async () => {
  const openBefore = await openRequests()
  await Promise.all([
    archive(),
    ...Array.from({ length: 4 }, () => ask()),
    admin.call('POST', '/schedules', { body: scheduleForm(organization) }),
    admin.call('POST', '/logistics', { body: { organizationId: organization, pickUpTime: '2026-02-11T02:30:00Z' } }),
  ])
  expect([await openRequests(), await listed('/schedules')]).toEqual([openBefore, []])
  const statuses = (await listed('/logistics')).map(({ status }: { status: string }) => status)
  expect(statuses).not.toContain('REQUESTED')
  expect(statuses).not.toContain('CONFIRMED')
})
