import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { invoiceReminders } from '#database/schema/invoices.ts'
import { createInvoice, createOrganization } from '../../../../../test/records/factories.ts'
import { codesOf } from '../../../../../test/records/many.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../../test/setup/mails.ts'
import { sendReminders } from './reminders.service.ts'

const testApp = useTestApp()
let finance: TestActor
let superAdmin: TestActor
let count = 0

beforeAll(async () => {
  testApp.clock.set('2026-02-10T03:00:00Z')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
})

async function bill(fields: object = {}) {
  count += 1
  const email = `office.${count}@reminded.example`
  const organization = await createOrganization(superAdmin, { email })
  await subscribe(organization, { invoiceMails: false })
  const terms = { invoiceNo: `INV-2026-${2_000 + count}`, dueDate: '2026-02-01', ...fields }
  return { email, organization, invoice: await createInvoice(finance, organization, terms) }
}

const subscribe = (organization: string, body: object) =>
  finance.call('PATCH', `/payment/organizations/${organization}/subscription`, { body })
const remind = async (ids: string[], by = finance) =>
  (await by.call('POST', '/payment/bulk', { body: { ids, change: { send: 'reminder' } } })).body.data.results
const subjectsTo = async (email: string) => (await mailsTo(testApp, email)).map(({ subject }) => subject)

it('sends a reminder of each chosen invoice that is pending, and says why of the others', {
  tags: ['13.4-05'],
}, async () => {
  const [open, paid, rejected, off, gone] = [await bill(), await bill(), await bill(), await bill(), await bill()]
  await finance.call('PATCH', `/payment/${paid.invoice}`, { body: { paymentStatus: 'APPROVED' } })
  await finance.call('PATCH', `/payment/${rejected.invoice}`, { body: { paymentStatus: 'REJECTED' } })
  await subscribe(off.organization, { reminders: false })
  await superAdmin.call('DELETE', `/organizations/${gone.organization}`)
  const unknown = crypto.randomUUID()
  const results = await remind([...[open, paid, rejected, off, gone].map(({ invoice }) => invoice), unknown])
  expect(codesOf(results)).toEqual({
    [open.invoice]: undefined,
    [paid.invoice]: 'invoice.not-pending',
    [rejected.invoice]: 'invoice.not-pending',
    [off.invoice]: 'invoice.reminders-off',
    [gone.invoice]: 'invoice.reminders-off',
    [unknown]: 'invoice.not-found',
  })
  expect(await subjectsTo(open.email)).toEqual([`Invoice INV-2026-${2_000 + count - 4} was due on Sun 1 Feb 2026`])
  for (const { email } of [rejected, off, gone]) expect(await subjectsTo(email)).toEqual([])
  const { body } = await superAdmin.call('GET', `/audit?entity=invoice&id=${open.invoice}`)
  expect(body.data.map(({ action }: { action: string }) => action)).toContain('invoice.remind')
})

it('sends no second one within three days, by hand or by itself, and one afterwards', {
  tags: ['13.4-05'],
}, async () => {
  const { email, invoice } = await bill({ dueDate: '2026-02-07' })
  await sendReminders(testApp.app)
  expect(codesOf(await remind([invoice]))).toEqual({ [invoice]: 'invoice.reminded-lately' })
  testApp.clock.set('2026-02-13T03:00:01Z')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  const both = await Promise.all([remind([invoice, invoice]), remind([invoice])])
  expect(both.flat().map(({ error }) => error?.code)).toEqual(
    expect.arrayContaining([undefined, 'invoice.reminded-lately']),
  )
  expect(await subjectsTo(email)).toHaveLength(2)
  testApp.clock.set('2026-02-20T03:00:00Z')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  expect(codesOf(await remind([invoice]))).toEqual({ [invoice]: undefined })
  const sent = await testApp.database.select().from(invoiceReminders).where(eq(invoiceReminders.invoiceId, invoice))
  expect(sent.map(({ kind, sentAt }) => `${kind} ${sentAt.toISOString().slice(0, 10)}`).toSorted()).toEqual([
    'after-3 2026-02-10',
    'by-hand 2026-02-20',
  ])
})

it('is refused to who may not change invoices, for more than 200, and after ten times in a quarter of an hour', {
  tags: ['13.4-05'],
}, async () => {
  const send = (ids: string[], by: TestActor) =>
    by.call('POST', '/payment/bulk', { body: { ids, change: { send: 'reminder' } } })
  const operation = await signInAs(testApp, 'OPERATION')
  const one = [crypto.randomUUID()]
  expect((await send(one, operation)).status).toBe(403)
  const many = Array.from({ length: 201 }, () => crypto.randomUUID())
  const admin = await signInAs(testApp, 'ADMIN')
  expect((await send(many, admin)).status).toBe(400)
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await send(one, admin)).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
})

it('is stopped by an undo before it goes out, and counts as none', { tags: ['13.4-10'] }, async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  const [stopped, gone] = [await bill(), await bill()]
  const ids = [stopped.invoice, gone.invoice]
  const by = await signInAs(testApp, 'ADMIN')
  const sent = await by.call('POST', '/payment/bulk', { body: { ids, change: { send: 'reminder' } } })
  expect(sent.body.data.undo.toSorted()).toEqual(ids.toSorted())
  await testApp.pool.query(`update jobs.job set state = 'completed' where data ->> 'to' = $1`, [gone.email])
  const undo = async () => codesOf((await by.call('POST', '/payment/bulk/undo', { body: { ids } })).body.data.results)
  expect(await undo()).toEqual({ [stopped.invoice]: undefined, [gone.invoice]: 'mail.sent' })
  expect(await undo()).toEqual({ [stopped.invoice]: 'mail.sent', [gone.invoice]: 'mail.sent' })
  expect(await subjectsTo(stopped.email)).toEqual([])
  expect(codesOf(await remind(ids, by))).toEqual({
    [stopped.invoice]: undefined,
    [gone.invoice]: 'invoice.reminded-lately',
  })
  const { body } = await superAdmin.call('GET', `/audit?entity=invoice&id=${stopped.invoice}`)
  expect(body.data.map(({ action }: { action: string }) => action)).toContain('invoice.stop-reminder')
})
