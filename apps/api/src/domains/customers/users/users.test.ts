import { manageableRoles } from '@thant/contracts/customers/user-types'
import { type Role, roles } from '@thant/contracts/roles'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema/users.ts'
import { createOrganization, userForm } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { linkMailedTo, mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let superAdmin: TestActor
let organizationId: string
const actors = new Map<Role, TestActor>()

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  organizationId = await createOrganization(superAdmin)
  for (const role of roles) {
    actors.set(role, await signInAs(testApp, role, role === 'USER' ? organizationId : null))
  }
})

const formOf = (type: Role, overrides: object = {}) =>
  userForm({ type, organizationId: type === 'USER' ? organizationId : null, ...overrides })
const add = (form: object, by = superAdmin) => by.call('POST', '/users', { body: form })
const change = (id: string, form: object, by = superAdmin) => by.call('PATCH', `/users/${id}`, { body: form })

describe('adding a user', () => {
  it('answers the user and invites by e-mail', { tags: ['3-14', '7.7-03', '8-24'] }, async () => {
    const form = formOf('DRIVER')
    const { status, body } = await add(form)
    expect([status, body.message]).toEqual([201, 'Successfully added user!'])
    expect(body.data).toEqual({
      _id: expect.any(String),
      __v: 0,
      createdAt: '2026-02-03T03:00:00.000Z',
      updatedAt: '2026-02-03T03:00:00.000Z',
      name: form.name,
      email: form.email,
      phoneNumber: form.phoneNumber,
      type: 'DRIVER',
      organizationId: null,
      sites: [],
      isConfirm: false,
      isAnonymised: false,
      isOrganizationArchived: false,
    })
    const mails = await mailsTo(testApp, form.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account at Thant'])
    expect(mails[0]?.text).toContain(`Dear ${form.name},`)
  })

  it('lets invited users choose a password once, within 7 days', { tags: ['3-14', 'R-sec-07'] }, async () => {
    const [form, late] = [formOf('DRIVER'), formOf('DRIVER')]
    const { body } = await add(form)
    await add(late)
    const choose = (link: string) =>
      call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password: testPassword } })
    const week = 7 * 86_400_000
    const [link, lateLink] = [await linkMailedTo(testApp, form.email), await linkMailedTo(testApp, late.email)]
    testApp.clock.advance(week - 1)
    expect((await choose(link)).status).toBe(200)
    expect((await choose(link)).status).toBe(400)
    testApp.clock.advance(1)
    expect((await choose(lateLink)).status).toBe(400)
    testApp.clock.advance(-week)
    const [user] = await testApp.database.select().from(users).where(eq(users.id, body.data._id))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
    expect((await superAdmin.call('GET', `/users/${body.data._id}`)).body.data.isConfirm).toBe(true)
  })

  it('sends no mail when it is refused', { tags: ['R-rel-07'] }, async () => {
    const { email } = superAdmin
    expect((await add(formOf('DRIVER', { email }))).status).toBe(409)
    expect(await mailsTo(testApp, email)).toEqual([])
  })

  // 6-06: the spelling; how it is shown is in user-types.ts.
  it("accepts the specification's spelling of the finance office", { tags: ['6-06'] }, async () => {
    const { body } = await add({ ...formOf('FINANCE OFFICE'), type: 'FINANNCE OFFICE' })
    expect(body.data.type).toBe('FINANCE OFFICE')
    const { body: list } = await superAdmin.call('GET', '/users', { query: { type: 'FINANNCE OFFICE' } })
    expect(list.data.map(({ _id }: { _id: string }) => _id)).toContain(body.data._id)
  })

  it('keeps an organization only for a customer', { tags: ['1-11', '3-15'] }, async () => {
    const customer = await add(formOf('USER'))
    expect(customer.body.data.organizationId).toMatchObject({ _id: organizationId })
    const driver = await add(formOf('DRIVER', { organizationId }))
    expect(driver.body.data.organizationId).toBeNull()
  })

  it('refuses an organization that is unknown or archived', async () => {
    const archived = await createOrganization(superAdmin)
    await superAdmin.call('DELETE', `/organizations/${archived}`)
    for (const id of [archived, '00000000-0000-4000-8000-000000000000']) {
      const { status, body } = await add(formOf('USER', { organizationId: id }))
      expect([status, body.issues]).toEqual([
        400,
        [{ path: 'organizationId', message: 'This organization was not found.' }],
      ])
    }
  })
})

