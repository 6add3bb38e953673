import { tmpdir } from 'node:os'
import type { Language } from '@thant/contracts/customers/auth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MailMessage } from '#database/mail-message.ts'
import { invoiceReminders, invoices } from '#database/schema/invoices.ts'
import { users } from '#database/schema/users.ts'
import { createJobs, type Jobs } from '#lib/jobs/jobs.ts'
import { createMailer } from '#lib/mail/mailer.ts'
import { createInvoice, createOrganization } from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'
import { idleJobs } from '../../../../../test/setup/idle-jobs.ts'
import { type MailServer, startMailServer } from '../../../../../test/setup/mail-server.ts'
import { mailsTo } from '../../../../../test/setup/mails.ts'
import { silentLog } from '../../../../../test/setup/silent-log.ts'
import { sendReminders } from './reminders.service.ts'

const testApp = useTestApp()
const issuedAt = '2026-01-05T03:00:00Z'
let staff: TestActor
let count = 0

beforeAll(async () => {
  testApp.clock.set(issuedAt)
  staff = await signInAs(testApp, 'ADMIN')
})

/** The invoice is issued on 5 January and due on 1 February 2026. */
async function bill(fields: object = {}, organizationFields: object = {}) {
  count += 1
  testApp.clock.set(issuedAt)
  const email = `office.${count}@billed.example`
  const organization = await createOrganization(staff, { name: 'Lotus Tower', email, ...organizationFields })
  // Its first mail is then a reminder or its receipt.
  await staff.call('PATCH', `/payment/organizations/${organization}/subscription`, { body: { invoiceMails: false } })
  const terms = { invoiceNo: `INV-2026-${1_000 + count}`, dueDate: '2026-02-01', amount: 1_250.5, ...fields }
  return { email, organization, invoice: await createInvoice(staff, organization, terms) }
}

/** The job runs at nine in the morning in Yangon. */
async function runOn(day: string): Promise<void> {
  testApp.clock.set(`${day}T02:30:00Z`)
  await sendReminders(testApp.app)
}

const subjectsTo = async (email: string) => (await mailsTo(testApp, email)).map(({ subject }) => subject)
const kindsOf = async (invoiceId: string) => {
  const rows = await testApp.database.select().from(invoiceReminders).where(eq(invoiceReminders.invoiceId, invoiceId))
  return rows.map(({ kind, sentAt }) => `${kind} ${sentAt.toISOString().slice(0, 10)}`).sort()
}

