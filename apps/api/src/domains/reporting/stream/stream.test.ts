import { undoWaitMs } from '@thant/contracts/durations'
import type { StreamEvent } from '@thant/contracts/reporting/stream'
import { streamPageSize } from '@thant/contracts/reporting/stream'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { organizationNotes } from '#database/schema/notes.ts'
import { sendDueMails } from '#domains/customers/notifications/due-mails.service.ts'
import { messageFormatterFor } from '#lib/translator.ts'
import {
  createInvoice,
  createNote,
  createOrganization,
  createPickup,
  createReport,
  item,
} from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN', null, { name: 'Ko Ye' })
})
beforeEach(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  organization = await createOrganization(admin)
})

const page = async (query: Record<string, string> = {}, by = admin) =>
  (await by.call('GET', `/organizations/${organization}/stream`, { query })).body.data as {
    events: StreamEvent[]
    next: string | null
  }

/** What a reader sees of each event, in English. */
async function lines(query: Record<string, string> = {}, by = admin): Promise<string[]> {
  const { formatMessage } = messageFormatterFor('en', 'Asia/Yangon')
  const { events } = await page(query, by)
  return events.map(({ text, actor, remark, note, fields }) =>
    [formatMessage(text), actor?.name ?? '', note?.text ?? remark, ...fields].filter(Boolean).join(' | '),
  )
}

it('says of each pickup what came of it', { tags: ['13.7-04'] }, async () => {
  await createPickup(admin, organization, '2026-02-02T02:30:00Z', [item('Papers', 12.5)])
  const failed = await createPickup(admin, organization, '2026-02-03T02:30:00Z')
  await admin.call('PATCH', `/logistics/${failed}`, { body: { status: 'CONFIRMED' } })
  await admin.call('POST', `/logistics/${failed}/outcomes`, { body: { code: 'flooded', note: 'Knee-deep' } })
  const cancelled = await createPickup(admin, organization, '2026-02-20T02:30:00Z')
  await admin.call('PATCH', `/logistics/${cancelled}`, { body: { status: 'CANCELLED', remark: 'Closed' } })
  await createPickup(admin, organization, '2026-02-21T02:30:00Z')
  expect(await lines({ topic: 'pickups' })).toEqual([
    'The pickup of Fri 20 Feb 2026, 09:00 was cancelled | Ko Ye | Closed',
    'The pickup of Tue 3 Feb 2026, 09:00 was not collected: Road flooded | Ko Ye | Knee-deep',
    'The pickup of Mon 2 Feb 2026, 09:00 was completed: 12.50\u00A0kg',
  ])
})

it('has requests, what was reported, and their answers', { tags: ['13.7-04'] }, async () => {
  const customer = await signInAs(testApp, 'USER', organization, { name: 'U Tun' })
  const body = { organizationId: organization, kind: 'extra', wantedAt: '2026-03-03T02:30:00Z', note: 'Ten bags' }
  const request = (await customer.call('POST', '/pickup_requests', { body })).body.data._id
  testApp.clock.set('2026-02-03T03:05:00Z')
  const answer = { note: 'All trucks are on the road' }
  await admin.call('POST', `/pickup_requests/${request}/decline`, { body: answer })
  const missed = await createPickup(admin, organization, '2026-02-03T01:00:00Z')
  testApp.clock.set('2026-02-03T03:08:00Z')
  await customer.call('POST', `/logistics/${missed}/missed_reports`, { body: { kind: 'missed' } })
  const seen = await lines({ topic: 'requests' })
  expect(seen).toEqual([
    'Reported: Missed pickup | U Tun',
    'Answer to “Extra pickup”: Declined | Ko Ye | All trucks are on the road',
    'Requested: Extra pickup, Tue 3 Mar 2026, 09:00 | U Tun | Ten bags',
  ])
})