describe('an e-mail', () => {
  const taken = { status: 409, message: 'A user with this email exists already.' }

  it('is taken whatever its case', { tags: ['7.7-03'] }, async () => {
    const [form, other] = [formOf('DRIVER'), formOf('DRIVER')]
    await add(form)
    const { body } = await add(other)
    const email = form.email.toUpperCase()
    for (const reply of [await add({ ...other, email }), await change(body.data._id, { ...other, email })]) {
      expect({ status: reply.status, message: reply.body.message }).toEqual(taken)
      expect(reply.body.issues).toEqual([{ path: 'email', message: taken.message }])
    }
  })

  it('goes to one of several who are added with it at once', async () => {
    const form = formOf('DRIVER')
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(form)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await mailsTo(testApp, form.email)).length).toBe(1)
  })

  it('goes to one of several who are changed to it at once', async () => {
    const forms = Array.from({ length: 4 }, () => formOf('DRIVER'))
    const ids = await Promise.all(forms.map(async (form) => (await add(form)).body.data._id))
    const email = 'wanted.by.many@staff.example'
    const replies = await Promise.all(ids.map((id, index) => change(id, { ...forms[index], email })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('user.email-taken')
  })

  it('is free again once its user was deactivated, and users may change the case of their own', async () => {
    const form = formOf('DRIVER')
    const { body } = await add(form)
    const upper = form.email.toUpperCase()
    expect((await change(body.data._id, { ...form, email: upper })).body.data.email).toBe(upper)
    await superAdmin.call('DELETE', `/users/${body.data._id}`)
    expect((await add(form)).status).toBe(201)
  })
})

/** Repeats the table of docs/api.md 4. */
const mayManage: Record<Role, Role[]> = {
  'SUPER ADMIN': [...roles],
  ADMIN: ['ADMIN', 'OPERATION MANAGER', 'OPERATION', 'FINANCE OFFICE', 'CUSTOMER SERVICE', 'USER', 'DRIVER'],
  'OPERATION MANAGER': ['OPERATION', 'USER', 'DRIVER'],
  OPERATION: ['USER', 'DRIVER'],
  'FINANCE OFFICE': [],
  'CUSTOMER SERVICE': [],
  USER: [],
  DRIVER: [],
}

describe.each(roles)('%s', (role) => {
  it(`may make and change ${mayManage[role].join(', ') || 'nobody'}`, {
    tags: ['6-12', '6-13', '6-25', '7.7-04'],
  }, async () => {
    const actor = actors.get(role) as TestActor
    expect(manageableRoles(role)).toEqual(mayManage[role])
    for (const type of roles) {
      const isAllowed = mayManage[role].includes(type)
      const made = await add(formOf(type), actor)
      expect([type, made.status]).toEqual([type, isAllowed ? 201 : 403])
      const form = formOf(type)
      const { body } = await add(form)
      const renamed = await change(body.data._id, { ...form, name: 'Renamed' }, actor)
      expect([type, renamed.status]).toEqual([type, isAllowed ? 200 : 403])
      const raised = await change(body.data._id, { ...form, type: 'SUPER ADMIN' }, actor)
      expect([type, raised.status]).toEqual([type, role === 'SUPER ADMIN' ? 200 : 403])
    }
  })

  it('changes everything in their own record except the type', { tags: ['6-20', '7.7-02', '7.7-05'] }, async () => {
    const actor = await signInAs(testApp, role, role === 'USER' ? organizationId : null)
    const other: Role = role === 'DRIVER' ? 'OPERATION' : 'DRIVER'
    const refused = await change(actor.id, formOf(other, { email: actor.email }), actor)
    const isStaff = mayManage[role].length > 0
    expect([refused.status, refused.body.code]).toEqual([403, isStaff ? 'user.own-type' : 'access.forbidden'])
    const profile = {
      name: 'New Name',
      email: actor.email,
      phoneNumber: '+95 9 111 222',
      isConfirm: false,
      type: other,
    }
    const { status, body } = await actor.call('PUT', `/users/${actor.id}`, { body: profile })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: 'New Name', type: role, isConfirm: true, __v: 1 })
    expect((await actor.call('GET', `/users/${actor.id}`)).body.data.phoneNumber).toBe('+95 9 111 222')
  })
})

