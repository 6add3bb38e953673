import { beforeAll, describe, expect, it } from 'vitest'
import { signInAs, type TestActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/create-test-app.ts'
import { createInvoice, createOrganization } from '../../../test/factories.ts'
import { notify, resultFor } from '../../../test/payments.ts'
import { pdfOf } from '../../../test/pdf-of.ts'

const testApp = useTestApp({ publicUrl: 'https://portal.example' })
let finance: TestActor
let admin: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin, { name: 'Lotus #Tower <b>', address: '1 Pyay Road, $x$' })
  customer = await signInAs(testApp, 'USER', organization)
})

const make = (fields: Record<string, unknown> = {}) => createInvoice(finance, organization, fields)
const approve = (id: string) => finance.call('PATCH', `/payment/${id}`, { body: { paymentStatus: 'APPROVED' } })
const invoicePdf = (id: string, query = '', by = finance) => pdfOf(testApp, `/payment/${id}/pdf${query}`, by)

describe('the PDF of an invoice', () => {
  it('says who owes what for which time, until when, and where it is paid, to the customer too', async () => {
    const id = await make({ invoiceNo: 'INV-7', amount: 1234.5, description: '*Collection* #1' })
    const pdf = await invoicePdf(id, '', customer)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''invoice_INV-7.pdf",
    })
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.isTagged).toBe(true)
    expect(pdf.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(pdf.info.Title).toBe('Invoice INV-7')
    for (const text of [
      'INVOICE',
      'INV-7',
      'Not paid yet',
      'Lotus #Tower <b>',
      '1 Pyay Road, $x$',
      '*Collection* #1',
      'Tue 3 Feb 2026',
      'Tue 17 Feb 2026',
      '1,234.50 USD',
      `https://portal.example/payment/${id}`,
    ]) {
      expect(pdf.text.replaceAll('\u200B', '')).toContain(text)
    }
  })

  it('is the same bytes when it is asked for again, and others once it is paid', async () => {
    const id = await make()
    const [one, other] = [await invoicePdf(id), await invoicePdf(id)]
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
    await approve(id)
    const paid = await invoicePdf(id)
    expect(paid.text).toContain('Paid')
    expect(paid.text).not.toContain('How to pay')
  })

  it('is in Burmese when that is asked for, and can be copied out', async () => {
    const pdf = await invoicePdf(await make({ amount: 450_000, currency: 'MMK' }), '?language=my')
    expect(pdf.info.Language).toBe('my')
    const copied = pdf.actualTexts.join('') + pdf.text
    for (const text of ['၄၅၀,၀၀၀', 'ငွေ']) expect(copied).toContain(text)
    expect(pdf.text).not.toContain('Billed to')
  })

  it('has room for the longest names, addresses and descriptions', async () => {
    const name = 'ရွှေတောင်ကြားဟိုတယ် '.repeat(11).slice(0, 200).trim()
    const crowded = await createOrganization(admin, { name, address: 'W'.repeat(500) })
    const id = await createInvoice(finance, crowded, { description: 'M'.repeat(500) })
    const pdf = await invoicePdf(id)
    expect(pdf.pages.length).toBeLessThanOrEqual(2)
    for (const { texts, width } of pdf.pages) {
      for (const { right, text } of texts) expect(right, text).toBeLessThan(width - 40)
    }
  })
})

describe('the receipt', () => {
  it('is refused before the money is here', async () => {
    const id = await make()
    const { status, body } = await finance.call('GET', `/payment/${id}/pdf?kind=receipt`)
    expect([status, body.code]).toEqual([409, 'invoice.not-paid'])
  })

  it('says when the money came, and nothing of a provider that had no part in it', async () => {
    const id = await make({ invoiceNo: 'R-1' })
    await approve(id)
    const { text, info } = await invoicePdf(id, '?kind=receipt', customer)
    expect(info.Title).toBe('Receipt for invoice R-1')
    for (const said of ['RECEIPT', 'Received from', 'Tue 3 Feb 2026', 'Amount received', '150.50 USD']) {
      expect(text).toContain(said)
    }
    expect(text).not.toContain('Payment number')
  })

  it('says how it was paid through the card provider', async () => {
    const id = await make()
    const { body } = await customer.call('POST', `/payment/${id}/checkout`, { body: { option: 'mpu' } })
    await notify(testApp, resultFor(body.data.fields, '000'))
    const { text } = await invoicePdf(id, '?kind=receipt')
    expect(text).toContain('MPU Card')
    expect(text).toContain(body.data.fields.order_id)
  })
})

describe('the statement', () => {
  it('goes line by line from the opening balance to what is open, and says how old that is', async () => {
    const own = await createOrganization(admin, { name: 'Inya Villas' })
    const bill = (invoiceNo: string, amount: number, dueDate: string) =>
      createInvoice(finance, own, { invoiceNo, amount, dueDate, description: `About ${invoiceNo}` })
    const paid = await bill('S-1', 100.1, '2026-02-17')
    await approve(paid)
    await bill('S-2', 0.2, '2025-12-20')
    const rejected = await bill('S-3', 999, '2026-02-17')
    await finance.call('PATCH', `/payment/${rejected}`, { body: { paymentStatus: 'REJECTED' } })

    const statement = await pdfOf(testApp, `/payment/organizations/${own}/statement?from=2026-02-01`, finance)
    expect(statement.info.Title).toBe('Statement for Inya Villas')
    for (const said of ['Opening balance', 'About S-1', 'About S-2', 'Payment', '100.10', 'Open balance 0.20 USD']) {
      expect(statement.text).toContain(said)
    }
    expect(statement.text).not.toContain('S-3')
    // 45 days over: from 30 to 59.
    expect(statement.text).toMatch(/90 days and more0\.00 0\.00 0\.20 0\.00 0\.00/)
  })

  it('of nothing says so', async () => {
    const own = await createOrganization(admin, { name: 'New House' })
    const statement = await pdfOf(testApp, `/payment/organizations/${own}/statement`, finance)
    expect(statement.text).toContain('Nothing was billed in this time.')
  })
})
