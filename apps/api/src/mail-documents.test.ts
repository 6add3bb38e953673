import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from '#lib/mail/mailer.ts'
import { readPdf } from '../test/files/read-pdf.ts'
import { createInvoice, createOrganization } from '../test/records/factories.ts'
import { batteryForm, beginToPay, notify, resultFor } from '../test/records/payments.ts'
import { signInAs, type TestActor } from '../test/setup/actors.ts'
import { useTestApp } from '../test/setup/create-test-app.ts'
import { type MailServer, startMailServer } from '../test/setup/mail-server.ts'
import { mailsTo } from '../test/setup/mails.ts'
import { drawMailDocument } from './mail-documents.ts'

const testApp = useTestApp()
let server: MailServer
let admin: TestActor
let count = 0

beforeAll(async () => {
  server = await startMailServer()
  admin = await signInAs(testApp, 'ADMIN')
  await admin.call('PATCH', '/company', { body: { email: 'office@thant.example', address: '7 Strand Road, Yangon' } })
})
afterAll(() => server.close())

async function makeOrganization() {
  count += 1
  const email = `mailed.${count}@lotus.example`
  return { email, id: await createOrganization(admin, { email, name: 'Lotus Tower' }) }
}

/** What arrives of the newest mail to an address, as the job delivers it. */
async function arrived(email: string) {
  const message = (await mailsTo(testApp, email)).at(-1)
  if (message === undefined) throw new Error(`no mail to ${email}`)
  const mailer = createMailer({ mail: { smtpUrl: server.url, from: 'no-reply@example.com' }, dataDir: tmpdir() })
  await mailer.deliver(message, new Date(), await drawMailDocument(testApp.app, message.document))
  const mail = server.mails.at(-1)
  const [attachment] = mail?.attachments ?? []
  const pdf = attachment && (await readPdf(attachment.content))
  return {
    subject: mail?.subject,
    replyTo: mail?.replyTo?.text,
    file: attachment?.filename,
    paper: pdf?.pages.map((_, page) => pdf.textOf(page)).join('\n') ?? '',
  }
}

describe('a new invoice', () => {
  it('is mailed with its PDF, and replies go to the office', async () => {
    const { email, id } = await makeOrganization()
    await createInvoice(admin, id, { invoiceNo: 'NEW-1', amount: 310.75 })
    const { paper, ...mail } = await arrived(email)
    expect(mail).toEqual({
      subject: 'Invoice NEW-1 for 310.75 USD',
      replyTo: 'office@thant.example',
      file: 'invoice_NEW-1.pdf',
    })
    for (const said of ['INVOICE', 'NEW-1', '310.75 USD', 'How to pay']) expect(paper).toContain(said)
  })

  it('is not mailed where that is switched off, nor when it is rejected at once', async () => {
    const { email, id } = await makeOrganization()
    await createInvoice(admin, id, { paymentStatus: 'REJECTED' })
    await admin.call('PATCH', `/payment/organizations/${id}/subscription`, { body: { invoiceMails: false } })
    await createInvoice(admin, id)
    expect(await mailsTo(testApp, email)).toEqual([])
  })
})

describe('a receipt', () => {
  it('goes as a PDF to the organization and to who paid, with number, way, reference and the number of the invoice', async () => {
    const { email, id } = await makeOrganization()
    const customer = await signInAs(testApp, 'USER', id)
    const invoice = await createInvoice(admin, id, { invoiceNo: 'PAID-1' })
    const { body } = await customer.call('POST', `/payment/${invoice}/checkout`, { body: { option: 'mpu' } })
    await notify(testApp, resultFor(body.data.fields, '000', { transaction_ref: 'another7' }))
    const { email: payer } = (await customer.call('GET', '/me')).body.data
    expect(payer).not.toBe(email)
    for (const address of [email, payer]) {
      const { subject, file, paper } = await arrived(address)
      expect([subject, file]).toEqual(['Receipt for invoice PAID-1', 'receipt_PAID-1.pdf'])
      for (const said of ['R-PAID-1', 'MPU Card', body.data.fields.order_id, 'another7']) expect(paper).toContain(said)
    }
  })

  it('of boxes has its number, the day, the way, the reference, the tax and the address of the seller', async () => {
    const { _id, email, fields } = await beginToPay(testApp, batteryForm({ quantity: 2, certificate: true }))
    await notify(testApp, resultFor(fields, '000', { transaction_ref: 'another8' }))
    const { subject, file, replyTo, paper } = await arrived(email)
    expect([subject, file, replyTo]).toEqual([`Receipt for order ${_id}`, `receipt_${_id}.pdf`, 'office@thant.example'])
    for (const said of [
      `R-${_id}`,
      'Tue 3 Feb 2026',
      'Card provider',
      'another8',
      'VAT of 5%, included',
      '14.29 USD',
      '300.00 USD',
      '7 Strand Road, Yangon',
    ]) {
      expect(paper).toContain(said)
    }
  })
})

describe('the receipt and the refund of an order', () => {
  it('keep the names and addresses of their day, however late they are drawn again', {
    tags: ['11.2-09'],
  }, async () => {
    const { _id, email, fields } = await beginToPay(testApp, batteryForm({ customerName: 'Daw Khin Mar' }))
    await notify(testApp, resultFor(fields, '000'))
    const finance = await signInAs(testApp, 'FINANCE OFFICE')
    const credit = { kind: 'credit-note', amount: 1, reason: 'A box arrived late' }
    expect((await finance.call('POST', `/orders/${_id}/credits`, { body: credit })).status).toBe(201)
    const mailed = (await mailsTo(testApp, email)).flatMap(({ document }) => document ?? [])
    expect(mailed.map(({ kind }) => kind)).toEqual(['order-receipt', 'credit'])
    const documentsOf = () => Promise.all(mailed.map((document) => drawMailDocument(testApp.app, document)))
    const before = await documentsOf()

    const { name, address } = (await admin.call('GET', '/company')).body.data
    await admin.call('PATCH', '/company', { body: { name: 'Renamed Ltd', address: 'Elsewhere' } })
    const renamed = `update orders set customer_name = 'Daw Renamed', delivery_address = 'Elsewhere' where number = $1`
    expect((await testApp.pool.query(renamed, [_id])).rowCount).toBe(1)
    expect(await documentsOf()).toEqual(before)
    await admin.call('PATCH', '/company', { body: { name, address } })
  })
})
