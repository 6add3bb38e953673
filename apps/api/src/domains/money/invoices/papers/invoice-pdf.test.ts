import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import { createInvoice, createOrganization } from '../../../../../test/records/factories.ts'
import { notify, resultFor } from '../../../../../test/records/payments.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

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
  it('states payer, amount, service period, due date and where to pay, to the customer too', {
    tags: ['2.12-15'],
  }, async () => {
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
    for (const expected of [
      'INVOICE',
      'INV-7',
      'Unpaid',
      'Lotus #Tower <b>',
      '1 Pyay Road, $x$',
      '*Collection* #1',
      'Tue 3 Feb 2026',
      'Tue 17 Feb 2026',
      '1,234.50 USD',
      `https://portal.example/payment/${id}`,
      'No tax is shown separately.',
    ]) {
      expect(pdf.text).toContain(expected)
    }
  })

  it('ends with the name, address, phone and e-mail of the company', { tags: ['2.12-15'] }, async () => {
    await admin.call('PATCH', '/company', {
      body: { name: 'Thant', address: '7 Strand Road', phone: '+95 1 234 567', email: 'office@thant.example' },
    })
    const { text } = await invoicePdf(await make())
    expect(text).toContain(
      'Thant Questions? Please call or write to us.7 Strand Road · +95 1 234 567 · office@thant.example',
    )
    expect(text.lastIndexOf('7 Strand Road')).toBe(text.indexOf('7 Strand Road'))
    expect(text.indexOf('7 Strand Road')).toBeGreaterThan(text.indexOf('How to pay'))
  })

  it('has the bank details of the company, as they were typed, until it is paid', { tags: ['2.12-15'] }, async () => {
    const id = await make()
    expect((await invoicePdf(id)).text).toContain('For a bank transfer, please ask us for our account')
    const bankDetails = 'Golden Bank, #Yangon\nAccount 001 234 567 <Thant>'
    expect((await admin.call('PATCH', '/company', { body: { bankDetails } })).status).toBe(200)
    const { text } = await invoicePdf(id)
    for (const line of ['Or transfer the amount', ...bankDetails.split('\n')]) expect(text).toContain(line)
    expect(text).not.toContain('please ask us for our account')
    await approve(id)
    expect((await invoicePdf(id)).text).not.toContain('Golden Bank')
    await admin.call('PATCH', '/company', { body: { bankDetails: '' } })
  })

  it('keeps the name and address of customer and company of its day, and so does its receipt', {
    tags: ['2.12-13'],
  }, async () => {
    const id = await make()
    await approve(id)
    const [invoice, receipt] = [await invoicePdf(id), await invoicePdf(id, '?kind=receipt')]
    const { name, address, phone } = (await admin.call('GET', '/company')).body.data
    await admin.call('PATCH', '/company', { body: { name: 'Renamed Ltd', address: 'Elsewhere', phone: '01 999 999' } })
    await admin.call('PATCH', `/organizations/${organization}`, {
      body: { name: 'Padma Tower', address: '99 Inya Road' },
    })
    expect(Buffer.compare((await invoicePdf(id)).bytes, invoice.bytes)).toBe(0)
    expect(Buffer.compare((await invoicePdf(id, '?kind=receipt')).bytes, receipt.bytes)).toBe(0)
    expect((await invoicePdf(await make())).text).toContain('Renamed Ltd')
    await admin.call('PATCH', '/company', { body: { name, address, phone } })
    await admin.call('PATCH', `/organizations/${organization}`, {
      body: { name: 'Lotus #Tower <b>', address: '1 Pyay Road, $x$' },
    })
  })

  it('links the address at which it is paid, which can be copied as it is', async () => {
    const id = await make()
    const { pages, text } = await invoicePdf(id)
    expect(pages[0]?.links).toEqual([`https://portal.example/payment/${id}`])
    expect(text).toContain(`https://portal.example/payment/${id}`)
    expect(text).not.toMatch(/[\u200B\uE000]/)
  })

  it('has the same bytes on every request until the invoice is paid', async () => {
    const id = await make()
    const [one, other] = [await invoicePdf(id), await invoicePdf(id)]
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
    await approve(id)
    const paid = await invoicePdf(id)
    expect(paid.text).toContain('Paid')
    expect(paid.text).not.toContain('How to pay')
  })

  it('is in Burmese on request, as text that can be copied', async () => {
    const pdf = await invoicePdf(await make({ amount: 450_000, currency: 'MMK' }), '?language=my')
    expect(pdf.info.Language).toBe('my')
    const copied = pdf.actualTexts.join('') + pdf.text
    for (const expected of ['၄၅၀,၀၀၀', 'ငွေ']) expect(copied).toContain(expected)
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
  it('is refused until the invoice is paid', async () => {
    const id = await make()
    const { status, body } = await finance.call('GET', `/payment/${id}/pdf?kind=receipt`)
    expect([status, body.code]).toEqual([409, 'invoice.not-paid'])
  })

  it('states when the invoice was paid, and no provider if none took part', async () => {
    const id = await make({ invoiceNo: 'R-1' })
    await approve(id)
    const { text, info } = await invoicePdf(id, '?kind=receipt', customer)
    expect(info.Title).toBe('Receipt for invoice R-1')
    expect(text).toContain('Cash, transfer or cheque')
    for (const expected of ['RECEIPT', 'Received from', 'Tue 3 Feb 2026', 'Amount received', '150.50 USD']) {
      expect(text).toContain(expected)
    }
    expect(text).not.toContain('Payment number')
  })

  it('states how the invoice was paid through the card provider', { tags: ['2.12-15'] }, async () => {
    const id = await make()
    const { body } = await customer.call('POST', `/payment/${id}/checkout`, { body: { option: 'mpu' } })
    await notify(testApp, resultFor(body.data.fields, '000'))
    const { text } = await invoicePdf(id, '?kind=receipt')
    expect(text).toContain('MPU Card')
    expect(text).toContain(body.data.fields.order_id)
  })
})

describe('the statement', () => {
  it('lists every line from the opening to the open balance, and the age of what is open', {
    tags: ['2.12-15', '11.5-16'],
  }, async () => {
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
    expect(statement.headers['content-disposition']).toMatch(/statement-Inya-Villas-2026-02-01-to-2026-\d\d-\d\d\.pdf$/)
    for (const expected of ['Opening balance', 'About S-1', 'About S-2', 'Payment', '100.10', 'Balance due 0.20 USD']) {
      expect(statement.text).toContain(expected)
    }
    expect(statement.text).not.toContain('S-3')
    // The open 0.20 is 45 days overdue, in the class from 30 to 59.
    expect(statement.text).toMatch(/90 days and more0\.00 0\.00 0\.20 0\.00 0\.00/)
  })

  it('keeps each day on one line, also in Burmese', { tags: ['2.12-15'] }, async () => {
    const own = await createOrganization(admin, { name: 'Shwe Taung' })
    const description = 'အမှိုက်သိမ်းဆည်းခြင်း၊ သုံးလတစ်ကြိမ်'
    for (let count = 0; count < 8; count += 1) {
      await createInvoice(finance, own, { description, amount: 560_000, currency: 'MMK' })
    }
    const statement = await pdfOf(testApp, `/payment/organizations/${own}/statement?language=my`, finance)
    expect(statement.pages).toHaveLength(1)
  })

  it('says so if nothing was billed', async () => {
    const own = await createOrganization(admin, { name: 'New House' })
    const statement = await pdfOf(testApp, `/payment/organizations/${own}/statement`, finance)
    expect(statement.text).toContain('Nothing was billed in this time.')
  })
})
