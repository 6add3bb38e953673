import { beforeAll, expect, it } from 'vitest'
import { signInAs, type TestActor } from '../../../../test/actors.ts'
import { useTestApp } from '../../../../test/create-test-app.ts'
import { createOrganization } from '../../../../test/factories.ts'
import { codesOf } from '../../../../test/many.ts'

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
