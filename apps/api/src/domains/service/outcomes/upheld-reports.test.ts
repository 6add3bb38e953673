import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let customer: TestActor
let organization: string

// 11:30 in Yangon on 3 February 2026, a Tuesday.
beforeAll(async () => {
  testApp.clock.set('2026-02-03T05:00:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  driver = await signInAs(testApp, 'DRIVER')
})

beforeEach(async () => {
  testApp.clock.set('2026-02-03T05:00:00Z')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
})

async function plan(pickUpTime = '2026-02-03T02:00:00Z'): Promise<string> {
  const vehicle = { plate_number: 'YGN 1A-2345', driver: driver.id }
  const body = { organizationId: organization, pickUpTime, status: 'CONFIRMED', vehicle }
  return (await staff.call('POST', '/logistics', { body })).body.data._id
}

async function report(id: string, kind: 'missed' | 'dispute'): Promise<string> {
  const sent = await customer.call('POST', `/logistics/${id}/missed_reports`, { body: { kind, note: 'We waited' } })
  expect(sent.status).toBe(201)
  return sent.body.data._id
}

const answer = (report: string, state: 'UPHELD' | 'REJECTED') =>
  staff.call('POST', `/missed_reports/${report}/answer`, { body: { state, note: 'We looked into it' } })
const read = async (path: string, actor = staff) => (await actor.call('GET', path)).body.data
const rate = async () => (await read(`/outcomes/rates?organizationId=${organization}&from=2026-02&to=2026-02`))[0]

it('makes a pickup to which nobody came a missed one of the company, which is planned anew at once', {
  tags: ['10.5-08'],
}, async () => {
  const id = await plan()
  expect((await answer(await report(id, 'missed'), 'UPHELD')).status).toBe(200)
  expect(await read(`/logistics/${id}`)).toMatchObject({ status: 'ONHOLD', marks: ['not-collected'] })
  expect(await read(`/logistics/${id}/outcomes`, customer)).toMatchObject([{ code: 'not-visited', canDispute: false }])
  expect(await rate()).toMatchObject({ planned: 1, completed: 0, missed: { customer: 0, company: 1, neither: 0 } })
  const completed = await driver.call('PATCH', `/logistics/${id}`, {
    body: { status: 'COMPLETED', items: [item('Papers', 3)] },
  })
  expect([completed.status, completed.body.code]).toEqual([409, 'pickup.not-due'])
  const anew = await staff.call('POST', `/logistics/${id}/follow_ups`, { body: { pickUpTime: '2026-02-04T02:00:00Z' } })
  expect(anew.status).toBe(201)
  const [failure] = await read(`/outcomes?organizationId=${organization}`)
  expect(failure).toMatchObject({ code: 'not-visited', followedBy: { _id: anew.body.data._id } })
  expect(await rate()).toMatchObject({ planned: 1, missed: { company: 1 } })
})

it('takes a contradicted reason to the side of the company, and keeps what was recorded', {
  tags: ['10.5-08'],
}, async () => {
  const id = await plan()
  await driver.call('POST', `/logistics/${id}/outcomes`, { body: { code: 'nobody-there' } })
  expect(await rate()).toMatchObject({ missed: { customer: 1, company: 0 } })
  testApp.clock.set('2026-02-03T05:10:00Z')
  await answer(await report(id, 'dispute'), 'UPHELD')
  expect(await rate()).toMatchObject({
    planned: 1,
    missed: { customer: 0, company: 1, neither: 0 },
    reasons: [{ code: 'record-wrong', count: 1 }],
  })
  const outcomes = await read(`/logistics/${id}/outcomes`, customer)
  expect(outcomes.map(({ code }: { code: string }) => code)).toEqual(['record-wrong', 'nobody-there'])
  expect(outcomes.map(({ canDispute }: { canDispute: boolean }) => canDispute)).toEqual([false, false])
  const failures = await read(`/outcomes?organizationId=${organization}`)
  expect(failures.map(({ code, isOverruled }: Record<string, unknown>) => [code, isOverruled]).toSorted()).toEqual([
    ['nobody-there', true],
    ['record-wrong', false],
  ])
})

it('changes nothing of the pickup where the report is not upheld', async () => {
  const id = await plan()
  await answer(await report(id, 'missed'), 'REJECTED')
  expect(await read(`/logistics/${id}`)).toMatchObject({ status: 'CONFIRMED', marks: [] })
  expect(await read(`/logistics/${id}/outcomes`)).toEqual([])
})

it('leaves the weights of a pickup that was called completed to staff, who may plan another one', {
  tags: ['10.5-08'],
}, async () => {
  const id = await createPickup(staff, organization, '2026-02-03T01:00:00Z', [item('Papers', 7)])
  await answer(await report(id, 'dispute'), 'UPHELD')
  expect(await read(`/logistics/${id}`)).toMatchObject({ status: 'COMPLETED', items: [{ quantity: 7 }] })
  expect(await read(`/logistics/${id}/outcomes`)).toMatchObject([{ code: 'record-wrong' }])
  const anew = await staff.call('POST', `/logistics/${id}/follow_ups`, { body: { pickUpTime: '2026-02-04T02:00:00Z' } })
  expect(anew.status).toBe(201)
})

it('keeps a pickup that the crew completed after the report as it is', async () => {
  const id = await plan()
  const missed = await report(id, 'missed')
  await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items: [item('Papers', 3)] } })
  await answer(missed, 'UPHELD')
  expect(await read(`/logistics/${id}`)).toMatchObject({ status: 'COMPLETED', marks: [] })
  expect(await read(`/logistics/${id}/outcomes`)).toEqual([])
})

it('is answered for a pickup that was deleted meanwhile, too', async () => {
  const id = await plan()
  const missed = await report(id, 'missed')
  const manager = await signInAs(testApp, 'SUPER ADMIN')
  expect((await manager.call('DELETE', `/logistics/${id}`)).status).toBe(200)
  expect((await answer(missed, 'UPHELD')).status).toBe(200)
})

it('gives the pickup one reason when it is answered eight times at once', async () => {
  const id = await plan()
  const missed = await report(id, 'missed')
  const answers = await Promise.all(Array.from({ length: 8 }, () => answer(missed, 'UPHELD')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await read(`/logistics/${id}/outcomes`)).toHaveLength(1)
})

it.each(['not-visited', 'record-wrong'])(
  'has a reason, %s, that nobody records or switches off by hand',
  async (code) => {
    const id = await plan()
    expect((await staff.call('POST', `/logistics/${id}/outcomes`, { body: { code } })).status).toBe(400)
    const codes = await read('/outcome_codes')
    expect(codes).toHaveLength(16)
    const admin = await signInAs(testApp, 'ADMIN')
    expect((await admin.call('PATCH', `/outcome_codes/${code}`, { body: { isOffered: false } })).status).toBe(400)
  },
)
