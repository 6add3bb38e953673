import { notificationKindsOf } from '@thant/contracts/customers/notifications'
import { roles } from '@thant/contracts/roles'
import { expect, it } from 'vitest'
import { notifyOfNearCrews } from '#domains/service/pickups/notices/near-crews.service.ts'
import { notifyOfChangedPickups } from '#domains/service/pickups/notices/pickup-notices.service.ts'
import { sendPickupReminders } from '#domains/service/pickups/notices/pickup-reminders.service.ts'
import { createOrganization, createPickup, item } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
const people = new Map<string, TestActor>()

const thursday = '2026-02-05T02:30:00.000Z'
const friday = '2026-02-06T02:30:00.000Z'
const saturday = '2026-02-07T02:30:00.000Z'

/** Does whatever somebody is told of, over HTTP. */
async function doEverything(staff: TestActor, customer: TestActor, driver: TestActor): Promise<void> {
  const { organizationId = '' } = customer
  const plan = (time: string) => createPickup(staff, organizationId ?? '', time)
  const post = async (person: TestActor, path: string, body: object = {}) => {
    const reply = await person.call('POST', path, { body })
    expect([path, reply.status < 300]).toEqual([path, true])
    return reply.body.data
  }
  const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })
  const given = (id: string, to: TestActor | null) =>
    change(id, { vehicle: { plate_number: '', driver: to?.id ?? null } })

  const ask = async (pickup: string) =>
    (await post(customer, '/pickup_requests', { organizationId, kind: 'move', pickup, wantedAt: saturday }))._id
  const offered = await ask(await plan(thursday))
  await post(staff, `/pickup_requests/${offered}/counter`, { counterAt: friday })
  await post(customer, `/pickup_requests/${offered}/agree`)
  await post(customer, `/pickup_requests/${await ask(await plan(friday))}/withdraw`)

  const [failed, missed] = [await plan('2026-02-03T02:30:00.000Z'), await plan('2026-02-02T02:30:00.000Z')]
  await post(staff, `/logistics/${failed}/outcomes`, { code: 'flooded' })
  const report = await post(customer, `/logistics/${missed}/missed_reports`, { kind: 'missed' })
  await post(staff, `/missed_reports/${report._id}/answer`, { state: 'REJECTED', note: 'We were there' })

  const next = await plan('2026-02-03T04:30:00.000Z')
  await change(next, { status: 'CONFIRMED' })
  await testApp.pool.query(`update pickups set stop_number = 1, planned_arrival_at = pick_up_at where id = any($1)`, [
    [failed, next],
  ])
  await notifyOfNearCrews(testApp.app)

  const onHoliday = await plan(friday)
  const decision = { _id: onHoliday, __v: 0, decision: 'move', day: '2026-02-07' }
  await post(staff, '/holiday_pickups', { decisions: [decision] })

  const [moved, cancelled, handedOver] = [await plan(thursday), await plan(thursday), await plan(thursday)]
  for (const id of [moved, cancelled, handedOver]) await given(id, driver)
  await notifyOfAll()
  await change(moved, { pickUpTime: friday })
  await change(cancelled, { status: 'CANCELLED' })
  await given(handedOver, null)
  await plan('2026-02-04T02:30:00.000Z')
  await notifyOfAll()
  await change(await plan('2026-02-01T02:30:00.000Z'), { status: 'COMPLETED', items: [item('Papers', 5)] })
  testApp.clock.set('2026-02-03T11:00:00Z')
  await sendPickupReminders(testApp.app)
}

async function notifyOfAll(): Promise<void> {
  const now = testApp.clock.now().toISOString()
  await notifyOfChangedPickups(testApp.app)
  testApp.clock.advance(10 * 60_000)
  await notifyOfChangedPickups(testApp.app)
  testApp.clock.set(now)
}

it('the kinds that the settings offer to a role are exactly those that it is told of', {
  tags: ['10.7-10'],
}, async () => {
  const staff = await signInAs(testApp, 'SUPER ADMIN', null, { name: 'Who does it all' })
  const organization = await createOrganization(staff)
  for (const role of roles) people.set(role, await signInAs(testApp, role, role === 'USER' ? organization : null))
  const [customer, driver] = [people.get('USER'), people.get('DRIVER')]
  if (customer === undefined || driver === undefined) throw new Error('somebody is missing')
  const offered: Record<string, string[]> = {}
  for (const [role, person] of people) {
    const { data } = (await person.call('GET', '/notifications/choices')).body
    offered[role] = data.map(({ kind }: { kind: string }) => kind).toSorted()
    expect(offered[role]).toEqual(notificationKindsOf(person.role).toSorted())
  }
  const chosen = { choices: [{ kind: 'collection-note', mail: 'at-once' }] }
  await customer.call('PUT', '/notifications/choices', { body: chosen })
  const colleague = await signInAs(testApp, 'USER', organization)
  await doEverything(staff, colleague, driver)
  const { rows } = await testApp.pool.query<{ role: string; kinds: string[] }>(
    `select role, array_agg(distinct kind order by kind) as kinds from notifications
     join users on users.id = user_id group by role`,
  )
  const notified = Object.fromEntries(rows.map(({ role, kinds }) => [role, kinds]))
  for (const role of roles) expect([role, notified[role] ?? []]).toEqual([role, offered[role]])
})