describe('a reminder', () => {
  it('goes out a week before the due date and 3, 14 and 30 days after it, each once, however often the job runs', {
    tags: ['2.12-16'],
  }, async () => {
    const { email, invoice } = await bill()
    const days = Array.from({ length: 70 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10),
    )
    for (const day of days) {
      await runOn(day)
      await Promise.all([runOn(day), runOn(day)])
    }
    expect(await kindsOf(invoice)).toEqual([
      'after-14 2026-02-15',
      'after-3 2026-02-04',
      'after-30 2026-03-03',
      'before-7 2026-01-25',
    ])
    expect(await subjectsTo(email)).toEqual([
      'Invoice INV-2026-1001 is due on Sun 1 Feb 2026',
      ...Array(3).fill('Invoice INV-2026-1001 was due on Sun 1 Feb 2026'),
    ])
  })

  it('is only the latest one that applies after the job was down', { tags: ['2.12-16'] }, async () => {
    const { email, invoice } = await bill()
    await runOn('2026-01-24')
    await runOn('2026-02-20')
    expect(await kindsOf(invoice)).toEqual(['after-14 2026-02-20'])
    const [mail, ...others] = await mailsTo(testApp, email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('It is 19 days overdue.')
  })

  it('is not sent for a day before the invoice was issued', { tags: ['2.12-16'] }, async () => {
    const { email } = await bill({ dueDate: '2026-01-04' })
    await runOn('2026-01-06')
    expect(await subjectsTo(email)).toEqual([])
    await runOn('2026-01-07')
    expect(await subjectsTo(email)).toEqual(['Invoice INV-2026-1003 was due on Sun 4 Jan 2026'])
  })

  it.each(['APPROVED', 'SETTLED', 'REJECTED'])('is not sent for an invoice that is %s', async (paymentStatus) => {
    const { invoice } = await bill({ paymentStatus })
    await runOn('2026-02-20')
    expect(await kindsOf(invoice)).toEqual([])
  })

  it('stops once the invoice is paid', async () => {
    const { invoice } = await bill()
    await runOn('2026-02-04')
    await testApp.database.update(invoices).set({ status: 'APPROVED' }).where(eq(invoices.id, invoice))
    await runOn('2026-03-10')
    expect(await kindsOf(invoice)).toEqual(['after-3 2026-02-04'])
  })

  it('is not sent while reminders are off, and is sent once they are on again', { tags: ['2.12-16'] }, async () => {
    const { organization, invoice } = await bill()
    const path = `/payment/organizations/${organization}/subscription`
    await staff.call('PATCH', path, { body: { reminders: false } })
    await runOn('2026-02-04')
    expect(await kindsOf(invoice)).toEqual([])
    testApp.clock.set(issuedAt)
    await staff.call('PATCH', path, { body: { reminders: true } })
    await runOn('2026-02-16')
    expect(await kindsOf(invoice)).toEqual(['after-14 2026-02-16'])
  })

  it('is not sent to an archived organization', async () => {
    const { organization, invoice } = await bill()
    const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    await superAdmin.call('DELETE', `/organizations/${organization}`)
    await runOn('2026-02-04')
    expect(await kindsOf(invoice)).toEqual([])
  })

  it('counts days in company time: half past midnight in Yangon is the next day', { tags: ['R-rel-15a'] }, async () => {
    const { invoice } = await bill()
    testApp.clock.set('2026-02-03T17:29:00Z')
    await sendReminders(testApp.app)
    expect(await kindsOf(invoice)).toEqual([])
    testApp.clock.set('2026-02-03T17:30:00Z')
    await sendReminders(testApp.app)
    expect(await kindsOf(invoice)).toEqual(['after-3 2026-02-03'])
  })

  it('is not sent if it cannot be recorded, and does not hold up the others', async () => {
    const [broken, other] = [await bill(), await bill()]
    await testApp.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger refuse before insert on invoice_reminders for each row
        when (new.invoice_id = '${broken.invoice}') execute function refuse()`)
    await expect(runOn('2026-02-04')).rejects.toThrow('1 reminders were not sent')
    expect([await subjectsTo(broken.email), (await subjectsTo(other.email)).length]).toEqual([[], 1])
    await testApp.pool.query('drop function refuse cascade')
    await runOn('2026-02-04')
    expect([(await subjectsTo(broken.email)).length, (await subjectsTo(other.email)).length]).toEqual([1, 1])
  })
})

describe('the mails', () => {
  let server: MailServer
  let jobs: Jobs

  beforeAll(async () => {
    server = await startMailServer()
    jobs = createJobs({ pool: testApp.pool, log: silentLog, timeZone: 'Asia/Yangon' })
    const mail = { smtpUrl: server.url, from: 'Thant <no-reply@example.com>' }
    const mailer = createMailer({ mail, dataDir: tmpdir() })
    await testApp.pool.query(`delete from jobs.job where name in ('mail', 'document-mail')`)
    const deliver = (message: MailMessage, createdAt: Date) => mailer.deliver(message, createdAt)
    await jobs.start({ ...idleJobs, mail: deliver, 'document-mail': deliver })
  })

  afterAll(async () => {
    await jobs.stop()
    await server.close()
  })

  const arrived = async (email: string) =>
    vi.waitFor(
      () => {
        const mail = server.mails.find(({ to }) => to && 'text' in to && to.text === email)
        if (mail === undefined) throw new Error(`nothing for ${email} yet`)
        return { subject: mail.subject, text: mail.text?.trim(), html: String(mail.html) }
      },
      { timeout: 8_000 },
    )
  const portal = 'http://127.0.0.1:3000'
  const readIn = (organization: string, language: Language, createdAt: string) =>
    signInAs(testApp, 'USER', organization).then(({ id }) =>
      testApp.database
        .update(users)
        .set({ language, createdAt: new Date(createdAt) })
        .where(eq(users.id, id)),
    )

  it('of a reminder says what is open and since when, with a link to the invoice', { tags: ['2.12-16'] }, async () => {
    const { email, invoice } = await bill()
    await runOn('2026-02-04')
    const { subject, text, html } = await arrived(email)
    expect(`${subject}\n\n${text}`).toBe(
      `Invoice INV-2026-${1_000 + count} was due on Sun 1 Feb 2026

Dear Lotus Tower,

It is 3 days overdue. Please pay 1,250.50 USD now, or call us if there is a problem.

Invoice: INV-2026-${1_000 + count}
Amount due: 1,250.50 USD
Due date: Sun 1 Feb 2026
Service period: Sun 1 Feb 2026 to Sat 28 Feb 2026

If you have paid it in the meantime, there is nothing more to do.

Open the invoice:
${portal}/payment/${invoice}

Thant`,
    )
    expect(html).toContain(`href="${portal}/payment/${invoice}"`)
  })

  it('of a receipt says what was paid, and until when the contract runs', async () => {
    const { email, invoice } = await bill({ extendsContract: true, currency: 'MMK', amount: 350_000 })
    await staff.call('PATCH', `/payment/${invoice}`, { body: { paymentStatus: 'APPROVED' } })
    const { subject, text } = await arrived(email)
    expect(`${subject}\n\n${text}`).toBe(
      `Receipt for invoice INV-2026-${1_000 + count}

Dear Lotus Tower,

We have received 350,000 MMK for invoice INV-2026-${1_000 + count}. Thank you.

Receipt number: R-INV-2026-${1_000 + count}
Invoice: INV-2026-${1_000 + count}
Amount received: 350,000 MMK
Service period: Sun 1 Feb 2026 to Sat 28 Feb 2026

Your contract now runs until Sat 28 Feb 2026.

The receipt is attached.

Open the invoice:
${portal}/payment/${invoice}

Thant`,
    )
  })

  it('are in the language of the longest-standing active user', { tags: ['2.12-16'] }, async () => {
    const { email, organization, invoice } = await bill({}, { name: 'ရွှေကြာ' })
    await readIn(organization, 'en', '2025-06-01T00:00:00Z')
    await readIn(organization, 'my', '2024-06-01T00:00:00Z')
    await readIn(organization, 'en', '2023-06-01T00:00:00Z')
    const [gone] = await testApp.database
      .select()
      .from(users)
      .where(eq(users.organizationId, organization))
      .orderBy(users.createdAt)
    await testApp.database
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.id, gone?.id ?? ''))
    await runOn('2026-02-04')
    const { subject, text } = await arrived(email)
    expect(`${subject}\n\n${text}`).toBe(
      `ငွေတောင်းခံလွှာ INV-2026-${1_000 + count} ၏ ပေးချေရမည့်ရက် ၂၀၂၆ ဖေဖော်ဝါရီ ၁၊ တနင်္ဂနွေ ကျော်လွန်ပြီ

မင်္ဂလာပါ ရွှေကြာ၊

၃ ရက် ကျော်လွန်နေပါသည်။ ၁,၂၅၀.၅၀ USD ကို ယခု ပေးချေပေးပါ။ အခက်အခဲရှိပါက ကျွန်ုပ်တို့ကို ဖုန်းဆက်ပါ။

ငွေတောင်းခံလွှာ: INV-2026-${1_000 + count}
ပေးချေရန် ငွေပမာဏ: ၁,၂၅၀.၅၀ USD
နောက်ဆုံးပေးချေရမည့်ရက်: ၂၀၂၆ ဖေဖော်ဝါရီ ၁၊ တနင်္ဂနွေ
ဝန်ဆောင်မှုကာလ: ၂၀၂၆ ဖေဖော်ဝါရီ ၁၊ တနင်္ဂနွေ မှ ၂၀၂၆ ဖေဖော်ဝါရီ ၂၈၊ စနေ အထိ

ပေးချေပြီးဖြစ်ပါက ထပ်မံဆောင်ရွက်ရန် မလိုပါ။

ငွေတောင်းခံလွှာကို ဖွင့်ရန်:
${portal}/payment/${invoice}

Thant`,
    )
  })

  it('show whatever people typed as plain text', async () => {
    const { email } = await bill(
      { description: '<b>x</b>' },
      { name: '<img src=x onerror=alert(1)> & {{due}} $t(Terms)' },
    )
    await runOn('2026-02-04')
    const { text, html } = await arrived(email)
    expect(text).toContain('Dear <img src=x onerror=alert(1)> & {{due}} $t(Terms),')
    expect(html).not.toContain('<img')
  })
})
