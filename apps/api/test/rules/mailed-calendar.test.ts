import { tmpdir } from 'node:os'
import { parseICS, type VEvent } from 'node-ical'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendDueMails } from '#domains/customers/notifications/due-mails.service.ts'
import { notifyOfChangedPickups } from '#domains/service/pickups/notices/pickup-notices.service.ts'
import { createMailer } from '#lib/mail/mailer.ts'
import { drawMailDocument } from '../../src/mail-documents.ts'
import { createOrganization } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { type MailServer, startMailServer } from '../setup/mail-server.ts'
import { mailsTo } from '../setup/mails.ts'

const testApp = useTestApp()
let server: MailServer
let staff: TestActor
let organizationId: string
let customer: TestActor

const now = '2026-02-03T03:00:00Z'
const thursday = '2026-02-05T02:30:00.000Z'
const friday = '2026-02-06T02:30:00.000Z'

beforeAll(async () => {
  server = await startMailServer()
  staff = await signInAs(testApp, 'SUPER ADMIN')
})
afterAll(() => server.close())

beforeEach(async () => {
  testApp.clock.set(now)
  organizationId = await createOrganization(staff, { name: 'Lotus Tower' })
  customer = await signInAs(testApp, 'USER', organizationId)
})

async function plan(pickUpTime: string, by: object = {}): Promise<string> {
  const { body } = await staff.call('POST', '/logistics', { body: { organizationId, pickUpTime, ...by } })
  return body.data._id
}

const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })

/** Tells of all changes so far, and returns the newest mail as it arrives by SMTP. */
async function arrived({ email }: TestActor = customer) {
  await notifyOfChangedPickups(testApp.app)
  testApp.clock.advance(10 * 60_000)
  await notifyOfChangedPickups(testApp.app)
  await sendDueMails(testApp.app)
  testApp.clock.set(now)
  const message = (await mailsTo(testApp, email)).at(-1)
  if (message === undefined) throw new Error(`no mail to ${email}`)
  const mailer = createMailer({ mail: { smtpUrl: server.url, from: 'no-reply@example.com' }, dataDir: tmpdir() })
  await mailer.deliver(message, new Date(), await drawMailDocument(testApp.app, message.document))
  const mail = server.mails.at(-1)
  const [file] = mail?.attachments ?? []
  const text = file?.content.toString('utf8') ?? ''
  const events = Object.values(parseICS(text)).filter((entry): entry is VEvent => entry?.type === 'VEVENT')
  return { subject: mail?.subject, file, text, events }
}

const summaryOf = ({ uid, start, status, sequence }: VEvent) => [uid, start.toISOString(), status, Number(sequence)]

it('tells a customer of a planned, moved and cancelled pickup with a file of its calendar', {
  tags: ['10.7-12'],
}, async () => {
  const id = await plan(thursday)
  const planned = await arrived()
  expect([planned.file?.filename, planned.file?.contentType]).toEqual(['pickups.ics', 'text/calendar'])
  expect(planned.text).toContain('METHOD:PUBLISH')
  expect(planned.events.map(summaryOf)).toEqual([[id, thursday, 'TENTATIVE', 0]])

  await change(id, { pickUpTime: friday, status: 'CONFIRMED' })
  const moved = await arrived()
  expect(moved.subject).toBe('The pickup of Thu 5 Feb 2026, 09:00 was moved to Fri 6 Feb 2026, 09:00')
  expect(moved.events.map(summaryOf)).toEqual([[id, friday, 'CONFIRMED', 1]])
  expect(moved.events[0]?.dtstamp?.toISOString()).toBe('2026-02-03T03:00:00.000Z')

  await change(id, { status: 'CANCELLED' })
  expect((await arrived()).events.map(summaryOf)).toEqual([[id, friday, 'CANCELLED', 2]])
})

it('takes a deleted pickup out of the calendar too', { tags: ['10.7-12'] }, async () => {
  const id = await plan(thursday)
  await arrived()
  await staff.call('DELETE', `/logistics/${id}`)
  expect((await arrived()).events.map(summaryOf)).toEqual([[id, thursday, 'CANCELLED', 1]])
})