describe('a user', () => {
  it.each(['FINANCE OFFICE', 'CUSTOMER SERVICE', 'USER', 'DRIVER'] as const)(
    'is not found by another %s',
    { tags: ['6-20', '7.7-02'] },
    async (role) => {
      const actor = actors.get(role) as TestActor
      const { status, body } = await actor.call('GET', `/users/${superAdmin.id}`)
      expect([status, body.code]).toEqual([404, 'user.not-found'])
      const profile = { name: 'X', email: 'x@y.example', phoneNumber: '09 123 456 789' }
      expect((await actor.call('PUT', `/users/${superAdmin.id}`, { body: profile })).status).toBe(404)
    },
  )

  it('is not found when unknown or deactivated', async () => {
    const form = formOf('DRIVER')
    const { body } = await add(form)
    await superAdmin.call('DELETE', `/users/${body.data._id}`)
    for (const id of [body.data._id, '00000000-0000-4000-8000-000000000000']) {
      expect((await superAdmin.call('GET', `/users/${id}`)).status).toBe(404)
      expect((await change(id, form)).status).toBe(404)
      expect((await superAdmin.call('DELETE', `/users/${id}`)).status).toBe(404)
    }
  })

  it('is changed by the first of two people who save it, and shown to the second', {
    tags: ['7.7-04', 'R-rel-05a'],
  }, async () => {
    const form = formOf('DRIVER')
    const { body } = await add(form)
    const first = await change(body.data._id, { ...form, name: 'First', __v: 0 })
    const second = await change(body.data._id, { ...form, name: 'Second', __v: 0 })
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'record.stale'])
    expect(second.body.current).toEqual(first.body.data)
    expect((await superAdmin.call('GET', `/users/${body.data._id}`)).body.data.name).toBe('First')
  })
})

describe('deactivating', () => {
  it('takes the user out of the list and ends the sessions', { tags: ['2.11-07', '4-30', '7.7-07'] }, async () => {
    const driver = await signInAs(testApp, 'DRIVER', null, { name: 'Leaves Soon' })
    expect((await superAdmin.call('DELETE', `/users/${driver.id}`)).status).toBe(200)
    expect((await driver.call('GET', '/me')).status).toBe(401)
    expect((await superAdmin.call('GET', '/users', { query: { name: 'Leaves Soon' } })).body.total).toBe(0)
  })

  it('is refused for oneself', { tags: ['6-15'] }, async () => {
    const { status, body } = await superAdmin.call('DELETE', `/users/${superAdmin.id}`)
    expect([status, body.code]).toEqual([409, 'user.self-delete'])
  })

  it.each(['delete', 'demote'])(
    'leaves a super admin when the last two %s each other at once',
    { tags: ['6-15'] },
    async (how) => {
      const [one, other] = [await signInAs(testApp, 'SUPER ADMIN'), await signInAs(testApp, 'SUPER ADMIN')]
      const isOther = await testApp.database
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.role, 'SUPER ADMIN'), isNull(users.deactivatedAt)))
      for (const { id } of isOther) {
        if (id !== one.id && id !== other.id)
          await testApp.database.update(users).set({ role: 'ADMIN' }).where(eq(users.id, id))
      }
      const act = (by: TestActor, on: TestActor) =>
        how === 'delete'
          ? by.call('DELETE', `/users/${on.id}`)
          : change(on.id, formOf('ADMIN', { email: on.email }), by)
      const replies = await Promise.all([act(one, other), act(other, one)])
      const [done, refused] = replies.toSorted((a, b) => a.status - b.status)
      expect(done?.status).toBe(200)
      // The deleted user's session may end before their own call is authorized.
      expect(refused?.body.code).toMatch(
        how === 'delete' ? /^(user\.last-super-admin|session\.\w+)$/ : /^user\.last-super-admin$/,
      )
      const left = await testApp.database
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.role, 'SUPER ADMIN'), isNull(users.deactivatedAt)))
      expect(left.length).toBe(1)
      await testApp.database.update(users).set({ role: 'SUPER ADMIN' }).where(eq(users.id, superAdmin.id))
    },
  )
})