it('has invoices, reports, changes of the organization and notes', { tags: ['13.7-04'] }, async () => {
  await createNote(admin, organization, { text: 'Ask for the manager' })
  await admin.call('PATCH', `/organizations/${organization}`, { body: { info: 'Moved', email: 'new@lotus.example' } })
  await admin.call('POST', `/organizations/${organization}/calendar`)
  const number = `STREAM-${organization.slice(0, 8)}`
  const invoice = await createInvoice(admin, organization, { invoiceNo: number, amount: 150.5, currency: 'USD' })
  await admin.call('PATCH', `/payment/${invoice}`, { body: { paymentStatus: 'APPROVED' } })
  await createPickup(admin, organization, '2026-01-05T02:30:00Z', [item('Papers', 1)])
  await createReport(admin, { organization, quarters: ['2026-01'] })
  const seen = await lines()
  expect(seen).toContain('Note | Ko Ye | Ask for the manager')
  expect(seen.toSorted()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^The organization was changed \| Ko Ye \| (email \| info|info \| email)$/),
      'The organization was added | Ko Ye',
      'Created a calendar address | Ko Ye',
      `Invoice ${number} for 150.50 USD was issued`,
      `Invoice ${number} for 150.50 USD was paid`,
      expect.stringMatching(/^A report was made: .*2026/),
    ]),
  )
})

it('says which emails went to its people', { tags: ['13.7-04'] }, async () => {
  await signInAs(testApp, 'USER', organization, { name: 'Daw Hla' })
  const customer = await signInAs(testApp, 'USER', organization, { name: 'U Tun' })
  const body = { organizationId: organization, kind: 'extra', wantedAt: '2026-03-03T02:30:00Z' }
  const request = (await customer.call('POST', '/pickup_requests', { body })).body.data._id
  await admin.call('POST', `/pickup_requests/${request}/decline`, { body: { note: 'No truck' } })
  testApp.clock.advance(undoWaitMs)
  await sendDueMails(testApp.app)
  const { events } = await page({ topic: 'mails' })
  expect(events).toMatchObject([
    { text: { text: 'We cannot make an extra pickup on {{wanted}}' }, recipients: ['U Tun'] },
  ])
})

it('is paged by a cursor that loses and repeats nothing, also among events of the same moment', {
  tags: ['13.7-04'],
}, async () => {
  const created = new Date('2026-02-03T03:00:00Z')
  const row = { organizationId: organization, authorId: admin.id, text: 'Same', createdAt: created, updatedAt: created }
  await testApp.database.insert(organizationNotes).values(Array.from({ length: 70 }, () => row))
  const ids: string[] = []
  const sizes: number[] = []
  let after: string | undefined
  do {
    const { events, next } = await page(after === undefined ? {} : { after })
    ids.push(...events.map(({ _id }) => _id))
    sizes.push(events.length)
    after = next ?? undefined
  } while (after !== undefined)
  expect(sizes).toEqual([streamPageSize, streamPageSize, 11])
  expect(new Set(ids).size).toBe(71)
})

const cursor = (value: string, id = organization) =>
  Buffer.from(JSON.stringify(['-at', value, id])).toString('base64url')
it.each([
  ['text', () => 'nonsense'],
  ['a time that is none', () => cursor('soon note')],
  ['an id that is none', () => cursor('2026-02-03T03:00:00Z note', '-'.repeat(36))],
])('refuses a cursor of %s', { tags: ['13.7-04'] }, async (_name, after) => {
  const { status, body } = await admin.call('GET', `/organizations/${organization}/stream`, {
    query: { after: after() },
  })
  expect([status, body.code]).toEqual([400, 'list.unknown-cursor'])
})

it('leaves out what the caller may not list, and answers for an archived organization', {
  tags: ['13.7-05', '13.7-01'],
}, async () => {
  const customer = await signInAs(testApp, 'USER', organization)
  await createInvoice(admin, organization)
  await createPickup(admin, organization, '2026-01-05T02:30:00Z', [item('Papers', 1)])
  await createReport(admin, { organization, quarters: ['2026-01'] })
  const body = { organizationId: organization, kind: 'extra', wantedAt: '2026-03-03T02:30:00Z' }
  await customer.call('POST', '/pickup_requests', { body })
  await admin.call('DELETE', `/organizations/${organization}`)
  const topicsOf = async (by: TestActor) =>
    [...new Set((await page({}, by)).events.map(({ topic }) => topic))].toSorted()
  expect(await topicsOf(admin)).toEqual(['changes', 'invoices', 'pickups', 'reports', 'requests'])
  expect(await topicsOf(await signInAs(testApp, 'OPERATION'))).toEqual(['changes', 'pickups', 'requests'])
  const clerk = await signInAs(testApp, 'FINANCE OFFICE')
  expect(await topicsOf(clerk)).toEqual(['changes', 'invoices', 'pickups'])
  expect(await page({ topic: 'reports' }, clerk)).toEqual({ events: [], next: null })
  expect((await admin.call('GET', `/organizations/${admin.id}/stream`)).status).toBe(404)
})
