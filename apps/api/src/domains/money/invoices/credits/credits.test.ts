import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import { createInvoice, createOrganization } from '../../../../../test/records/factories.ts'
import { beginToPay, notify, resultFor } from '../../../../../test/records/payments.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../../test/setup/mails.ts'

const testApp = useTestApp()
let finance: TestActor
let count = 0

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

/** An organization with an invoice of 150.50 USD that staff approved while its customer paid it at the provider too. */
async function payTwice() {
  count += 1
  const email = `twice.${count}@lotus.example`
  const organization = await createOrganization(await signInAs(testApp, 'ADMIN'), { email, name: `Twice ${count}` })
  const customer = await signInAs(testApp, 'USER', organization)
  const id = await createInvoice(finance, organization, { invoiceNo: `TWICE-${count}` })
  const { body } = await customer.call('POST', `/payment/${id}/checkout`, { body: { option: 'card' } })
  await finance.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'APPROVED' } })
  await notify(testApp, resultFor(body.data.fields, '000'))
  return { email, organization, customer, id, invoiceNo: `TWICE-${count}` }
}
const record = async (id: string, body: object) => {
  const { status, body: reply } = await finance.call('POST', `/payment/${id}/credits`, { body })
  return { status, code: reply.code, values: reply.values, issues: reply.issues, credits: reply.data }
}
const creditsOf = async (id: string, by = finance) => (await by.call('GET', `/payment/${id}/credits`)).body.data
const statementOf = (organization: string, by = finance) =>
  pdfOf(testApp, `/payment/organizations/${organization}/statement`, by)
const refund = { kind: 'refund', amount: 150.5, reason: 'Paid by card and by transfer', reference: 'RFND-9' }

