import { beforeAll, describe, expect, it } from 'vitest'
import { call, signInAs, type TestActor, testPassword } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/create-test-app.ts'

const testApp = useTestApp()
const newPassword = 'a door opens slowly'
let customer: TestActor

beforeAll(async () => {
  customer = await signInAs(testApp, 'USER')
})

const change = (actor: TestActor, body: unknown, id = actor.id) =>
  actor.call('PATCH', `/users/change_password/${id}`, { body })
const logIn = (email: string, password: string) => call(testApp.app, 'POST', '/login', { body: { email, password } })

describe('changing the own password', () => {
  it('sets it and ends the other sessions, not this one', async () => {
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

  it('is a 401 of its own kind when the current password is wrong', async () => {
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
  ])('refuses %j at the field', async (body, path, message) => {
    const reply = await change(customer, body)
    expect(reply.status).toBe(400)
    expect(reply.body.issues).toContainEqual({ path, message })
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
