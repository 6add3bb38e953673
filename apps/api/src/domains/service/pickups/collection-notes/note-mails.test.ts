import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDueMails } from '#domains/customers/notifications/due-mails.service.ts'
import { drawMailDocument } from '#mail-documents.ts'
import { readPdf } from '../../../../../test/files/read-pdf.ts'
import { createOrganization, createPickup, createSite, item } from '../../../../../test/records/factories.ts'
import { assignPickup, recordVisit } from '../../../../../test/records/visits.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../../test/setup/mails.ts'

const at = '2026-02-03T02:00:00Z'
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let customer: TestActor
let other: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION MANAGER')
  driver = await signInAs(testApp, 'DRIVER')
})

beforeEach(async () => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
  other = await signInAs(testApp, 'USER', organization)
})

const choose = (mail: string, by = customer) =>
  by.call('PUT', '/notifications/choices', { body: { choices: [{ kind: 'collection-note', mail }] } })
const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })
const complete = (id: string, kg = 5) => change(id, { status: 'COMPLETED', items: [item('Papers', kg)] })
const notesTo = async (email: string) =>
  (await mailsTo(testApp, email)).filter(({ document }) => document?.kind === 'collection-note')
const noticesTo = async (by: TestActor) =>
  (await by.call('GET', '/notifications?kind=collection-note')).body.data.entries

describe('the collection note', () => {
  it('is mailed right after the pickup is completed, to those who chose it', { tags: ['15.2-06'] }, async () => {
    await choose('at-once')
    const id = await assignPickup(staff, driver, organization, at)
    expect(await notesTo(customer.email)).toEqual([])
    const signature = [
      [
        { x: 10, y: 20 },
        { x: 500, y: 250 },
      ],
    ]
    await recordVisit(driver, id, { signature })
    const [mail, ...more] = await notesTo(customer.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Collection note for Tue 3 Feb 2026, 08:30', isOneClick: true })
    expect(mail?.text).toContain('The note is attached as a PDF.')
    const file = await drawMailDocument(testApp.app, mail?.document)
    expect(file?.fileName).toBe(`collection-note_COL-${id.slice(0, 13).toUpperCase()}.pdf`)
    const pdf = await readPdf(Buffer.from(file?.content ?? []))
    expect(pdf.pages.map((_, page) => pdf.textOf(page)).join()).toContain('Signature')
    expect(await noticesTo(customer)).toMatchObject([{ kind: 'collection-note', subject: id }])
    expect([await notesTo(other.email), await noticesTo(other)]).toEqual([[], []])
  })

  it('is mailed once, whatever becomes of the pickup', { tags: ['15.2-06'] }, async () => {
    await choose('at-once')
    const id = await createPickup(staff, organization, at)
    await complete(id)
    await complete(id, 6)
    await change(id, { status: 'ONHOLD' })
    await complete(id, 7)
    await staff.call('DELETE', `/logistics/${id}`)
    await staff.call('POST', `/logistics/${id}/restore`)
    expect(await notesTo(customer.email)).toHaveLength(1)
  })

  it('says in the mail what was last issued when it goes out', { tags: ['15.2-06'] }, async () => {
    await choose('at-once')
    const id = await createPickup(staff, organization, at)
    await complete(id)
    await complete(id, 6.5)
    const [mail] = await notesTo(customer.email)
    const file = await drawMailDocument(testApp.app, mail?.document)
    const pdf = await readPdf(Buffer.from(file?.content ?? []))
    expect(pdf.textOf(0)).toContain('6.500 kg')
  })

  it('is in the language of the reader, a letter for each note with the digest too', {
    tags: ['15.2-06'],
  }, async () => {
    await choose('digest')
    await testApp.pool.query("update users set language = 'my' where id = $1", [customer.id])
    for (const id of [await createPickup(staff, organization, at), await createPickup(staff, organization, at)]) {
      await complete(id)
    }
    expect(await notesTo(customer.email)).toEqual([])
    testApp.clock.set('2026-02-04T03:00:00Z')
    await sendDueMails(testApp.app)
    const mails = await notesTo(customer.email)
    expect(mails.map(({ document }) => document?.language)).toEqual(['my', 'my'])
    expect(mails[0]?.text).toContain('PDF အဖြစ်')
  })

  it('is not mailed to those who chose none, or do not see the site', { tags: ['15.2-06'] }, async () => {
    const siteIds = [await createSite(staff, organization)]
    const limited = await signInAs(testApp, 'USER', organization, { siteIds })
    for (const by of [limited, other]) await choose('at-once', by)
    await choose('off', other)
    await complete(await createPickup(staff, organization, at))
    for (const { email } of [customer, limited, other]) expect(await notesTo(email)).toEqual([])
  })
})
