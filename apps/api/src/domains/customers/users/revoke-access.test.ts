import { beforeAll, describe, expect, it } from 'vitest'
import { userForm } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { linkMailedTo, mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let superAdmin: TestActor
const newPassword = 'a door opens slowly'

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
})

const invite = async () => {
  const form = userForm({ type: 'ADMIN', organizationId: null })
  const { body } = await superAdmin.call('POST', '/users', { body: form })
  return { form, id: String(body.data._id), link: await linkMailedTo(testApp, form.email) }
}
let addresses = 0
/** Every call comes from another IP address, so that no limit per address applies. */
const nextAddress = () => `10.3.0.${++addresses}`
const askForReset = async (email: string) => {
  const { status } = await call(testApp.app, 'POST', '/send_password_reset_link', {
    body: { email },
    ip: nextAddress(),
  })
  expect(status).toBe(200)
  return linkMailedTo(testApp, email)
}
const choosePassword = (link: string, password = newPassword) =>
  call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password }, ip: nextAddress() })
const logIn = (email: string, password: string) => call(testApp.app, 'POST', '/login', { body: { email, password } })
const change = (id: string, form: object) => superAdmin.call('PATCH', `/users/${id}`, { body: form })
const profileOf = (actor: TestActor, email: string) => ({ name: actor.name, email, phoneNumber: '09 123 456 789' })

describe('an invitation', () => {
  it('to a wrong address is void once staff correct it, and a new one goes to the right address', async () => {
    const { form, id, link } = await invite()
    const email = `right.${form.email}`
    expect((await change(id, { ...form, email })).status).toBe(200)
    expect((await choosePassword(link)).body.code).toBe('link.invalid')
    expect((await logIn(email, newPassword)).status).toBe(401)

    expect((await mailsTo(testApp, email)).map(({ subject }) => subject)).toEqual(['Your account at Thant'])
    expect((await choosePassword(await linkMailedTo(testApp, email))).status).toBe(200)
    expect((await logIn(email, newPassword)).body.data.user).toMatchObject({ email, type: 'ADMIN' })
  })

  it('stays good and is not sent again when staff change anything else', async () => {
    const { form, id, link } = await invite()
    expect((await change(id, { ...form, name: 'Renamed', email: form.email.toUpperCase() })).status).toBe(200)
    expect((await mailsTo(testApp, form.email)).length).toBe(1)
    expect((await mailsTo(testApp, form.email.toUpperCase())).length).toBe(0)
    expect((await choosePassword(link)).status).toBe(200)
  })

  it('is void once a password was set by a reset link', async () => {
    const { form, link } = await invite()
    expect((await choosePassword(await askForReset(form.email))).status).toBe(200)
    expect((await choosePassword(link, 'another door opens')).body.code).toBe('link.invalid')
    expect((await logIn(form.email, newPassword)).status).toBe(200)
  })

  it('is void once its user was deactivated', async () => {
    const { id, link } = await invite()
    await superAdmin.call('DELETE', `/users/${id}`)
    const { rows } = await testApp.pool.query('select revoked_at from links where subject_id = $1', [id])
    expect(rows).toEqual([{ revoked_at: testApp.clock.now() }])
    expect((await choosePassword(link)).body.code).toBe('link.invalid')
  })
})

describe('a reset link', () => {
  it('is void once its user changed the password', async () => {
    const user = await signInAs(testApp, 'ADMIN')
    const link = await askForReset(user.email)
    const body = { currentPassword: testPassword, newPassword }
    expect((await user.call('PATCH', `/users/change_password/${user.id}`, { body })).status).toBe(200)
    expect((await choosePassword(link, 'another door opens')).body.code).toBe('link.invalid')
    expect((await logIn(user.email, newPassword)).status).toBe(200)
  })

  it.each(['staff', 'the user'])('is void once %s changed the e-mail', async (who) => {
    const user = await signInAs(testApp, 'ADMIN')
    const link = await askForReset(user.email)
    const email = `new.${user.email}`
    const { status } =
      who === 'staff'
        ? await change(user.id, userForm({ type: 'ADMIN', organizationId: null, email }))
        : await user.call('PUT', `/users/${user.id}`, { body: profileOf(user, email) })
    expect(status).toBe(200)
    expect((await choosePassword(link)).body.code).toBe('link.invalid')
    expect(await mailsTo(testApp, email)).toEqual([])
    expect((await logIn(email, testPassword)).status).toBe(200)
  })

  it('asked for while the e-mail changes works for neither address', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const user = await signInAs(testApp, 'ADMIN')
      const form = userForm({ type: 'ADMIN', organizationId: null, email: `new.${user.email}` })
      const ask = call(testApp.app, 'POST', '/send_password_reset_link', {
        body: { email: user.email },
        ip: nextAddress(),
      })
      const [requested, changed] = await Promise.all([ask, change(user.id, form)])
      expect([200, 404]).toContain(requested.status)
      expect(changed.status).toBe(200)
      const link = (await linkMailedTo(testApp, user.email)) || 'none'
      expect((await choosePassword(link)).body.code).toBe('link.invalid')
    }
  })

  it('used while staff change the e-mail takes effect before or after, never halfway', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const user = await signInAs(testApp, 'ADMIN')
      const link = await askForReset(user.email)
      const email = `new.${user.email}`
      const form = userForm({ type: 'ADMIN', organizationId: null, email })
      const [chosen, changed] = await Promise.all([choosePassword(link), change(user.id, form)])
      expect(changed.status).toBe(200)
      expect([200, 400]).toContain(chosen.status)
      expect((await logIn(email, chosen.status === 200 ? newPassword : testPassword)).status).toBe(200)
    }
  })
})

describe('the previous address', () => {
  it.each(['staff', 'the user'])('is told that %s changed the e-mail, and not to which', async (who) => {
    const user = await signInAs(testApp, 'ADMIN')
    const email = `new.${user.email}`
    if (who === 'staff') await change(user.id, userForm({ type: 'ADMIN', organizationId: null, email }))
    else await user.call('PUT', `/users/${user.id}`, { body: profileOf(user, email) })
    const [mail, ...others] = await mailsTo(testApp, user.email)
    expect([mail?.subject, others]).toEqual(['The email of your account at Thant was changed', []])
    expect(mail?.text).not.toContain(email)
  })

  it('of an invited user, who may be a stranger, gets no further mail', async () => {
    const { form, id } = await invite()
    await change(id, { ...form, email: `right.${form.email}` })
    expect((await mailsTo(testApp, form.email)).length).toBe(1)
  })
})

describe('the sessions of a user', () => {
  it('end when staff change the e-mail', async () => {
    const user = await signInAs(testApp, 'ADMIN')
    const form = userForm({ type: 'ADMIN', organizationId: null })
    await change(user.id, { ...form, email: user.email })
    expect((await user.call('GET', '/me')).status).toBe(200)
    await change(user.id, form)
    expect((await user.call('GET', '/me')).body.code).toBe('session.ended')
    expect((await superAdmin.call('GET', '/me')).status).toBe(200)
  })

  it('end when the user changes the e-mail, except the one that changes it', async () => {
    const user = await signInAs(testApp, 'ADMIN')
    const { token } = (await logIn(user.email, testPassword)).body.data
    await user.call('PUT', `/users/${user.id}`, { body: profileOf(user, `new.${user.email}`) })
    const headers = { authorization: `Bearer ${token}` }
    expect((await call(testApp.app, 'GET', '/me', { headers })).body.code).toBe('session.ended')
    expect((await user.call('GET', '/me')).status).toBe(200)
  })
})
