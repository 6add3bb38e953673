import { beforeAll, expect, it } from 'vitest'
import { createOrganization } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organizationId)
  // Whoever wins, the other side gets a mail at once.
  const choices = {
    choices: [
      { kind: 'request-withdrawn', mail: 'at-once' },
      { kind: 'request-made', mail: 'off' },
    ],
  }
  await staff.call('PUT', '/notifications/choices', { body: choices })
})

it.each([1, 2, 3])(
  'comes to one end, with one audit entry and one mail, of 20 answers at once (%i)',
  { tags: ['10.6-04'] },
  async () => {
    const body = { organizationId, kind: 'extra', wantedAt: '2026-02-05T02:30:00Z' }
    const id: string = (await customer.call('POST', '/pickup_requests', { body })).body.data._id
    await testApp.pool.query(`delete from jobs.job where name = 'mail'`)
    const pickups = await count('select count(*) from pickups')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 === 0
          ? customer.call('POST', `/pickup_requests/${id}/withdraw`)
          : staff.call('POST', `/pickup_requests/${id}/accept`, { body: {} }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { state } = (await staff.call('GET', `/pickup_requests/${id}`)).body.data
    expect(state).toBe(won[0]?.body.data.state)
    expect(
      await count(`select count(*) from audit_entries where entity_id = '${id}' and action <> 'pickup-request.create'`),
    ).toBe(1)
    expect(await count(`select count(*) from jobs.job where name = 'mail'`)).toBe(1)
    expect((await count('select count(*) from pickups')) - pickups).toBe(state === 'ACCEPTED' ? 1 : 0)
  },
)

async function count(query: string): Promise<number> {
  const { rows } = await testApp.pool.query<{ count: string }>(query)
  return Number(rows[0]?.count)
}
