import { beforeAll, expect, it } from 'vitest'
import { createOrganization, createSchedule } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organizationId: string
let customer: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organizationId)
})

it.each([1, 2, 3])('a request about a pickup whose schedule is ended at once is made or refused (%i)', async () => {
  const requested = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const schedule = await createSchedule(staff, organizationId, { timeOfDay: `0${index}:30` })
      const { rows } = await testApp.pool.query<{ id: string }>(
        'select id from pickups where schedule_id = $1 order by pick_up_at desc limit 1',
        [schedule],
      )
      return { schedule, pickup: rows[0]?.id }
    }),
  )
  const replies = await Promise.all(
    requested.flatMap(({ schedule, pickup }) => [
      customer.call('POST', '/pickup_requests', { body: { organizationId, kind: 'cancel', pickup } }),
      staff.call('DELETE', `/schedules/${schedule}`),
    ]),
  )
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([])
})
