import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jpegFile } from '../../../../test/files/images.ts'
import { uploadPhoto } from '../../../../test/files/upload.ts'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
})

// 09:30 in Yangon on 3 February 2026, a Tuesday.
beforeEach(() => testApp.clock.set('2026-02-03T03:00:00Z'))

async function plan(pickUpTime: string): Promise<string> {
  const body = { organizationId: organization, pickUpTime, status: 'CONFIRMED' }
  return (await staff.call('POST', '/logistics', { body })).body.data._id
}

const report = (actor: TestActor, id: string, body: object) =>
  actor.call('POST', `/logistics/${id}/missed_reports`, { body: { note: 'Nobody came', ...body } })
const answer = (id: string, body: object) => staff.call('POST', `/missed_reports/${id}/answer`, { body })

describe('a missed pickup', () => {
  it('is reported by the customer with a photo, answered by staff, and both are told', {
    tags: ['10.7-07'],
  }, async () => {
    const id = await plan('2026-02-03T02:00:00Z')
    const photos = [(await uploadPhoto(customer, await jpegFile())).body.data.file]
    const made = await report(customer, id, { kind: 'missed', note: 'We waited until noon.', photos })
    expect([made.status, made.body.data.state]).toEqual([201, 'OPEN'])
    expect((await testApp.app.inject({ url: made.body.data.photos[0].url })).statusCode).toBe(200)
    const answered = await answer(made.body.data._id, { state: 'UPHELD', note: 'We are sorry and come tomorrow.' })
    expect(answered.body.data).toMatchObject({ state: 'UPHELD', answeredBy: { _id: staff.id } })
    const { body } = await customer.call('GET', `/logistics/${id}/missed_reports`)
    expect(body.data[0].answerNote).toBe('We are sorry and come tomorrow.')
    const { data: notified } = (await staff.call('GET', '/notifications')).body
    expect(notified.entries[0]).toMatchObject({
      kind: 'missed-reported',
      subject: id,
      facts: { report: 'missed', at: '2026-02-03T02:00:00.000Z', note: 'We waited until noon.' },
    })
    const [mail] = await mailsTo(testApp, customer.email)
    expect(mail?.subject).toBe('You were right about the pickup of Tue 3 Feb 2026, 08:30. We are sorry')
  })

  it.each([
    ['2026-02-02T18:00:00Z', 'missed-report.too-early'],
    ['2026-02-03T02:59:00Z', 'missed-report.too-early'],
    ['2026-02-03T03:00:00Z', undefined],
    ['2026-02-17T01:00:00Z', undefined],
    ['2026-02-18T01:00:00Z', 'missed-report.too-late'],
  ])(
    'of 3 February, 08:30 in Yangon, is reported from an hour later on: at %s %s',
    { tags: ['10.5-06'] },
    async (now, code) => {
      const id = await plan('2026-02-03T02:00:00Z')
      testApp.clock.set(now)
      const again = await signInAs(testApp, 'USER', organization)
      expect((await report(again, id, { kind: 'missed' })).body.code).toBe(code)
    },
  )

  it('is open once, even when it is reported 20 times at once', { tags: ['10.5-08'] }, async () => {
    const id = await plan('2026-02-03T02:00:00Z')
    const sent = await Promise.all(Array.from({ length: 20 }, () => report(staff, id, { kind: 'missed' })))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(sent.filter(({ body }) => body.code === 'missed-report.open')).toHaveLength(19)
  })

  it('that has a reason already is refused with the reason', { tags: ['10.5-06'] }, async () => {
    const id = await plan('2026-02-03T02:00:00Z')
    await staff.call('POST', `/logistics/${id}/outcomes`, { body: { code: 'nobody-there' } })
    const refused = await report(customer, id, { kind: 'missed' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The crew recorded why this was not collected: Nobody was there.',
    ])
  })

  it('of another organization does not exist', async () => {
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect((await report(stranger, await plan('2026-02-03T02:00:00Z'), { kind: 'missed' })).status).toBe(404)
  })
})

