import type { AuditAction } from '@thant/contracts/company/audit'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import {
  createInvoice,
  createOrganization,
  createPickup,
  item,
  organizationForm,
  userForm,
} from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let superAdmin: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN', null, { name: 'Daw Su' })
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
})

const newest = async (action: AuditAction) => {
  const [entry] = await testApp.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, action))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1)
  return entry
}
const at = () => testApp.clock.now()

describe('an entry tells who did what, when, from where, and what it was before and after', () => {
  it('for a sign-in, and one that was refused', { tags: ['R-sec-39a'] }, async () => {
    testApp.clock.advance(1_000)
    await call(testApp.app, 'POST', '/login', { body: { email: admin.email, password: 'wrong' }, ip: '192.0.2.7' })
    expect(await newest('session.refuse')).toMatchObject({
      at: at(),
      actorId: null,
      entity: 'user',
      entityId: admin.id,
      ip: '192.0.2.7',
    })
    await call(testApp.app, 'POST', '/login', { body: { email: 'no@one.example', password: 'wrong' } })
    expect(await testApp.database.$count(auditEntries, eq(auditEntries.action, 'session.refuse'))).toBe(2)
    const driver = await signInAs(testApp, 'DRIVER')
    expect(await newest('session.start')).toMatchObject({ actorId: driver.id, entityId: driver.id, ip: '127.0.0.1' })
    await driver.call('POST', '/logout')
    expect(await newest('session.end')).toMatchObject({ actorId: driver.id, entityId: driver.id })
  })

  it('for what a role may not do', { tags: ['R-sec-39a'] }, async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    const { body } = await driver.call('DELETE', `/organizations/${await createOrganization(admin)}`)
    expect(await newest('access.refuse')).toMatchObject({
      actorId: driver.id,
      entity: 'endpoint',
      entityId: 'DELETE /organizations/:id',
      requestId: body.requestId,
    })
  })

  it('for a changed role and a deleted user', { tags: ['R-sec-39a'] }, async () => {
    const form = userForm({ name: 'Ko Ko' })
    const id = (await admin.call('POST', '/users', { body: form })).body.data._id
    expect(await newest('user.create')).toMatchObject({ actorId: admin.id, entityId: id, before: null })
    await admin.call('PATCH', `/users/${id}`, { body: { ...form, type: 'OPERATION' } })
    expect(await newest('user.change')).toMatchObject({
      actorId: admin.id,
      entityId: id,
      before: { type: 'DRIVER' },
      after: { type: 'OPERATION' },
    })
    await superAdmin.call('DELETE', `/users/${id}`)
    expect(await newest('user.deactivate')).toMatchObject({ actorId: superAdmin.id, before: { name: 'Ko Ko' } })
  })

  it('for organizations and pickups', async () => {
    const organizationId = await createOrganization(admin, { info: 'before' })
    await admin.call('PATCH', `/organizations/${organizationId}`, { body: { info: 'after' } })
    expect(await newest('organization.change')).toMatchObject({
      entityId: organizationId,
      before: { info: 'before' },
      after: { info: 'after' },
    })
    const pickup = await createPickup(superAdmin, organizationId, '2026-01-05T02:30:00Z', [item('Papers', 1)])
    expect(await newest('pickup.complete')).toMatchObject({
      entityId: pickup,
      before: { status: 'REQUESTED', items: [] },
      after: { status: 'COMPLETED' },
    })
    await superAdmin.call('PATCH', `/logistics/${pickup}`, { body: { pickUpTime: '2026-01-06T02:30:00Z' } })
    expect(await newest('pickup.reschedule')).toMatchObject({ after: { pickUpTime: '2026-01-06T02:30:00.000Z' } })
    await superAdmin.call('DELETE', `/logistics/${pickup}`)
    await superAdmin.call('DELETE', `/organizations/${organizationId}`)
    expect(await newest('pickup.archive')).toMatchObject({ entityId: pickup, actorId: superAdmin.id })
    expect(await newest('organization.archive')).toMatchObject({ entityId: organizationId })
  })

  it('is not written for a change that was refused', { tags: ['R-sec-39a'] }, async () => {
    const before = await testApp.database.$count(auditEntries)
    const body = { ...organizationForm(), logo: `${'0'.repeat(32)}.png` }
    expect((await admin.call('POST', '/organizations', { body })).status).toBe(400)
    expect((await admin.call('POST', '/users', { body: userForm({ email: admin.email }) })).status).toBe(409)
    expect(await testApp.database.$count(auditEntries)).toBe(before)
  })
})

