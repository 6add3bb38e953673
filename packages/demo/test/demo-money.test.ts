import { invoiceLines } from '@thant/api/database/schema/invoice-lines'
import { invoiceReminders, invoices, subscriptions } from '@thant/api/database/schema/invoices'
import { certificates, orders } from '@thant/api/database/schema/orders'
import { paymentAttempts, paymentResults } from '@thant/api/database/schema/payments'
import { users } from '@thant/api/database/schema/users'
import { cycles } from '@thant/contracts/customers/subscriptions'
import { invoiceFormSchema } from '@thant/contracts/money/invoice-forms'
import { orderStatuses } from '@thant/contracts/money/orders'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { daysOverdue } from '../../../apps/api/src/domains/money/invoices/ageing/ageing.ts'
import { dayOf } from '../../../apps/api/src/lib/company-time.ts'
import { now, timeZone } from './chosen-day.ts'
import { companyAt, useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

describe('the invoices', () => {
  const today = dayOf(now, timeZone)
  const ofCustomer = async () => {
    const [customer] = await portal.database.select().from(users).where(eq(users.email, 'customer@demo.example'))
    return portal.database
      .select()
      .from(invoices)
      .where(eq(invoices.organizationId, customer?.organizationId ?? ''))
  }

  it('follow contracts of every cycle, in dollars and kyat, and are what the form would take', async () => {
    const rows = await portal.database.select().from(invoices)
    expect(rows.length).toBeGreaterThan(300)
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['USD', 'MMK']))
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['PENDING', 'APPROVED', 'SETTLED', 'REJECTED']))
    const billed = await portal.database.select().from(subscriptions)
    expect(new Set(billed.map(({ cycle }) => cycle))).toEqual(new Set(cycles))
    expect(new Set(billed.map(({ hasReminders }) => hasReminders)).size).toBe(2)
    for (const row of rows) {
      const form = {
        invoiceNo: row.number,
        description: row.description,
        organization: row.organizationId,
        amount: Number(row.amount),
        companyType: row.companyType,
        currency: row.currency,
        paymentStatus: row.status,
        dueDate: row.dueOn,
        servicePeriod: { start: row.serviceStartsOn, end: row.serviceEndsOn },
        extendsContract: row.extendsContract,
        file: row.fileKey,
      }
      expect(invoiceFormSchema.parse(form)).toEqual(form)
      expect(row.createdAt <= row.updatedAt && row.updatedAt <= now).toBe(true)
      expect(row.paidAt !== null).toBe(row.status === 'APPROVED' || row.status === 'SETTLED')
    }
  })

  it('of the last half year are the sum of their lines, whose prices include the tax', async () => {
    const rows = await portal.database
      .select({
        amount: sql<number>`max(${invoices.amount})::float8`,
        lines: sql<number>`sum(${invoiceLines.amount})::float8`,
        percents: sql<number>`(select sum(percent) from invoice_taxes where invoice_id = ${invoices.id})::float8`,
      })
      .from(invoices)
      .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
      .groupBy(invoices.id)
    expect(rows.length).toBeGreaterThan(50)
    for (const { amount, lines, percents } of rows) expect([lines, percents]).toEqual([amount, 5])
  })

  it('are in the journal, which says what is unpaid, and of which earlier months are exported', async () => {
    const { rows } = await portal.database.execute<Record<string, number>>(sql`
      select sum(debit - credit)::float8 as difference, count(*) filter (where export_id is null)::int as open,
        count(*) filter (where export_id is not null)::int as exported,
        sum(debit - credit) filter (where account = 'receivables' and invoice_id is not null)::float8 as receivables,
        (select sum(amount) from invoices where status = 'PENDING')::float8 as unpaid
      from journal_lines`)
    expect(rows[0]?.difference).toBe(0)
    expect(rows[0]?.receivables).toBe(rows[0]?.unpaid)
    expect(rows[0]?.open).toBeGreaterThan(10)
    expect(rows[0]?.exported).toBeGreaterThan(500)
  })

  it('are numbered in the order of their days, without a gap', async () => {
    const rows = await portal.database.select().from(invoices).orderBy(invoices.issuedOn, invoices.number)
    for (const [year, ofYear] of Map.groupBy(rows, ({ issuedOn }) => issuedOn.slice(0, 4))) {
      const numbers = ofYear.map((_row, index) => `INV-${year}-${String(index + 1).padStart(4, '0')}`)
      expect(ofYear.map(({ number }) => number)).toEqual(numbers)
    }
  })

  it('are overdue by 10, 45, 75 and 120 days, reminded of as often as that', async () => {
    const unpaid = await portal.database.select().from(invoices).where(eq(invoices.status, 'PENDING'))
    const days = new Set(unpaid.map(({ dueOn }) => daysOverdue(dueOn, today)))
    for (const overdue of [0, 10, 45, 75, 120]) expect(days).toContain(overdue)
    const reminders = await portal.database.select().from(invoiceReminders)
    expect(new Set(reminders.map(({ kind }) => kind))).toEqual(new Set(['before-7', 'after-3', 'after-14', 'after-30']))
    expect(reminders.every(({ sentAt }) => sentAt < now)).toBe(true)
  })

  it('give the customer account one that is not due, one that is overdue, and paid ones', async () => {
    const own = await ofCustomer()
    const unpaid = own.filter(({ status }) => status === 'PENDING').map(({ dueOn }) => daysOverdue(dueOn, today))
    expect(unpaid.toSorted()).toEqual([0, 10])
    expect(own.filter(({ paidAt }) => paidAt !== null).length).toBeGreaterThan(8)
  })

  it('are settled step by step in the audit log', async () => {
    const { rows } = await portal.pool.query(
      `select count(*)::int as entries, (select sum(version + 1)::int from invoices) as steps
       from audit_entries where entity = 'invoice'`,
    )
    expect(rows[0].entries).toBe(rows[0].steps)
  })

  it.each(['2026-01-31T01:00:00Z', '2027-03-01T16:00:00Z', '2028-02-29T05:00:00Z'])(
    'are as alive on another day: %s',
    (instant) => {
      const { billing } = companyAt(new Date(instant))
      expect(billing.invoices.every(({ updatedAt }) => updatedAt <= new Date(instant))).toBe(true)
      expect(new Set(billing.invoices.map(({ status }) => status)).size).toBe(4)
    },
  )
})

