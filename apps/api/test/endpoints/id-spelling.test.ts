import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createPickup } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
let superAdmin: TestActor
let admin: TestActor

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  admin = await signInAs(testApp, 'ADMIN')
})

describe('an id in capitals', () => {
  it('does not let an admin change their own type', { tags: ['R-sec-44'] }, async () => {
    const { name, email } = admin
    const body = { name, email, phoneNumber: '09 123 456 789', type: 'FINANCE OFFICE' }
    const { status, body: refusal } = await admin.call('PATCH', `/users/${admin.id.toUpperCase()}`, { body })
    expect([status, refusal.code]).toEqual([403, 'user.own-type'])
  })

  it('does not let a super admin deactivate themselves', async () => {
    const { status } = await superAdmin.call('DELETE', `/users/${superAdmin.id.toUpperCase()}`)
    expect(status).toBe(409)
  })

  it('is written in lower case to the audit log, so that the history shows the change', {
    tags: ['R-sec-44'],
  }, async () => {
    const pickup = await createPickup(admin, await createOrganization(admin), '2026-02-03T04:30:00Z')
    await admin.call('PATCH', `/logistics/${pickup.toUpperCase()}`, { body: { remark: 'Gate 2' } })
    const { body } = await superAdmin.call('GET', '/audit', { query: { entity: 'pickup', id: pickup } })
    expect(body.data.map((entry: { action: string }) => entry.action)).toContain('pickup.change')
  })

  it('is the same member of a team as in lower case', { tags: ['R-sec-44'] }, async () => {
    const operation = await signInAs(testApp, 'OPERATION')
    const pickup = await createPickup(admin, await createOrganization(admin), '2026-02-03T04:30:00Z')
    const body = { operationTeam: [operation.id, operation.id.toUpperCase()] }
    const { status, body: reply } = await admin.call('PATCH', `/logistics/${pickup}`, { body })
    expect([status, reply.data?.operationTeam.length]).toEqual([200, 1])
  })
})
