import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import { hashPassword } from '#lib/passwords.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
const newPassword = 'a door opens slowly'
let customer: TestActor

beforeAll(async () => {
  customer = await signInAs(testApp, 'USER')
})

const change = (actor: TestActor, body: unknown, id = actor.id) =>
  actor.call('PATCH', `/users/change_password/${id}`, { body })
const logIn = (email: string, password: string) => call(testApp.app, 'POST', '/login', { body: { email, password } })

describe("changing one's own password", () => {
  it('sets it and ends the other sessions, not this one', { tags: ['3-16', '7.7-06', 'R-sec-09'] }, async () => {
    const actor = await signInAs(testApp, 'DRIVER')
    const other = (await logIn(actor.email, testPassword)).body.data
    const { status, body } = await change(actor, { currentPassword: testPassword, newPassword })
    expect([status, body.data]).toEqual([200, null])
    expect((await actor.call('GET', '/me')).status).toBe(200)
    const headers = { authorization: `Bearer ${other.token}` }
    expect((await call(testApp.app, 'GET', '/me', { headers })).body.code).toBe('session.ended')
    const refresh = (refreshToken: string) => call(testApp.app, 'POST', '/refresh_token', { body: { refreshToken } })
    expect((await refresh(other.refreshToken)).status).toBe(401)
    expect((await refresh(actor.refreshToken)).status).toBe(200)
    expect((await logIn(actor.email, newPassword)).status).toBe(200)
    expect((await logIn(actor.email, testPassword)).status).toBe(401)
  })

  // 7.11-03: the replies; what screens do with them is in api-client.ts.
  it('answers 401 with a code of its own when the current password is wrong', {
    tags: ['7.7-06', '7.11-03', '8-20'],
  }, async () => {
    const { status, body } = await change(customer, { currentPassword: 'wrong', newPassword })
    expect(status).toBe(401)
    expect(body).toMatchObject({ message: 'Unauthorized to change password.', code: 'password.wrong' })
    expect((await logIn(customer.email, testPassword)).status).toBe(200)
  })

  it.each([
    [{}, 'currentPassword', 'Required'],
    [{ currentPassword: '', newPassword }, 'currentPassword', 'Required'],
    [{ currentPassword: testPassword, newPassword: '' }, 'newPassword', 'Required'],
    [{ currentPassword: testPassword, newPassword: '1234567' }, 'newPassword', 'At least 8 characters'],
    [{ currentPassword: testPassword, newPassword: 'x'.repeat(129) }, 'newPassword', 'At most 128 characters'],
    [
      { currentPassword: testPassword, newPassword: 'Football1' },
      'newPassword',
      'This password is used too often. Please choose another one.',
    ],
  ])('refuses %j at the field', { tags: ['R-sec-02'] }, async (body, path, message) => {
    const reply = await change(customer, body)
    expect(reply.status).toBe(400)
    expect(reply.body.issues).toContainEqual({ path, message })
  })

  it('refuses the present one as the new one', async () => {
    const reply = await change(customer, { currentPassword: testPassword, newPassword: testPassword })
    const message = 'This is your present password. Please choose another one.'
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path: 'newPassword', message }]])
  })

  it('is mailed to the user', async () => {
    const actor = await signInAs(testApp, 'DRIVER')
    await change(actor, { currentPassword: 'wrong', newPassword })
    expect(await mailsTo(testApp, actor.email)).toEqual([])
    await change(actor, { currentPassword: testPassword, newPassword })
    const [mail] = await mailsTo(testApp, actor.email)
    expect(mail?.subject).toBe('Your password at Thant was changed')
    expect(mail?.text).toContain('/password_reset\n')
  })

  it('succeeds for one of two who know the present one and change it at once', async () => {
    const actor = await signInAs(testApp, 'DRIVER')
    const passwords = [newPassword, 'another door opens']
    const replies = await Promise.all(
      passwords.map((password) => change(actor, { currentPassword: testPassword, newPassword: password })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('leaves no session to a sign-in with the old one that was under way', async () => {
    const { id, email } = await signInAs(testApp, 'DRIVER')
    const passwordHash = await hashPassword(newPassword)
    const { signedIn } = await inTransaction(testApp.pool, async (transaction) => {
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, id))
      const signedIn = logIn(email, testPassword)
      await Promise.race([signedIn, new Promise((resolve) => setTimeout(resolve, 1_000))])
      return { signedIn }
    })
    expect((await signedIn).status).toBe(401)
    expect((await logIn(email, newPassword)).status).toBe(200)
  })

  it('is only ever for oneself', async () => {
    const admin = await signInAs(testApp, 'SUPER ADMIN')
    const body = { currentPassword: testPassword, newPassword }
    expect((await change(admin, body, customer.id)).status).toBe(404)
    expect((await change(customer, body, admin.id)).status).toBe(404)
    expect((await logIn(customer.email, testPassword)).status).toBe(200)
  })

  it('is refused after 10 wrong tries, with the right password too', async () => {
    const actor = await signInAs(testApp, 'DRIVER')
    const wrong = Array.from({ length: 12 }, () => change(actor, { currentPassword: 'wrong', newPassword }))
    const statuses = (await Promise.all(wrong)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    expect((await change(actor, { currentPassword: testPassword, newPassword })).status).toBe(429)
  })
})