describe('the public orders', () => {
  it('are some forty in every step, with certificates, and payments that agree with them', async () => {
    const rows = await portal.database.select().from(orders)
    expect(rows).toHaveLength(42)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(rows.every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt <= now)).toBe(true)
    expect(await portal.database.$count(certificates)).toBeGreaterThan(5)
    const successes = await portal.database
      .select({ orderId: paymentAttempts.orderId, outcome: paymentResults.outcome, amount: paymentResults.amount })
      .from(paymentResults)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentResults.attemptId))
      .where(eq(paymentResults.status, '000'))
    for (const { id, total, paidAt } of rows) {
      const applied = successes.filter(({ orderId, outcome }) => orderId === id && outcome === 'applied')
      expect(applied.map(({ amount }) => amount)).toEqual(paidAt === null ? [] : [total])
    }
    const flagged = successes.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'applied')
    expect(flagged.toSorted()).toEqual(['mismatch', 'refund-due'])
  })

  it('leave a number for the next one', async () => {
    const highest = highestOf(await portal.database.select({ number: paymentAttempts.number }).from(paymentAttempts))
    const { rows } = await portal.database.execute<{ next: string }>(sql`select nextval('payment_numbers') as next`)
    expect(Number(rows[0]?.next)).toBe(highest + 1)
  })
})

const highestOf = (rows: Array<{ number: string }>) => Math.max(...rows.map(({ number }) => Number(number)))
