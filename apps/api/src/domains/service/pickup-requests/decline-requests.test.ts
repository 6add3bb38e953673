import { undoWaitMs } from '@thant/contracts/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendDueMails } from '#domains/customers/notifications/due-mails.service.ts'
import { createOrganization, createPickup } from '../../../../test/records/factories.ts'
import { codesOf } from '../../../../test/records/many.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organizationId: string

beforeAll(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  staff = await signInAs(testApp, 'CUSTOMER SERVICE')
  organizationId = await createOrganization(await signInAs(testApp, 'ADMIN'))
  customer = await signInAs(testApp, 'USER', organizationId)
})

async function ask(by = customer, of = organizationId): Promise<string> {
  const body = { organizationId: of, kind: 'extra', wantedAt: '2026-02-05T02:30:00.000Z', wasteTypes: ['Papers'] }
  return (await by.call('POST', '/pickup_requests', { body })).body.data._id
}
const decline = (ids: string[], by = staff, note = 'All lorries are out') =>
  by.call('POST', '/pickup_requests/bulk', { body: { ids, change: { answer: 'decline', note } } })
const read = async (id: string) => (await customer.call('GET', `/pickup_requests/${id}`)).body.data

it('declines the open ones with one reason, tells each customer, and says why of the others', {
  tags: ['13.4-07'],
}, async () => {
  const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  const left = await createOrganization(superAdmin)
  const ofLeft = await ask(superAdmin, left)
  await superAdmin.call('DELETE', `/organizations/${left}`)
  const [first, second, withdrawn, accepted] = [await ask(), await ask(), await ask(), await ask()]
  await customer.call('POST', `/pickup_requests/${withdrawn}/withdraw`, { body: {} })
  await staff.call('POST', `/pickup_requests/${accepted}/accept`, { body: {} })
  const unknown = crypto.randomUUID()
  const { body } = await decline([first, second, first, withdrawn, accepted, ofLeft, unknown])
  expect(codesOf(body.data.results)).toEqual({
    [first]: undefined,
    [second]: undefined,
    [withdrawn]: 'pickup-request.no-such-step',
    [accepted]: 'pickup-request.no-such-step',
    [ofLeft]: 'pickup-request.no-such-step',
    [unknown]: 'pickup-request.not-found',
  })
  for (const id of [first, second]) {
    expect(await read(id)).toMatchObject({ state: 'DECLINED', answerNote: 'All lorries are out' })
  }
  expect([(await read(withdrawn)).state, (await read(accepted)).state]).toEqual(['WITHDRAWN', 'ACCEPTED'])
  const inbox = await customer.call('GET', '/notifications')
  const kinds = inbox.body.data.entries.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind === 'request-answered')).toHaveLength(3)
})

it('needs a reason and staff who answer, and takes 200 at most', { tags: ['13.4-07'] }, async () => {
  const id = await ask()
  const without = await decline([id], staff, ' ')
  expect([without.status, without.body.issues]).toEqual([400, [{ path: 'change.note', message: 'Required' }]])
  expect((await decline([id], customer)).status).toBe(403)
  const many = Array.from({ length: 201 }, () => crypto.randomUUID())
  expect((await decline(many)).status).toBe(400)
  expect((await read(id)).state).toBe('OPEN')
})

describe('declined requests', () => {
  const undo = (requests: unknown, by = staff) => by.call('POST', '/pickup_requests/bulk/undo', { body: { requests } })
  const declined = async (ids: string[]) => (await decline(ids)).body.data.undo as Array<{ id: string; __v: number }>
  const noticesOf = async (by: TestActor) =>
    (await by.call('GET', '/notifications')).body.data.entries.filter(
      ({ kind }: { kind: string }) => kind === 'request-answered',
    )
  const mailed = async (by: TestActor) => {
    testApp.clock.advance(undoWaitMs)
    await sendDueMails(testApp.app)
    return (await mailsTo(testApp, by.email)).filter(({ subject }) => subject.startsWith('We cannot make')).length
  }

  it('are open again after an undo, and nobody is told of them', { tags: ['13.4-09'] }, async () => {
    const other = await signInAs(testApp, 'USER', organizationId)
    const [first, second] = [await ask(other), await ask(other)]
    const former = await declined([first, second])
    expect([(await noticesOf(other)).length, former.length]).toEqual([2, 2])
    const { body } = await undo(former)
    expect(codesOf(body.data.results)).toEqual({ [first]: undefined, [second]: undefined })
    const opened = await read(first)
    expect([opened.state, opened.answerNote, opened.answeredAt, opened.closedAt]).toEqual(['OPEN', '', null, null])
    expect([await noticesOf(other), await mailed(other)]).toEqual([[], 0])
    const audit = await (await signInAs(testApp, 'ADMIN')).call('GET', `/audit?entity=pickup-request&id=${first}`)
    // The clock stands, so that entries of one moment come in any order.
    const actions = audit.body.data.map(({ action }: { action: string }) => action)
    expect(actions).toContain('pickup-request.reopen')
    await decline([first])
    expect(await mailed(other)).toBe(1)
  })

  it('stay declined once somebody changed them, the customer read of it, or was mailed', {
    tags: ['13.4-09'],
  }, async () => {
    const other = await signInAs(testApp, 'USER', organizationId)
    const [first, second, third] = [await ask(other), await ask(other), await ask(other)]
    const former = await declined([first])
    expect(codesOf((await undo([{ id: first, __v: 0 }])).body.data.results)).toEqual({ [first]: 'record.stale' })
    await undo(former)
    await decline([first])
    expect(codesOf((await undo(former)).body.data.results)).toEqual({ [first]: 'record.stale' })
    const read = await declined([second])
    await other.call('POST', '/notifications/read', { body: {} })
    expect(codesOf((await undo(read)).body.data.results)).toEqual({ [second]: 'pickup-request.customer-told' })
    const sent = await declined([third])
    expect(await mailed(other)).toBe(1)
    expect(codesOf((await undo(sent)).body.data.results)).toEqual({ [third]: 'pickup-request.customer-told' })
    expect((await undo(sent, customer)).status).toBe(403)
  })

  it('of which another one asks for the same pickup now stay declined', { tags: ['13.4-09'] }, async () => {
    const pickup = await createPickup(await signInAs(testApp, 'ADMIN'), organizationId, '2026-02-06T02:30:00Z')
    const cancel = async () =>
      (await customer.call('POST', '/pickup_requests', { body: { organizationId, kind: 'cancel', pickup } })).body.data
    const { _id: id } = await cancel()
    const former = await declined([id])
    await cancel()
    expect(codesOf((await undo(former)).body.data.results)).toEqual({ [id]: 'pickup-request.open-already' })
  })

  it('after their time are open to an answer again, and expire no second time', { tags: ['13.4-09'] }, async () => {
    const id = await ask()
    testApp.clock.set('2026-02-04T20:00:00Z')
    staff = await signInAs(testApp, 'CUSTOMER SERVICE')
    expect((await staff.call('GET', `/pickup_requests/${id}`)).body.data.state).toBe('EXPIRED')
    await undo(await declined([id]))
    expect((await staff.call('GET', `/pickup_requests/${id}`)).body.data.state).toBe('EXPIRED')
  })
})