it('has the pickup that a request added, once it is accepted', { tags: ['10.7-12'] }, async () => {
  const body = { kind: 'extra', organizationId, wantedAt: friday, wasteTypes: ['Papers'] }
  const { _id } = (await customer.call('POST', '/pickup_requests', { body })).body.data
  expect((await staff.call('POST', `/pickup_requests/${_id}/accept`, { body: {} })).status).toBe(200)
  const { subject, events } = await arrived()
  expect(subject).toMatch(/^Your extra pickup/)
  expect(events.map(({ start, status }) => [start.toISOString(), status])).toEqual([[friday, 'CONFIRMED']])
})

it('has every pickup that a mail tells of one by one, in the language of the customer', {
  tags: ['10.7-12'],
}, async () => {
  await customer.call('PATCH', '/me/preferences', { body: { theme: 'auto', language: 'my', timeFormat: '24h' } })
  const [first, second] = [await plan(thursday), await plan('2026-02-07T02:30:00.000Z')]
  await arrived()
  await change(first, { pickUpTime: friday })
  await change(second, { status: 'CANCELLED' })
  const { events } = await arrived()
  expect(events.map(summaryOf)).toEqual([
    [first, friday, 'TENTATIVE', 1],
    [second, '2026-02-07T02:30:00.000Z', 'CANCELLED', 1],
  ])
  expect(events[0]?.summary).toMatch(/[\u1000-\u109f]/)
})

it('has all pickups that one notice tells of together, and who publishes them', { tags: ['10.7-12'] }, async () => {
  const times = [thursday, friday, '2026-02-07T02:30:00.000Z', '2026-02-09T02:30:00.000Z']
  const ids: string[] = []
  for (const time of times) ids.push(await plan(time))
  const planned = await arrived()
  expect(planned.events.map(summaryOf)).toEqual(ids.map((id, index) => [id, times[index], 'TENTATIVE', 0]))
  const organizersIn = (text: string) =>
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line.startsWith('ORGANIZER'))
  expect(organizersIn(planned.text)).toEqual(ids.map(() => 'ORGANIZER;CN=Thant:http://127.0.0.1:3000/schedule'))
  await testApp.pool.query(`update company set email = 'office@thant.example', name = 'Thant "Yangon"; Co.'`)
  await staff.call('POST', '/logistics/bulk', { body: { ids, change: { status: 'CANCELLED' } } })
  const cancelled = await arrived()
  await testApp.pool.query(`update company set email = '', name = 'Thant'`)
  expect(cancelled.events.map(({ uid, status }) => [uid, status])).toEqual(ids.map((id) => [id, 'CANCELLED']))
  expect(new Set(organizersIn(cancelled.text))).toEqual(
    new Set(['ORGANIZER;CN="Thant  Yangon ; Co.":mailto:office@thant.example']),
  )
})

it('has the pickups that a holiday moved', { tags: ['10.7-12'] }, async () => {
  const [first, second] = [await plan(thursday), await plan('2026-02-05T05:30:00.000Z')]
  await arrived()
  const days = [{ day: '2026-02-05', name: 'Founding day' }]
  await staff.call('POST', '/company_days', { body: { days } })
  const decisions = [
    { _id: first, __v: 0, decision: 'move', day: '2026-02-06' },
    { _id: second, __v: 0, decision: 'cancel' },
  ]
  const decided = await staff.call('POST', '/holiday_pickups', { body: { decisions } })
  expect(decided.status).toBe(200)
  const { events } = await arrived()
  expect(new Map(events.map(({ uid, status }) => [uid, status]))).toEqual(
    new Map([
      [first, 'TENTATIVE'],
      [second, 'CANCELLED'],
    ]),
  )
})

it('is not sent to drivers', { tags: ['10.7-12'] }, async () => {
  const driver = await signInAs(testApp, 'DRIVER')
  const body = { choices: [{ kind: 'pickup-assigned', mail: 'at-once' }] }
  expect((await driver.call('PUT', '/notifications/choices', { body })).status).toBe(200)
  const id = await plan(thursday, { vehicle: { driver: driver.id } })
  await arrived()
  await change(id, { pickUpTime: friday })
  expect((await arrived(driver)).file).toBeUndefined()
})