describe('money that came twice', () => {
  it('stands on the statement as a credit, and the customer is told', async () => {
    const { email, organization, customer, id, invoiceNo } = await payTwice()
    expect(await creditsOf(id, customer)).toEqual({ currency: 'USD', paidTwice: 150.5, left: 150.5, credits: [] })
    const { text } = await statementOf(organization, customer)
    for (const said of ['Second payment, to your credit', 'Credit in your favour 150.50 USD', '-150.50']) {
      expect(text.replace('−', '-')).toContain(said)
    }
    const mail = (await mailsTo(testApp, email)).at(-1)
    expect(mail?.subject).toBe(`A payment that you did not owe, for invoice ${invoiceNo}`)
  })

  it('is told to who paid an order twice', async () => {
    const { _id, email, fields } = await beginToPay(testApp)
    await finance.call('PATCH', `/orders/${_id}`, { body: { status: 'PAID' } })
    await notify(testApp, resultFor(fields, '000'))
    const subjects = (await mailsTo(testApp, email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe(`You paid too much for order ${_id}: we pay it back`)
  })

  it('is paid back by a refund, with audit, mail and paper, and no longer waits to be looked at', async () => {
    const { email, organization, customer, id, invoiceNo } = await payTwice()
    const { status, credits } = await record(id, refund)
    expect([status, credits.left]).toEqual([201, 0])
    expect(credits.credits).toMatchObject([{ ...refund, number: `RF-${invoiceNo}-1` }])
    const entries = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(entries.find(({ action }) => action === 'invoice.refund')).toMatchObject({
      actorId: finance.id,
      after: { ...refund, currency: 'USD', number: `RF-${invoiceNo}-1` },
    })
    const mail = (await mailsTo(testApp, email)).at(-1)
    const creditId = credits.credits[0]._id
    expect(mail).toMatchObject({
      subject: `Refund RF-${invoiceNo}-1 for invoice ${invoiceNo}`,
      document: { kind: 'credit', id: creditId },
    })
    const paper = await pdfOf(testApp, `/payment/${id}/credits/${creditId}/pdf`, customer)
    for (const said of ['REFUND', `RF-${invoiceNo}-1`, 'RFND-9', '150.50 USD', refund.reason]) {
      expect(paper.text).toContain(said)
    }
    expect((await statementOf(organization)).text).toContain('Balance due 0.00 USD')
    const { body } = await finance.call('GET', '/payment/results', { query: { isOpen: 'true', q: invoiceNo } })
    expect(body.data.filter(({ invoice }: { invoice: { _id: string } | null }) => invoice?._id === id)).toEqual([])
  })

  it('is paid back once: no more than is left can be recorded, at the same instant either', async () => {
    const { id } = await payTwice()
    const replies = await Promise.all([record(id, refund), record(id, refund), record(id, refund)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await record(id, { ...refund, amount: 0.01 })).toMatchObject({
      code: 'credit.too-much',
      values: { left: 0, currency: 'USD' },
      issues: [{ path: 'amount' }],
    })
  })
})

describe('a credit note', () => {
  it('takes back a paid invoice in parts, and what it credits can be paid back', async () => {
    const organization = await createOrganization(await signInAs(testApp, 'ADMIN'))
    const id = await createInvoice(finance, organization, { paymentStatus: 'APPROVED' })
    const note = { kind: 'credit-note', amount: 100.5, reason: 'Two pickups were missed' }
    expect(await record(id, note)).toMatchObject({ status: 201, credits: { left: 100.5 } })
    expect(await record(id, note)).toMatchObject({ status: 409, values: { left: 50, currency: 'USD' } })
    expect((await statementOf(organization)).text).toContain('Credit note')
    expect(await record(id, { ...refund, amount: 100.5 })).toMatchObject({ status: 201, credits: { left: 0 } })
  })

  it('is none for an invoice that is not paid', async () => {
    const organization = await createOrganization(await signInAs(testApp, 'ADMIN'))
    const id = await createInvoice(finance, organization)
    const refused = await record(id, { kind: 'credit-note', amount: 1, reason: 'A mistake' })
    expect(refused).toMatchObject({ status: 409, code: 'credit.invoice-not-paid' })
  })

  it.each([
    [{ kind: undefined }, 'kind'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ reason: ' ' }, 'reason'],
  ])('is refused with %j at its field', async (wrong, path) => {
    const { id } = await payTwice()
    const { status, issues } = await record(id, { kind: 'credit-note', amount: 1, reason: 'A mistake', ...wrong })
    expect([status, issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]])
  })

  it('of another organization is not there for a customer', async () => {
    const { id } = await payTwice()
    const { customer } = await payTwice()
    expect((await customer.call('GET', `/payment/${id}/credits`)).status).toBe(404)
  })
})

describe('an order', () => {
  const addTo = (order: string, body: object) => finance.call('POST', `/orders/${order}/credits`, { body })

  it('that was paid twice is paid back once, with audit, mail and paper, and no longer waits to be looked at', async () => {
    const { _id, email, fields } = await beginToPay(testApp)
    await finance.call('PATCH', `/orders/${_id}`, { body: { status: 'PAID' } })
    await notify(testApp, resultFor(fields, '000'))
    const before = (await finance.call('GET', `/orders/${_id}/credits`)).body.data
    expect(before).toMatchObject({ paidTwice: 300, left: 300, credits: [] })
    const form = { ...refund, amount: 300 }
    const replies = await Promise.all([addTo(_id, form), addTo(_id, form)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { left, credits } = (await finance.call('GET', `/orders/${_id}/credits`)).body.data
    expect([left, credits.length]).toEqual([0, 1])
    expect((await mailsTo(testApp, email)).at(-1)).toMatchObject({
      subject: `Refund RF-${_id}-1 for order ${_id}`,
      document: { kind: 'credit', id: credits[0]._id },
    })
    const entries = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, _id))
    expect(entries.find(({ action }) => action === 'order.refund')).toMatchObject({
      actorId: finance.id,
      after: { amount: 300, reference: 'RFND-9', number: `RF-${_id}-1` },
    })
    const paper = await pdfOf(testApp, `/orders/${_id}/credits/${credits[0]._id}/pdf`, finance)
    for (const said of ['REFUND', `RF-${_id}-1`, 'RFND-9', '300.00 USD', refund.reason]) {
      expect(paper.text).toContain(said)
    }
    const { body } = await finance.call('GET', '/payment/results', { query: { isOpen: 'true', q: _id } })
    expect(body.data).toEqual([])
  })

  it('that was cancelled after it was paid is credited, and then paid back', async () => {
    const { _id } = await beginToPay(testApp)
    const note = { kind: 'credit-note', amount: 300, reason: 'Cancelled by the customer' }
    expect((await addTo(_id, note)).body.code).toBe('credit.order-not-paid')
    await finance.call('PATCH', `/orders/${_id}`, { body: { status: 'PAID' } })
    expect((await addTo(_id, note)).body.data).toMatchObject({ left: 300 })
    expect((await addTo(_id, note)).body).toMatchObject({ code: 'credit.too-much', values: { left: 0 } })
    expect((await addTo(_id, { ...refund, amount: 300 })).body.data).toMatchObject({ left: 0 })
  })

  it('has no paper of another one', async () => {
    const [one, other] = [await beginToPay(testApp), await beginToPay(testApp)]
    await finance.call('PATCH', `/orders/${one._id}`, { body: { status: 'PAID' } })
    const { credits } = (await addTo(one._id, { kind: 'credit-note', amount: 1, reason: 'A gift' })).body.data
    const path = (order: string) => `/orders/${order}/credits/${credits[0]._id}/pdf`
    expect((await finance.call('GET', path(other._id))).body.code).toBe('credit.not-found')
    expect((await finance.call('GET', path(one._id))).status).toBe(200)
  })
})
