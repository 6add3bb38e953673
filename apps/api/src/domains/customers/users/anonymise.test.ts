import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema/users.ts'
import { createOrganization, createPickup } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let superAdmin: TestActor
let admin: TestActor

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  admin = await signInAs(testApp, 'ADMIN')
})

const anonymise = (id: string, by = superAdmin) => by.call('POST', `/users/${id}/anonymise`)
const historyOf = async (entity: string, id: string) =>
  (await superAdmin.call('GET', '/audit', { query: { entity, id } })).body.data
/** The tests' clock stands still, so entries of one instant come in no order. */
const lastAssignmentOf = async (pickup: string) =>
  (await historyOf('pickup', pickup)).find(({ after }: { after: { driver?: string } }) => after.driver).after
const deactivated = async (id: string) => {
  const { body } = await superAdmin.call('GET', '/users?view=archived&limit=100')
  return body.data.find(({ _id }: { _id: string }) => _id === id)
}

async function makeDriver(name: string) {
  const driver = await signInAs(testApp, 'DRIVER', null, { name })
  const form = { name, email: driver.email, phoneNumber: '+95 9 111 222 333', type: 'DRIVER' }
  await admin.call('PATCH', `/users/${driver.id}`, { body: form })
  return driver
}

describe('removing the personal data of a deleted user', () => {
  it('leaves no name, e-mail or phone, and what they did as done by a former user', {
    tags: ['2.11-15', 'R-ret-05'],
  }, async () => {
    const driver = await makeDriver('Ko Leaves Traces')
    const organizationId = await createOrganization(admin)
    const pickup = await createPickup(admin, organizationId, '2026-02-02T02:30:00Z')
    const ahead = await createPickup(admin, organizationId, '2026-02-04T02:30:00Z')
    const vehicle = { plate_number: 'YGN-1A/2345', driver: driver.id }
    for (const id of [pickup, ahead]) await admin.call('PATCH', `/logistics/${id}`, { body: { vehicle } })
    await superAdmin.call('DELETE', `/users/${driver.id}`)
    expect((await anonymise(driver.id)).status).toBe(200)

    expect(await deactivated(driver.id)).toMatchObject({
      name: 'Former user',
      email: '',
      phoneNumber: '',
      isAnonymised: true,
      isConfirm: false,
    })
    const { body } = await admin.call('GET', `/logistics/${pickup}`)
    expect(body.data.vehicle.driver).toMatchObject({ _id: driver.id, name: 'Former user' })
    for (const table of ['users', 'audit_entries', 'sessions', 'links', 'failed_mails', 'jobs.job', 'pickups']) {
      const { rows } = await testApp.pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${table} t`)
      const all = rows.map(({ row }) => row).join('\n')
      for (const trace of ['Ko Leaves Traces', driver.email, '111 222 333']) expect(all).not.toContain(trace)
    }
    const changes = await historyOf('user', driver.id)
    const entryOf = (wanted: string) => changes.find(({ action }: { action: string }) => action === wanted)
    expect(entryOf('user.anonymise').actor._id).toBe(superAdmin.id)
    expect(entryOf('user.deactivate').before).toMatchObject({
      name: 'Former user',
      email: '',
      phoneNumber: '',
      type: 'DRIVER',
    })
    const headers = { authorization: `Bearer ${admin.token}` }
    const url = `/api/logistics/export?driver=${driver.id}&language=my`
    expect((await testApp.app.inject({ url, headers })).payload).toContain('ယခင် အသုံးပြုသူ')
    expect(await lastAssignmentOf(pickup)).toMatchObject({ driver: 'Former user', plateNumber: 'YGN-1A/2345' })
  })

  it('leaves what other people have in common with them', { tags: ['R-ret-05'] }, async () => {
    const [leaving, staying] = [await makeDriver('Ko Namesake'), await makeDriver('Ko Namesake')]
    const pickup = await createPickup(admin, await createOrganization(admin), '2026-02-03T02:30:00Z')
    await admin.call('PATCH', `/logistics/${pickup}`, { body: { vehicle: { plate_number: '', driver: staying.id } } })
    await superAdmin.call('DELETE', `/users/${leaving.id}`)
    await anonymise(leaving.id)
    expect((await lastAssignmentOf(pickup)).driver).toBe('Ko Namesake')
    const credentials = { email: staying.email, password: testPassword }
    expect((await call(testApp.app, 'POST', '/login', { body: credentials })).status).toBe(200)
  })

  it('is only for users who were deleted before, once, by a super admin, and cannot be undone', {
    tags: ['R-ret-05'],
  }, async () => {
    const { id } = await signInAs(testApp, 'OPERATION')
    expect((await anonymise(id)).body.code).toBe('user.not-deleted')
    await superAdmin.call('DELETE', `/users/${id}`)
    expect((await anonymise(id, admin)).status).toBe(403)
    expect((await anonymise('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const both = await Promise.all([anonymise(id), anonymise(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await superAdmin.call('POST', `/users/${id}/restore`)).status).toBe(404)
    const [user] = await testApp.database.select().from(users).where(eq(users.id, id))
    expect(user).toMatchObject({ email: '', passwordHash: null, anonymisedAt: testApp.clock.now() })
  })
})