describe('a reason', () => {
  it.each([
    ['2026-02-05T17:00:00Z', 201],
    ['2026-02-05T17:31:00Z', 409],
  ])('is contradicted within two working days: at %s %i', { tags: ['10.5-07'] }, async (now, status) => {
    const id = await plan('2026-02-03T02:00:00Z')
    await staff.call('POST', `/logistics/${id}/outcomes`, { body: { code: 'nobody-there' } })
    testApp.clock.set(now)
    const again = await signInAs(testApp, 'USER', organization)
    expect((await report(again, id, { kind: 'dispute', note: 'We waited.' })).status).toBe(status)
  })

  it('of Friday can be contradicted until Tuesday where Monday is a holiday and Sunday free', {
    tags: ['10.5-07'],
  }, async () => {
    testApp.clock.set('2026-02-06T03:00:00Z')
    const late = await signInAs(testApp, 'OPERATION')
    await testApp.pool.query(
      `insert into company_days (day, kind, name, updated_at) values ('2026-02-09', 'closed', 'Holiday', now())`,
    )
    const body = { organizationId: organization, pickUpTime: '2026-02-06T02:00:00Z', status: 'CONFIRMED' }
    const id = (await late.call('POST', '/logistics', { body })).body.data._id
    await late.call('POST', `/logistics/${id}/outcomes`, { body: { code: 'nobody-there' } })
    testApp.clock.set('2026-02-10T12:00:00Z')
    const again = await signInAs(testApp, 'USER', organization)
    expect((await report(again, id, { kind: 'dispute' })).status).toBe(201)
  })

  it('is contradicted with words or a photo, while that nobody came says all', async () => {
    const failed = await plan('2026-02-03T02:00:00Z')
    await staff.call('POST', `/logistics/${failed}/outcomes`, { body: { code: 'nobody-there' } })
    const empty = await report(customer, failed, { kind: 'dispute', note: ' ' })
    expect([empty.status, empty.body.issues[0].path]).toEqual([400, 'note'])
    const photos = [(await uploadPhoto(customer, await jpegFile())).body.data.file]
    expect((await report(customer, failed, { kind: 'dispute', note: '', photos })).status).toBe(201)
    const missed = await plan('2026-02-03T02:00:00Z')
    expect((await report(customer, missed, { kind: 'missed', note: '' })).status).toBe(201)
  })

  it('that is not there cannot be contradicted, but a pickup that was called done can', {
    tags: ['10.5-07'],
  }, async () => {
    const planned = await plan('2026-02-03T02:00:00Z')
    expect((await report(customer, planned, { kind: 'dispute' })).body.code).toBe('missed-report.nothing-recorded')
    const done = await createPickup(staff, organization, '2026-02-03T01:00:00Z', [item('Papers', 2)])
    expect((await report(customer, done, { kind: 'missed' })).body.code).toBe('missed-report.completed')
    expect((await report(customer, done, { kind: 'dispute' })).status).toBe(201)
  })
})

describe('what a customer may report', () => {
  const reportable = async (id: string, actor = customer) =>
    (await actor.call('GET', `/logistics/${id}/reportable`)).body.data?.kind
  const done = (at: string) => createPickup(staff, organization, at, [item('Papers', 2)])

  it('is that nobody came, that what was recorded is wrong, or nothing while a report is open', {
    tags: ['10.5-07'],
  }, async () => {
    const due = await plan('2026-02-03T02:00:00Z')
    expect(await reportable(due)).toBe('missed')
    await report(customer, due, { kind: 'missed' })
    expect(await reportable(due)).toBeNull()
    const failed = await plan('2026-02-03T02:00:00Z')
    await staff.call('POST', `/logistics/${failed}/outcomes`, { body: { code: 'nobody-there' } })
    expect(await reportable(failed)).toBe('dispute')
    expect(await reportable(await plan('2026-02-04T02:00:00Z'))).toBeNull()
    const old = await plan('2026-01-12T02:00:00Z')
    expect(await reportable(old)).toBeNull()
  })

  it('is on the two working days after it that a pickup was not done as recorded', { tags: ['10.5-07'] }, async () => {
    expect(await reportable(await done('2026-01-31T02:00:00Z'))).toBe('dispute')
    expect(await reportable(await done('2026-01-30T02:00:00Z'))).toBeNull()
    const today = await done('2026-02-03T01:00:00Z')
    await report(customer, today, { kind: 'dispute' })
    expect(await reportable(today)).toBeNull()
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect(await reportable(today, stranger)).toBeUndefined()
  })
})

describe('an answer', () => {
  it('is given once, with words', { tags: ['10.5-08'] }, async () => {
    const { body } = await report(customer, await plan('2026-02-03T02:00:00Z'), { kind: 'missed' })
    const wordless = await answer(body.data._id, { state: 'UPHELD', note: '' })
    expect([wordless.status, wordless.body.issues[0].path]).toEqual([400, 'note'])
    const both = await Promise.all(
      ['UPHELD', 'REJECTED'].map((state) => answer(body.data._id, { state, note: 'We looked.' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
