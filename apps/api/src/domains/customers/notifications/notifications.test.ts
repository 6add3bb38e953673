import type { NotificationContent } from '@thant/contracts/customers/notification-facts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { systemContext } from '#lib/system-context.ts'
import { createOrganization } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'
import { sendDueMails } from './due-mails.service.ts'
import { type NotificationEvent, notify } from './notify.ts'

const testApp = useTestApp()
let organization: string
let customer: TestActor
let staff: TestActor
let count = 0

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff)
})

beforeEach(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  customer = await signInAs(testApp, 'USER', organization)
})

const moved: NotificationContent = {
  kind: 'pickup-moved',
  facts: { from: '2026-02-04T01:30:00.000Z', to: '2026-02-05T01:30:00.000Z' },
}
const requestMade: NotificationContent = {
  kind: 'request-made',
  facts: { organization: 'Lotus', request: 'extra', state: 'OPEN', wanted: 'soon' },
}

function send(person: TestActor, content: NotificationContent = moved): Promise<string[]> {
  count += 1
  const event: NotificationEvent = {
    key: `event ${count}`,
    organizationId: organization,
    subjectId: null,
    ...content,
  }
  return inTransaction(testApp.pool, (transaction) =>
    notify(systemContext(testApp.app, transaction), event, { userIds: [person.id] }),
  )
}

async function mailed(person: TestActor) {
  return (await mailsTo(testApp, person.email)).map(({ subject }) => subject)
}

it('keeps an inbox with the latest first, of which each is marked as read, or all', { tags: ['10.7-05'] }, async () => {
  await send(customer)
  testApp.clock.advance(1_000)
  await send(customer, { kind: 'pickup-cancelled', facts: { at: '2026-02-04T01:30:00.000Z' } })
  const { data } = (await customer.call('GET', '/notifications')).body
  expect(data.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['pickup-cancelled', 'pickup-moved'])
  expect([data.unread, data.hasMore, data.entries[0].readAt]).toEqual([2, false, null])
  const read = async (body: object) => (await customer.call('POST', '/notifications/read', { body })).body.data.unread
  expect(await read({ ids: [data.entries[0]._id] })).toBe(1)
  expect(await read({})).toBe(0)
})

it('narrows the inbox by kind and to what is unread or read, and turns it round', { tags: ['10.7-05'] }, async () => {
  await send(customer)
  testApp.clock.advance(1_000)
  await send(customer, { kind: 'pickup-cancelled', facts: { at: '2026-02-04T01:30:00.000Z' } })
  testApp.clock.advance(1_000)
  await send(customer)
  const kinds = async (query: string) =>
    (await customer.call('GET', `/notifications?${query}`)).body.data.entries.map(({ kind }: { kind: string }) => kind)
  expect(await kinds('kind=pickup-cancelled')).toEqual(['pickup-cancelled'])
  const { data } = (await customer.call('GET', '/notifications?sort=createdAt')).body
  await customer.call('POST', '/notifications/read', { body: { ids: [data.entries[0]._id] } })
  expect(await kinds('isUnread=true&sort=createdAt')).toEqual(['pickup-cancelled', 'pickup-moved'])
  expect(await kinds('isUnread=false')).toEqual(['pickup-moved'])
  expect(await kinds('isUnread=true&kind=request-made')).toEqual([])
  // The count is of all, for the bell.
  expect((await customer.call('GET', '/notifications?isUnread=false')).body.data.unread).toBe(2)
  const refused = await customer.call('GET', '/notifications?kind=nothing')
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'kind'])
})

it("neither shows nor marks another person's", async () => {
  await send(customer)
  const other = await signInAs(testApp, 'USER', organization)
  expect((await other.call('GET', '/notifications')).body.data).toEqual({ unread: 0, entries: [], hasMore: false })
  const [one] = (await customer.call('GET', '/notifications')).body.data.entries
  await other.call('POST', '/notifications/read', { body: { ids: [one._id] } })
  expect((await customer.call('GET', '/notifications')).body.data.unread).toBe(1)
})

it('mails at once, in the language of the person, with a link that turns the kind off without signing in', {
  tags: ['10.7-03'],
}, async () => {
  await customer.call('PATCH', '/me/preferences', { body: { language: 'my' } })
  await send(customer)
  const [mail, ...others] = await mailsTo(testApp, customer.email)
  expect(mail?.subject).toBe('၂၀၂၆ ဖေဖော်ဝါရီ ၄၊ ဗုဒ္ဓဟူး၊ ၀၈:၀၀ အမှိုက်သိမ်းချိန်ကို ၂၀၂၆ ဖေဖော်ဝါရီ ၅၊ ကြာသပတေး၊ ၀၈:၀၀ သို့ ရွှေ့ထားပါသည်')
  expect(mail?.text).toContain('ဤအမျိုးအစား အီးမေးလ် မလိုတော့ပါ- အမှိုက်သိမ်းချိန် ရွှေ့သည်')
  expect(mail?.text).toContain('/schedule?day=2026-02-05')
  expect(others).toEqual([])
})

