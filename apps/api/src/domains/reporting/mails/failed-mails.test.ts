import { tmpdir } from 'node:os'
import type { FailedMail } from '@thant/contracts/reporting/mails'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailMessage } from '#database/mail-message.ts'
import { auditEntries } from '#database/schema/audit.ts'
import { createMailer } from '#lib/mail/mailer.ts'
import { sweep } from '#sweep.ts'
import { createInvoice, createOrganization, userForm } from '../../../../test/records/factories.ts'
import { batteryForm, placeOrder } from '../../../../test/records/payments.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { idleJobs } from '../../../../test/setup/idle-jobs.ts'
import { type MailServer, startMailServer } from '../../../../test/setup/mail-server.ts'
import { keepFailedMail } from './mails.service.ts'

const testApp = useTestApp()
let server: MailServer
let admin: TestActor
let finance: TestActor
let operation: TestActor

beforeAll(async () => {
  server = await startMailServer()
  admin = await signInAs(testApp, 'ADMIN')
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  operation = await signInAs(testApp, 'OPERATION')
  const mailer = createMailer({ mail: { smtpUrl: server.url, from: 'no-reply@example.com' }, dataDir: tmpdir() })
  const { services } = testApp.app
  const deliver = (message: MailMessage, createdAt: Date) => mailer.deliver(message, createdAt)
  const keepFailed = (message: MailMessage, reason: string) =>
    keepFailedMail({ database: testApp.database, ...services }, message, reason)
  await services.jobs.start(
    { ...idleJobs, mail: deliver, 'document-mail': deliver },
    { mail: keepFailed, 'document-mail': keepFailed },
  )
})
afterAll(async () => {
  await testApp.app.services.jobs.stop()
  await server.close()
})

/** Waits until the mail that the mail server refuses is listed, and lets it accept mails again. */
async function refused(path: string, actor = admin): Promise<FailedMail> {
  await expect.poll(async () => (await listed(path, actor)).length, { timeout: 15_000 }).toBe(1)
  server.behave('accept')
  const [mail] = await listed(path, actor)
  if (mail === undefined) throw new Error('no mail failed')
  return mail
}

async function listed(path: string, actor: TestActor): Promise<FailedMail[]> {
  return (await actor.call('GET', path)).body.data
}

const subjectsArrived = () => server.mails.map(({ subject, to }) => [to && 'text' in to ? to.text : '', subject])

describe('a mail that the server of its recipient refuses', () => {
  it('is told on its invoice, and sent again to the address that was corrected', async () => {
    const organization = await createOrganization(admin, { email: 'wrong@lotus.example', name: 'Lotus Tower' })
    server.behave('refuse the recipient')
    const invoice = await createInvoice(admin, organization, { invoiceNo: 'GONE-1' })
    await refused('/mails?q=GONE-1')
    const [mail] = await listed(`/payment/${invoice}/mails`, finance)
    expect(mail).toMatchObject({
      to: 'wrong@lotus.example',
      subject: 'Invoice GONE-1 for 150.50 USD',
      reason: expect.stringContaining('No such mailbox'),
      failedAt: '2026-02-03T03:00:00.000Z',
      invoice: { _id: invoice, invoiceNo: 'GONE-1', organizationId: organization },
      organization: { name: 'Lotus Tower' },
      canBeSentAgain: true,
      sentAgainAt: null,
    })

    await admin.call('PATCH', `/organizations/${organization}`, { body: { email: 'right@lotus.example' } })
    const again = await finance.call('POST', `/mails/${mail?._id}/send`)
    expect([again.status, again.body.data]).toMatchObject([
      200,
      { to: 'right@lotus.example', canBeSentAgain: false, sentAgainBy: { name: finance.name } },
    ])
    await expect
      .poll(subjectsArrived, { timeout: 15_000 })
      .toContainEqual(['right@lotus.example', 'Invoice GONE-1 for 150.50 USD'])
    expect(await finance.call('POST', `/mails/${mail?._id}/send`)).toMatchObject({
      status: 409,
      body: { code: 'mail.sent-already' },
    })
    const entries = await testApp.database.select().from(auditEntries)
    expect(entries.filter(({ action }) => action === 'mail.send-again')).toMatchObject([
      {
        actorId: finance.id,
        entityId: mail?._id,
        before: { to: 'wrong@lotus.example' },
        after: { to: 'right@lotus.example' },
      },
    ])
  })

  it('is listed once, however often it fails', async () => {
    const organization = await createOrganization(admin, { email: 'never@lotus.example' })
    server.behave('refuse the recipient')
    await createInvoice(admin, organization, { invoiceNo: 'TWICE-1' })
    const mail = await refused('/mails?q=TWICE-1')
    const open = '/mails?q=TWICE-1&isOpen=true'
    server.behave('refuse the recipient')
    testApp.clock.advance(60_000)
    await admin.call('POST', `/mails/${mail._id}/send`)
    expect(await listed(open, admin)).toEqual([])
    await expect.poll(async () => (await listed(open, admin)).length, { timeout: 15_000 }).toBe(1)
    expect(await listed('/mails?q=TWICE-1', admin)).toMatchObject([
      { _id: mail._id, failedAt: '2026-02-03T03:01:00.000Z', canBeSentAgain: true },
    ])
    testApp.clock.advance(-60_000)
    const count = (await admin.call('POST', '/mails/send')).body.data.count
    expect(count).toBe(1)
    expect((await admin.call('POST', '/mails/send')).body.data.count).toBe(0)
  })

  it('is told on its order', async () => {
    server.behave('refuse the recipient')
    const { _id: order } = await placeOrder(testApp, batteryForm({ customerEmail: 'typo@lotus.example' }))
    const mail = await refused('/mails?q=typo@')
    expect(await listed(`/orders/${order}/mails`, finance)).toEqual([mail])
    expect(mail).toMatchObject({ order, canBeSentAgain: true })
  })

  it('with a link for choosing a password is told on its user, and its text is not kept', async () => {
    server.behave('refuse the recipient')
    const form = userForm({ email: 'no.such@staff.example' })
    const user = (await admin.call('POST', '/users', { body: form })).body.data._id
    const mail = await refused('/mails?recipient=no.such')
    expect(await listed(`/users/${user}/mails`, operation)).toMatchObject([{ _id: mail._id, canBeSentAgain: false }])
    expect((await testApp.pool.query('select message from failed_mails where id = $1', [mail._id])).rows).toEqual([
      { message: null },
    ])
    expect(await operation.call('POST', `/mails/${mail._id}/send`)).toMatchObject({
      status: 409,
      body: { code: 'mail.link-void' },
    })
  })
})

describe('who may see a failed mail', () => {
  it('may send it again, and nobody else', async () => {
    const organization = await createOrganization(admin, { email: 'unseen@lotus.example' })
    server.behave('refuse the recipient')
    await createInvoice(admin, organization, { invoiceNo: 'UNSEEN-1' })
    const mail = await refused('/mails?q=UNSEEN-1')
    expect((await operation.call('POST', `/mails/${mail._id}/send`)).status).toBe(404)
    expect((await finance.call('POST', `/mails/${mail._id}/send`)).status).toBe(200)
  })
})

it('is forgotten after 90 days', async () => {
  const { total } = (await admin.call('GET', '/mails')).body
  expect(total).toBeGreaterThan(0)
  testApp.clock.advance(91 * 86_400_000)
  await sweep({ ...testApp, services: testApp.app.services })
  expect((await testApp.pool.query('select id from failed_mails')).rows).toEqual([])
})
