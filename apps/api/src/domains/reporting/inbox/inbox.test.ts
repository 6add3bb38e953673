import type { InboxRow } from '@thant/contracts/reporting/inbox'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOrganization, createPickup } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let organization: string
let name: string

/** Tuesday in Yangon, 09:30. */
const now = Date.parse('2026-02-03T03:00:00Z')
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
})

beforeEach(async () => {
  testApp.clock.set(inHours(0))
  name = `Inbox ${crypto.randomUUID()}`
  organization = await createOrganization(admin, { name })
  customer = await signInAs(testApp, 'USER', organization)
})

async function request(days: number): Promise<string> {
  const body = { organizationId: organization, kind: 'extra', wantedAt: inHours(days * 24), note: name }
  return (await customer.call('POST', '/pickup_requests', { body })).body.data._id
}

async function reportMissed(): Promise<{ id: string; pickup: string }> {
  const pickup = await createPickup(admin, organization, inHours(-1))
  const body = { kind: 'missed', note: name }
  const { data } = (await customer.call('POST', `/logistics/${pickup}/missed_reports`, { body })).body
  return { id: data._id, pickup }
}

async function write(): Promise<string> {
  const body = { name: 'Ma Su', email: 'su@lotus.example', topic: 'training', message: name }
  return (await call(testApp.app, 'POST', '/contact', { body, ip: '10.4.0.9' })).body.data._id
}

async function pay(): Promise<string> {
  const { rows } = await testApp.pool.query(
    `insert into payment_results (at, number, source, status, transaction_ref, approval_code, outcome, request_id)
     values ($1, $2, 'notification', '000', '', '', 'unknown-order', '') returning id`,
    [inHours(0), name],
  )
  return rows[0].id
}

async function inboxOf(actor: TestActor, query = ''): Promise<InboxRow[]> {
  return (await actor.call('GET', `/inbox?q=${encodeURIComponent(name)}${query}`)).body.data
}
const idsOf = (rows: InboxRow[]) => rows.map(({ _id }) => _id)

it('has what waits, the first deadline first and then what came first, until it is answered', {
  tags: ['13.9-01', '13.9-02'],
}, async () => {
  const message = await write()
  testApp.clock.set(inHours(0.1))
  const { id: report, pickup } = await reportMissed()
  const later = await request(6)
  const sooner = await request(2)
  const rows = await inboxOf(admin)
  expect(idsOf(rows)).toEqual([sooner, later, message, report])
  const [first, , third, fourth] = rows
  expect(first).toMatchObject({
    kind: 'request',
    organization: { _id: organization, name },
    sender: name,
    about: 'extra',
    wantedAt: inHours(48),
    answerBy: first?.request?.expiresAt,
    request: { _id: sooner, state: 'OPEN', __v: 0 },
  })
  expect(third).toMatchObject({ sender: 'Ma Su', about: 'training', organization: null, answerBy: null, request: null })
  expect(third?.arrivedAt).toBe(inHours(0))
  expect(fourth).toMatchObject({ about: 'missed', pickupId: pickup, remark: name })

  await admin.call('POST', `/pickup_requests/${sooner}/decline`, { body: { note: 'The road is closed.' } })
  await admin.call('POST', `/missed_reports/${report}/answer`, { body: { state: 'UPHELD', note: 'We are sorry.' } })
  await admin.call('PATCH', `/contact_messages/${message}`, { body: { isAnswered: true } })
  expect(idsOf(await inboxOf(admin))).toEqual([later])
  testApp.clock.set(rows[1]?.answerBy ?? '')
  expect(await inboxOf(await signInAs(testApp, 'ADMIN'))).toEqual([])
})

it('leaves out a request whose answer the customer has to accept', { tags: ['13.9-01'] }, async () => {
  const id = await request(3)
  const body = { counterAt: inHours(96), note: '' }
  expect((await admin.call('POST', `/pickup_requests/${id}/counter`, { body })).status).toBe(200)
  expect(await inboxOf(admin)).toEqual([])
})

it('has nothing of an organization that was archived', { tags: ['13.9-01'] }, async () => {
  await request(3)
  await reportMissed()
  expect((await admin.call('DELETE', `/organizations/${organization}`)).status).toBe(200)
  expect(await inboxOf(admin)).toEqual([])
})

describe('each reader', () => {
  it('has the kinds that the role answers, and no others by a filter, a page or a file', {
    tags: ['13.9-03'],
  }, async () => {
    await request(3)
    await reportMissed()
    await write()
    const result = await pay()
    const kindsFor = async (role: TestActor['role'], query = '') => {
      const kinds = (await inboxOf(await signInAs(testApp, role), query)).map(({ kind }) => kind)
      return kinds.toSorted()
    }
    const ofOffice = ['message', 'missed-report', 'request']
    expect(await kindsFor('ADMIN')).toEqual([...ofOffice, 'result'])
    expect(await kindsFor('OPERATION')).toEqual(ofOffice)
    expect(await kindsFor('CUSTOMER SERVICE')).toEqual([...ofOffice, 'result'])
    expect(await kindsFor('FINANCE OFFICE')).toEqual(['result'])
    expect(await kindsFor('FINANCE OFFICE', '&kind=request')).toEqual([])
    expect(await kindsFor('OPERATION', '&kind=result')).toEqual([])
    const finance = await signInAs(testApp, 'FINANCE OFFICE')
    const file = await finance.call('GET', `/inbox/export?q=${encodeURIComponent(name)}`)
    expect(file.text.trim().split('\n')).toHaveLength(2)
    await finance.call('PATCH', `/payment/results/${result}`, { body: { isHandled: true } })
    expect(await inboxOf(finance)).toEqual([])
    for (const role of ['USER', 'DRIVER'] as const) {
      const actor = await signInAs(testApp, role, role === 'USER' ? organization : undefined)
      expect((await actor.call('GET', '/inbox')).status).toBe(403)
    }
  })

  it('narrows, sorts and pages it', { tags: ['13.9-02'] }, async () => {
    const message = await write()
    testApp.clock.set(inHours(0.1))
    const asked = await request(3)
    expect(idsOf(await inboxOf(admin, '&kind=message'))).toEqual([message])
    expect(idsOf(await inboxOf(admin, '&sort=-arrivedAt'))).toEqual([asked, message])
    expect(idsOf(await inboxOf(admin, '&sort=-answerBy'))).toEqual([message, asked])
    const first = await admin.call('GET', `/inbox?q=${encodeURIComponent(name)}&limit=1`)
    expect([idsOf(first.body.data), first.body.total]).toEqual([[asked], 2])
    expect(idsOf(await inboxOf(admin, `&limit=1&after=${encodeURIComponent(first.body.next)}`))).toEqual([message])
    expect(idsOf(await inboxOf(admin, '&from=2026-02-04'))).toEqual([])
  })

  it.each(['kind=invoice', 'sort=remark', 'page=0', 'from=soon', 'after=x'])('is refused %s', async (query) => {
    expect((await admin.call('GET', `/inbox?${query}`)).status).toBe(400)
  })
})
