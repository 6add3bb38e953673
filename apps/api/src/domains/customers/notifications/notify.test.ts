import type { NotificationContent } from '@thant/contracts/customers/notification-facts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { systemContext } from '#lib/system-context.ts'
import { createOrganization } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { type NotificationEvent, notify } from './notify.ts'

const testApp = useTestApp()
let staff: TestActor
let organization: string
let customer: TestActor
let count = 0

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
})

beforeEach(() => testApp.pool.query('delete from notifications'))

const moved: NotificationContent = {
  kind: 'pickup-moved',
  facts: { from: '2026-02-04T01:30:00.000Z', to: '2026-02-05T01:30:00.000Z' },
}
const requestMade: NotificationContent = {
  kind: 'request-made',
  facts: { organization: 'Lotus', request: 'cancel', state: 'OPEN' },
}

const pickupTomorrow: NotificationContent = {
  kind: 'pickup-tomorrow',
  facts: { day: '2026-02-04', number: '1', at: '2026-02-04T01:30:00.000Z', pickups: '' },
}

function event(notifiedRows: NotificationContent = moved): NotificationEvent {
  count += 1
  return {
    key: `event ${count}`,
    organizationId: organization,
    subjectId: null,
    ...notifiedRows,
  }
}

type Audience = Parameters<typeof notify>[2]
function send(notifiedRows: NotificationEvent, audience: Audience, actor: TestActor | null = null): Promise<string[]> {
  return inTransaction(testApp.pool, (transaction) =>
    notify({ ...systemContext(testApp.app, transaction), actor }, notifiedRows, audience),
  )
}

async function notifiedRows(): Promise<Array<{ user_id: string; mail_at: Date | null }>> {
  const { rows } = await testApp.pool.query('select user_id, mail_at from notifications order by created_at, user_id')
  return rows
}
const notifiedIds = async () => (await notifiedRows()).map(({ user_id }) => user_id)

it('tells each person once of an event, however often and from however many servers it is said', {
  tags: ['10.7-01'],
}, async () => {
  const once = event()
  await Promise.all(Array.from({ length: 20 }, () => send(once, { organizationId: organization })))
  await send(once, { userIds: [customer.id] })
  expect(await notifiedIds()).toEqual([customer.id])
})

it('tells the users of an organization, those of a site, the staff who may answer, or single users', async () => {
  const other = await signInAs(testApp, 'USER', await createOrganization(staff))
  await send(event(), { organizationId: organization })
  expect(await notifiedIds()).toEqual([customer.id])
  await testApp.pool.query('insert into user_sites values ($1, $2)', [customer.id, organization])
  await send(event(), { organizationId: organization, siteId: organization })
  await send(event(), { organizationId: organization, siteId: other.organizationId ?? '' })
  expect(await notifiedIds()).toEqual([customer.id, customer.id])
  await testApp.pool.query('delete from user_sites')
  await send(event(requestMade), { staff: 'pickup-requests:answer' })
  expect(await notifiedIds()).toContain(staff.id)
  await send(event(), { userIds: [other.id] })
  expect(await notifiedIds()).toContain(other.id)
})

it('leaves out who acted, who was deactivated, and everybody of an archived organization', {
  tags: ['10.7-01'],
}, async () => {
  const gone = await createOrganization(staff)
  const users = [await signInAs(testApp, 'USER', gone), await signInAs(testApp, 'DRIVER')] as const
  await testApp.pool.query('update organizations set archived_at = now() where id = $1', [gone])
  await testApp.pool.query('update users set deactivated_at = now() where id = $1', [users[1].id])
  await send(event(), { userIds: [...users.map(({ id }) => id), customer.id] }, customer)
  await send(event(), { organizationId: gone })
  expect(await notifiedRows()).toEqual([])
})

it('mails at once, with the digest at 18:00, or not at all, and nobody at night', async () => {
  const mailAt = async (happened: NotificationEvent) => {
    await testApp.pool.query('delete from notifications')
    await send(happened, { userIds: [customer.id] })
    return (await notifiedRows())[0]?.mail_at?.toISOString() ?? null
  }
  expect(await mailAt(event())).toBe('2026-02-03T03:00:00.000Z')
  expect(await mailAt(event(requestMade))).toBe('2026-02-03T11:30:00.000Z')
  expect(await mailAt(event(pickupTomorrow))).toBeNull()
  testApp.clock.set('2026-02-03T18:00:00Z')
  expect(await mailAt(event())).toBe('2026-02-04T00:30:00.000Z')
  testApp.clock.set('2026-02-03T03:00:00Z')
})

it('tells nobody of what is rolled back', async () => {
  const failing = inTransaction(testApp.pool, async (transaction) => {
    await notify(systemContext(testApp.app, transaction), event(), { userIds: [customer.id] })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await notifiedRows()).toEqual([])
})