it('is final: no statement changes or deletes an entry', { tags: ['R-sec-39b'] }, async () => {
  for (const statement of [
    `update audit_entries set action = 'nothing'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ]) {
    await expect(testApp.pool.query(statement)).rejects.toThrow('rows of audit_entries are never changed or deleted')
  }
})

describe('the list', () => {
  it("is a record's history, newest first", async () => {
    const id = await createOrganization(admin, { name: 'Watched' })
    for (const info of ['one', 'two']) {
      testApp.clock.advance(1_000)
      await admin.call('PATCH', `/organizations/${id}`, { body: { info } })
    }
    const { body } = await admin.call('GET', '/audit', { query: { entity: 'organization', id } })
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'organization.change',
      'organization.change',
      'organization.create',
    ])
    expect(body.data[0]).toMatchObject({ actor: { _id: admin.id, name: 'Daw Su' }, after: { info: 'two' } })
  })

  it('names organizations, users and pickups, even when the entry holds only an id', async () => {
    const organizationId = await createOrganization(admin, { name: 'Golden Heron' })
    const pickup = await createPickup(admin, organizationId, '2026-01-05T02:30:00Z', [item('Papers', 1)])
    const nameOf = async (id: string) => (await admin.call('GET', '/audit', { query: { id } })).body.data[0].entityName
    expect(await nameOf(organizationId)).toBe('Golden Heron')
    expect(await nameOf(pickup)).toBe('Golden Heron')
    expect(await nameOf(admin.id)).toBe('Daw Su')
    const driver = await signInAs(testApp, 'DRIVER')
    await driver.call('GET', '/audit')
    const { body } = await admin.call('GET', '/audit', { query: { action: 'access.refuse' } })
    expect(body.data[0]).toMatchObject({ entityId: 'GET /audit', entityName: null })
  })

  it('finds entries by actor, action and day', async () => {
    const count = async (query: Record<string, string>) => (await admin.call('GET', '/audit', { query })).body.total
    expect(await count({ actor: admin.id, action: 'user.create' })).toBe(1)
    expect(await count({ q: 'daw su', action: 'user.create' })).toBe(1)
    expect(await count({ from: '2026-02-03', to: '2026-02-03' })).toBe(await count({}))
    expect(await count({ to: '2026-02-02' })).toBe(0)
  })

  it('names an invoice by its number, with the organization to find it at', async () => {
    const organizationId = await createOrganization(superAdmin, { name: 'Golden Ibis' })
    const id = await createInvoice(superAdmin, organizationId)
    const { invoiceNo } = (await superAdmin.call('GET', `/payment/${id}`)).body.data
    const { body } = await admin.call('GET', '/audit', { query: { entity: 'invoice', id } })
    expect(body.data[0]).toMatchObject({ entityName: invoiceNo, organizationId })
  })

  it('is split into changes, and sign-ins with refusals', async () => {
    const actionsOf = async (kind: string) => {
      const { body } = await admin.call('GET', '/audit', { query: { kind, limit: '100' } })
      return body.data.map(({ action }: { action: string }) => action)
    }
    const isAccess = (action: string) => /^(session|access)\./.test(action)
    const [changes, access] = [await actionsOf('changes'), await actionsOf('access')]
    expect([changes.length > 0, changes.filter(isAccess)]).toEqual([true, []])
    expect([access.length > 0, access.every(isAccess)]).toEqual([true, true])
  })

  it('is exported with formulas defused', { tags: ['R-sec-35'] }, async () => {
    await createOrganization(admin, { name: '=1+1' })
    const { text, status } = await admin.call('GET', '/audit/export?action=organization.create')
    expect(status).toBe(200)
    expect(text).toContain('organization.create')
    expect(text).not.toMatch(/(^|,)"?[=+@]/m)
  })
})
