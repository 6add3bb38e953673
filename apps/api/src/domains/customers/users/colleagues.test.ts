import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { contactMessages } from '#database/schema/contact.ts'
import { createOrganization, createSite, userForm } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let staff: TestActor
let lotus: string
let customer: TestActor
let elsewhere: TestActor

beforeAll(async () => {
  staff = await signInAs(testApp, 'ADMIN')
  await staff.call('PATCH', '/company', { body: { email: 'hello@clean.example' } })
  lotus = await createOrganization(staff, { name: 'Lotus', email: 'lotus@lotus.example' })
  const other = await createOrganization(staff, { name: 'Padauk', email: 'padauk@padauk.example' })
  customer = await signInAs(testApp, 'USER', lotus)
  elsewhere = await signInAs(testApp, 'USER', other)
})

const path = () => `/organizations/${lotus}/colleagues`
const colleague = { name: 'Ma Hnin', email: 'hnin@lotus.example', phoneNumber: '09 000 123 456' }

it('lists who of the own organization has access or was invited, and nobody else', { tags: ['13.8-02'] }, async () => {
  const body = userForm({ name: 'Zaw Invited', email: 'zaw@lotus.example', type: 'USER', organizationId: lotus })
  const invited = await staff.call('POST', '/users', { body })
  const { data } = (await customer.call('GET', path())).body
  expect(data).toEqual([
    { _id: customer.id, name: expect.any(String), email: customer.email, isConfirm: true },
    { _id: invited.body.data._id, name: 'Zaw Invited', email: 'zaw@lotus.example', isConfirm: false },
  ])
  expect((await elsewhere.call('GET', path())).status).toBe(404)
})

it('says nothing to who is limited to sites', { tags: ['13.8-02'] }, async () => {
  const site = await createSite(staff, lotus)
  const branch = await signInAs(testApp, 'USER', lotus, { siteIds: [site] })
  expect((await branch.call('GET', path())).status).toBe(403)
  expect((await branch.call('POST', path(), { body: colleague })).status).toBe(403)
})

it('brings a request for a colleague to the office as a message, and refuses many', { tags: ['13.8-03'] }, async () => {
  expect((await elsewhere.call('POST', path(), { body: colleague })).status).toBe(404)
  const sent = await customer.call('POST', path(), { body: colleague })
  expect(sent.status).toBe(201)
  const { _id } = sent.body.data
  const [message] = await testApp.database.select().from(contactMessages).where(eq(contactMessages.id, _id))
  expect(message).toMatchObject({
    email: customer.email,
    topic: 'other',
    message:
      'Please give a colleague of Lotus access to the portal.\nName: Ma Hnin\nEmail: hnin@lotus.example\nPhone: 09 000 123 456',
  })
  const [mail] = await mailsTo(testApp, 'hello@clean.example')
  expect(mail?.text).toContain('hnin@lotus.example')
  expect((await staff.call('GET', '/users?email=hnin%40lotus.example')).body.total).toBe(0)

  const wrong = { ...colleague, name: 'See www.prize.example', phoneNumber: 'x' }
  expect((await customer.call('POST', path(), { body: wrong })).status).toBe(400)
  const answers = []
  for (let again = 0; again < 5; again += 1) answers.push(await customer.call('POST', path(), { body: colleague }))
  expect(answers.at(-1)?.status).toBe(429)
  expect((await call(testApp.app, 'GET', path())).status).toBe(401)
})