it('turns a kind off by the link in a mail, and not when a program only opens it', { tags: ['10.7-04'] }, async () => {
  await send(customer)
  const [mail] = await mailsTo(testApp, customer.email)
  const link = /\/notifications\/off\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.unsubscribeUrl).toContain(link)
  const path = `/notifications/off/${link}`
  const open = await call(testApp.app, 'GET', path)
  expect([open.status, open.body.data]).toEqual([200, { kind: 'pickup-moved', mail: 'at-once' }])
  await send(customer)
  expect(await mailed(customer)).toHaveLength(2)
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await call(testApp.app, 'POST', path)
    expect([status, body.data.mail]).toEqual([200, 'off'])
  }
  await send(customer)
  expect(await mailed(customer)).toHaveLength(2)
  expect((await call(testApp.app, 'POST', '/notifications/off/wrong')).body.code).toBe('mail-link.not-found')
})

it('turns a kind off by the button of a mail program, which posts a form to the page of the link', {
  tags: ['10.7-04'],
}, async () => {
  await send(customer)
  const [mail] = await mailsTo(testApp, customer.email)
  expect(mail?.isOneClick).toBe(true)
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '')
  const post = (url: string, payload: string) =>
    testApp.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await post(pathname, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  await send(customer)
  expect(await mailed(customer)).toHaveLength(1)
  expect((await post('/notifications/off/wrong', 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  expect((await post('/api/notifications/read', 'ids=1')).statusCode).toBe(401)
})

it('collects what can wait in one mail at 18:00, without what was read meanwhile', { tags: ['10.7-03'] }, async () => {
  const person = await signInAs(testApp, 'OPERATION')
  await send(person, requestMade)
  await person.call('POST', '/notifications/read', { body: {} })
  await send(person, requestMade)
  await send(person, requestMade)
  await sendDueMails(testApp.app)
  expect(await mailed(person)).toEqual([])
  testApp.clock.set('2026-02-03T11:30:00Z')
  await Promise.all(Array.from({ length: 5 }, () => sendDueMails(testApp.app)))
  expect(await mailed(person)).toEqual(['2 updates about your pickups'])
  await sendDueMails(testApp.app)
  expect(await mailed(person)).toHaveLength(1)
})

it('mails in the morning what happened at night, but nothing to those who were deactivated since', {
  tags: ['10.7-02'],
}, async () => {
  const gone = await signInAs(testApp, 'USER', organization)
  testApp.clock.set('2026-02-03T17:00:00Z')
  await send(customer)
  await send(gone)
  await testApp.pool.query('update users set deactivated_at = now() where id = $1', [gone.id])
  await sendDueMails(testApp.app)
  expect(await mailed(customer)).toEqual([])
  testApp.clock.set('2026-02-04T00:30:00Z')
  await sendDueMails(testApp.app)
  expect(await mailed(customer)).toEqual(['The pickup of Wed 4 Feb 2026, 08:00 was moved to Thu 5 Feb 2026, 08:00'])
  expect(await mailed(gone)).toEqual([])
})

it('tells apart who never chose from who wants no mail', { tags: ['10.7-11'] }, async () => {
  const evening = async () => {
    const { data } = (await customer.call('GET', '/notifications/choices')).body
    return data.find(({ kind }: { kind: string }) => kind === 'pickup-tomorrow')
  }
  expect(await evening()).toEqual({ kind: 'pickup-tomorrow', mail: 'off', isChosen: false })
  await customer.call('PUT', '/notifications/choices', {
    body: { choices: [{ kind: 'pickup-tomorrow', mail: 'off' }] },
  })
  expect(await evening()).toEqual({ kind: 'pickup-tomorrow', mail: 'off', isChosen: true })
})

it('asks each role only about what it is told of, and remembers what was chosen', { tags: ['10.7-01'] }, async () => {
  const kinds = async (person: TestActor) => (await person.call('GET', '/notifications/choices')).body.data
  expect((await kinds(staff)).map(({ kind }: { kind: string }) => kind)).toContain('request-made')
  expect(await kinds(await signInAs(testApp, 'FINANCE OFFICE'))).toEqual([])
  expect(await kinds(await signInAs(testApp, 'DRIVER'))).toHaveLength(4)
  const body = { choices: [{ kind: 'pickup-moved', mail: 'digest' }] }
  const { data } = (await customer.call('PUT', '/notifications/choices', { body })).body
  expect(data).toContainEqual({ kind: 'pickup-moved', mail: 'digest', isChosen: true })
  expect(data).toContainEqual({ kind: 'pickup-cancelled', mail: 'at-once', isChosen: false })
  await send(customer)
  expect(await mailed(customer)).toEqual([])
})
