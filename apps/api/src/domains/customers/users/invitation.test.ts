import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, userForm } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { linkMailedTo, mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
const day = 86_400_000
let superAdmin: TestActor

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
})

async function invite(type = 'DRIVER') {
  const form = userForm({ type, organizationId: null })
  const { body } = await superAdmin.call('POST', '/users', { body: form })
  return { id: String(body.data._id), email: form.email, link: await linkMailedTo(testApp, form.email) }
}
const inviteAgain = (id: string, by = superAdmin) => by.call('POST', `/users/${id}/invitation`)
const invitedUntil = async (id: string) => (await superAdmin.call('GET', `/users/${id}`)).body.data.invitedUntil
const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * day).toISOString()
const choosePassword = (link: string) =>
  call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password: 'a door opens slowly' } })

describe('an invitation', () => {
  it('says until when it is good, while no password was chosen', async () => {
    const { id, link } = await invite()
    expect(await invitedUntil(id)).toBe(inDays(7))
    await choosePassword(link)
    expect(await invitedUntil(id)).toBeNull()
    expect((await superAdmin.call('GET', `/users/${superAdmin.id}`)).body.data.invitedUntil).toBeNull()
  })

  it('is sent again with a new link, after the first one expired too', async () => {
    const { id, email, link } = await invite()
    testApp.clock.advance(8 * day)
    superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    expect(await invitedUntil(id)).toBeNull()
    const { status, body } = await inviteAgain(id)
    expect([status, body.data.invitedUntil]).toEqual([200, inDays(7)])
    const subjects = (await mailsTo(testApp, email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your account at Thant', 'Your account at Thant'])
    expect((await choosePassword(link)).body.code).toBe('link.invalid')
    expect((await choosePassword(await linkMailedTo(testApp, email))).status).toBe(200)
  })

  it('is in the language that is chosen, or else in that of most people of the organization', {
    tags: ['7.7-03'],
  }, async () => {
    const organizationId = await createOrganization(superAdmin)
    const invited = async (form: object) => {
      const body = { ...userForm({ type: 'USER' }), organizationId, ...form }
      expect((await superAdmin.call('POST', '/users', { body })).status).toBe(201)
      return (await mailsTo(testApp, body.email)).map(({ subject }) => subject)
    }
    const [english, burmese] = [['Your account at Thant'], ['Thant ရှိ သင့်အကောင့်']]
    expect(await invited({})).toEqual(english)
    expect(await invited({ language: 'my' })).toEqual(burmese)
    await testApp.pool.query(`update users set language = 'my' where organization_id = $1`, [organizationId])
    expect(await invited({})).toEqual(burmese)
    expect(await invited({ language: 'en' })).toEqual(english)
    expect(await invited({ type: 'DRIVER', organizationId: null })).toEqual(english)
  })

  it('is in the history of the user', async () => {
    const { id } = await invite()
    await inviteAgain(id)
    const { body } = await superAdmin.call('GET', '/audit', { query: { entity: 'user', id } })
    expect(body.data.map(({ action }: { action: string }) => action)).toContain('user.invite')
  })

  it('is not sent again once a password was chosen, nor to an unknown user', async () => {
    const { id, link } = await invite()
    await choosePassword(link)
    const { status, body } = await inviteAgain(id)
    expect([status, body.code]).toEqual([409, 'user.has-password'])
    expect((await inviteAgain('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it('is sent again only by who may change users of the type', async () => {
    const { id } = await invite('ADMIN')
    const operator = await signInAs(testApp, 'OPERATION')
    expect((await inviteAgain(id, operator)).body.code).toBe('user.type-not-allowed')
    expect((await inviteAgain(id, await signInAs(testApp, 'FINANCE OFFICE'))).status).toBe(403)
  })

  it('is sent 60 times in a quarter of an hour at most', async () => {
    const admin = await signInAs(testApp, 'ADMIN')
    const { id } = await invite()
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn++) statuses.push((await inviteAgain(id, admin)).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
  })
})
