import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organization: string

/** It is Tuesday, 3 February 2026. */
const working = '2026-02-11T03:00:00Z'
const holiday = '2026-02-12T03:00:00Z'
const sunday = '2026-02-15T03:00:00Z'
const afterContract = '2026-07-01T03:00:00Z'
const nextYear = '2027-02-04T03:00:00Z'
const closed = 'The company is closed on this day.'
const rest = 'The company does not work on this weekday.'
const ended = 'The contract ends before this day.'
const far = 'This day is more than a year ahead.'

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createContract()
  customer = await signInAs(testApp, 'USER', organization)
  await staff.call('POST', '/company_days', { body: { days: [{ day: '2026-02-12', name: 'Union Day' }] } })
})

/** Each test has its own, since two pickups of one time are asked about too. */
const createContract = () => createOrganization(staff, { startDate: '2026-01-01', expiredDate: '2026-06-30' })

type Ask = (time: string, isSure?: boolean) => ReturnType<TestActor['call']>

async function askExtra(wantedAt: string): Promise<string> {
  const body = { organizationId: organization, kind: 'extra', wantedAt, wasteTypes: ['Papers'] }
  return (await customer.call('POST', '/pickup_requests', { body })).body.data._id
}

const asks: Array<[string, string, () => Promise<Ask>]> = [
  [
    'a pickup is added',
    'pickUpTime',
    async () => {
      const organizationId = await createContract()
      return (pickUpTime, isSure) => staff.call('POST', '/logistics', { body: { organizationId, pickUpTime, isSure } })
    },
  ],
  [
    'a pickup is moved',
    'pickUpTime',
    async () => {
      const id = await createPickup(staff, await createContract(), '2026-02-10T01:00:00Z')
      return (pickUpTime, isSure) => staff.call('PATCH', `/logistics/${id}`, { body: { pickUpTime, isSure } })
    },
  ],
  [
    'a failed pickup gets a new one',
    'pickUpTime',
    async () => {
      const id = await createPickup(staff, await createContract(), '2026-02-03T01:00:00Z')
      const failed = await staff.call('POST', `/logistics/${id}/outcomes`, { body: { code: 'nothing-to-collect' } })
      expect([failed.status, failed.body.message]).toEqual([201, expect.anything()])
      return (pickUpTime, isSure) => staff.call('POST', `/logistics/${id}/follow_ups`, { body: { pickUpTime, isSure } })
    },
  ],
  [
    'another time is offered',
    'counterAt',
    async () => {
      const id = await askExtra('2026-02-10T03:00:00Z')
      return (counterAt, isSure) =>
        staff.call('POST', `/pickup_requests/${id}/counter`, { body: { counterAt, note: '', isSure } })
    },
  ],
]

describe.each(asks)('where %s', (_what, path, prepare) => {
  it.each([
    [holiday, [closed]],
    [sunday, [rest]],
    [afterContract, [ended]],
    [nextYear, [ended, far]],
  ])('the day of %s is asked about: %j', { tags: ['2.15-15'] }, async (time, warnings) => {
    const ask = await prepare()
    const requested = await ask(time, false)
    expect([requested.body.code, requested.body.issues]).toEqual([
      'record.doubtful',
      warnings.map((message) => ({ path, message })),
    ])
    expect((await ask(time, true)).status).toBeLessThan(300)
  })

  it('a working day is taken', async () => {
    expect((await (await prepare())(working, false)).status).toBeLessThan(300)
  })
})

describe('a request of a customer', () => {
  const ask: Ask = (wantedAt, isSure) =>
    customer.call('POST', '/pickup_requests', {
      body: { organizationId: organization, kind: 'extra', wantedAt, wasteTypes: ['Papers'], isSure },
    })

  it.each([
    [holiday, closed],
    [sunday, rest],
  ])('for %s is sent once the customer was told: %s', { tags: ['2.15-15'] }, async (wantedAt, message) => {
    const requested = await ask(wantedAt, false)
    expect([requested.body.code, requested.body.issues]).toEqual(['record.doubtful', [{ path: 'wantedAt', message }]])
    expect((await ask(wantedAt, true)).status).toBe(201)
  })

  it.each([
    [afterContract, ended],
    [nextYear, ended],
  ])('for %s is refused at its field: %s', { tags: ['2.15-15'] }, async (wantedAt, message) => {
    for (const isSure of [undefined, false, true]) {
      const refused = await ask(wantedAt, isSure)
      expect([refused.status, refused.body.issues]).toEqual([400, [{ path: 'wantedAt', message }]])
    }
  })

  it('for a day that was closed since is accepted once staff were asked', async () => {
    const id = await askExtra('2026-02-13T03:00:00Z')
    await staff.call('POST', '/company_days', {
      body: { days: [{ day: '2026-02-13', name: 'Union Day, second day' }] },
    })
    const accept = (isSure: boolean) =>
      staff.call('POST', `/pickup_requests/${id}/accept`, { body: { note: '', isSure } })
    expect((await accept(false)).body.issues).toEqual([{ path: 'pickUpTime', message: closed }])
    expect((await accept(true)).body.data.state).toBe('ACCEPTED')
  })
})
