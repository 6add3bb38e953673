import { beforeEach, expect, it } from 'vitest'
import { createOrganization, createPickup } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'
import { expireRequests } from './expire-requests.service.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organizationId: string

const thursday = '2026-02-05T02:30:00.000Z'
const friday = '2026-02-06T02:30:00.000Z'

/** 09:30 in Yangon on Tuesday, 3 February 2026. The cut-off for Thursday is Wednesday at 16:00. */
beforeEach(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organizationId)
})

async function ask(overrides: object = {}): Promise<string> {
  const body = { organizationId, kind: 'extra', wantedAt: thursday, wasteTypes: ['Papers', 'Cans'], ...overrides }
  return (await customer.call('POST', '/pickup_requests', { body })).body.data._id
}
const step = (actor: TestActor, id: string, name: string, body: object = {}) =>
  actor.call('POST', `/pickup_requests/${id}/${name}`, { body })
const states = async (query: string): Promise<string[]> => {
  const { data } = (await staff.call('GET', `/pickup_requests?organizationId=${organizationId}&${query}`)).body
  return data.map(({ state }: { state: string }) => state)
}

async function letExpire(): Promise<void> {
  testApp.clock.set('2026-02-04T09:35:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  customer = { ...(await signInAs(testApp, 'USER', organizationId)), email: customer.email }
}

it.each([false, true])(
  'staff still accept, decline and offer after the cut-off (written down: %s)',
  { tags: ['10.6-03'] },
  async (isSwept) => {
    const [accepted, declined, offered] = [await ask(), await ask(), await ask()]
    await letExpire()
    if (isSwept) await expireRequests(testApp.app)
    expect((await step(customer, accepted, 'withdraw')).body.code).toBe('pickup-request.expired')
    expect((await step(staff, accepted, 'accept')).body.data.state).toBe('ACCEPTED')
    expect((await step(staff, declined, 'decline', { note: 'Full' })).body.data.state).toBe('DECLINED')
    expect((await step(staff, offered, 'counter', { counterAt: friday })).body.data.state).toBe('COUNTERED')
    expect((await step(customer, offered, 'agree')).body.data.state).toBe('AGREED')
  },
)

it('staff accept nothing whose time has passed', async () => {
  const pickup = await createPickup(staff, organizationId, thursday)
  const [extra, cancelled] = [await ask(), await ask({ kind: 'cancel', pickup, wantedAt: undefined })]
  testApp.clock.set('2026-02-05T02:31:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  const refused = await step(staff, extra, 'accept')
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'pickUpTime'])
  expect((await step(staff, cancelled, 'accept')).body.code).toBe('pickup-request.pickup-settled')
})

it('an expired request is not offered anew beside an open one for the same pickup', async () => {
  const pickup = await createPickup(staff, organizationId, friday)
  const first = await ask({ kind: 'move', pickup, wantedAt: thursday })
  await letExpire()
  await ask({ kind: 'move', pickup, wantedAt: '2026-02-07T02:30:00Z' })
  const refused = await step(staff, first, 'counter', { counterAt: '2026-02-06T07:30:00Z' })
  expect([refused.status, refused.body.code]).toEqual([409, 'pickup-request.open-already'])
})

it('filters agree with the count right after a cut-off', { tags: ['10.6-10'] }, async () => {
  await ask()
  await ask({ wantedAt: friday })
  await letExpire()
  expect((await states('isOpen=true')).length).toBe(1)
  expect(await states('state=OPEN')).toEqual(['OPEN'])
  expect(await states('isOpen=false')).toEqual(['EXPIRED'])
  expect(await states('state=EXPIRED')).toEqual(['EXPIRED'])
})

it('lists by deadline, the first that ends before the others', { tags: ['10.6-10'] }, async () => {
  await ask({ wantedAt: friday })
  await ask()
  const { data } = (await staff.call('GET', `/pickup_requests?organizationId=${organizationId}&sort=expiresAt`)).body
  expect(data.map(({ wantedAt }: { wantedAt: string }) => wantedAt)).toEqual([thursday, friday])
})

it('staff change an offer, of which the customer is told, and the former one is not taken unseen', {
  tags: ['10.6-03'],
}, async () => {
  const id = await ask()
  await step(staff, id, 'counter', { counterAt: '2026-02-06T07:30:00Z' })
  const changed = await step(staff, id, 'counter', { counterAt: '2026-02-06T08:30:00Z', note: 'Later is safer' })
  expect(changed.body.data).toMatchObject({ state: 'COUNTERED', counterAt: '2026-02-06T08:30:00.000Z' })
  const mails = await mailsTo(testApp, customer.email)
  expect(mails).toHaveLength(2)
  const path = `/pickup_requests/offers/${/\/offer\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]}`
  const agree = (counterAt: string) => call(testApp.app, 'POST', `${path}/agree`, { body: { counterAt } })
  expect((await agree('2026-02-06T07:30:00Z')).body.code).toBe('pickup-request.offer-changed')
  expect((await agree('2026-02-06T08:30:00Z')).body.data.state).toBe('AGREED')
})

it('the time that was asked for is not offered as another one', { tags: ['10.6-14'] }, async () => {
  const refused = await step(staff, await ask(), 'counter', { counterAt: thursday })
  expect([refused.status, refused.body.issues[0]]).toEqual([
    400,
    { path: 'counterAt', message: 'That is the time that was asked for.' },
  ])
})

it('staff choose the driver while they accept, and see whether somebody drives', { tags: ['10.6-15'] }, async () => {
  const driver = await signInAs(testApp, 'DRIVER')
  const [chosen, nobody] = [await ask(), await ask({ wantedAt: friday })]
  const accepted = await step(staff, chosen, 'accept', { driver: driver.id })
  expect(accepted.body.data.pickup.driver).toEqual({ _id: driver.id, name: driver.name })
  expect((await step(staff, nobody, 'accept')).body.data.pickup.driver).toBeNull()
  const { data } = (await customer.call('GET', `/pickup_requests/${chosen}`)).body
  expect(data.pickup.driver).toBeNull()
  const refused = await step(staff, await ask(), 'accept', { driver: customer.id })
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'driver'])
})

it('the export says what to collect, who asked and who answered', async () => {
  await step(staff, await ask(), 'decline', { note: 'Full' })
  const { text } = await staff.call('GET', `/pickup_requests/export?organizationId=${organizationId}`)
  const [header = '', row = ''] = text.split('\r\n')
  expect(header).toContain('What to collect')
  expect(row).toContain('"Paper, Can"')
  expect(row).toContain(customer.name)
  expect(row).toContain(staff.name)
})

it('a request about a pickup that is being removed waits for it, and finds none', async () => {
  const pickup = await createPickup(staff, organizationId, friday)
  const removing = await testApp.pool.connect()
  await removing.query('begin')
  await removing.query('delete from pickups where id = $1', [pickup])
  const asking = customer.call('POST', '/pickup_requests', { body: { organizationId, kind: 'cancel', pickup } })
  await expect.poll(() => waitingLocks(), { timeout: 10_000 }).toBeGreaterThan(0)
  await removing.query('commit')
  removing.release()
  expect((await asking).body.code).toBe('pickup.not-found')
})

async function waitingLocks(): Promise<number> {
  const { rows } = await testApp.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}
