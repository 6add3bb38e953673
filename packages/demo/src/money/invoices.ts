import type { invoiceReminders, invoices, ReminderKind, subscriptions } from '@thant/api/database/schema/invoices'
import { nextInvoiceNumber } from '@thant/api/domains/money/invoices/invoice-number'
import { dayOfReminder, reminderDays } from '@thant/api/domains/money/invoices/reminders/reminder-kinds'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import { Temporal } from 'temporal-polyfill'
import type { DemoOrganization } from '../customers/organizations.ts'
import { createRandom } from '../random.ts'
import { earlierOf, isBefore, type Timeline } from '../timeline.ts'
import { billingOf } from './billing.ts'
import { createDrafts, type Draft, daysToPay } from './invoice-drafts.ts'

export type InvoiceRow = typeof invoices.$inferInsert & {
  id: string
  createdAt: Date
  updatedAt: Date
  status: InvoiceStatus
}
export type DemoInvoices = {
  subscriptions: Array<typeof subscriptions.$inferInsert>
  invoices: InvoiceRow[]
  reminders: Array<typeof invoiceReminders.$inferInsert>
}

export function createInvoices(organizations: DemoOrganization[], timeline: Timeline): DemoInvoices {
  const billed = organizations.map((organization, index) => ({ organization, billing: billingOf(organization, index) }))
  const drafts = billed.flatMap((customer, index) => createDrafts(customer, index, timeline))
  const rows = numbered(
    drafts.toSorted((a, b) => Temporal.PlainDate.compare(a.issuedOn, b.issuedOn)),
    timeline,
  )
  const reminded = new Set(
    billed.filter(({ billing }) => billing.hasReminders).map(({ organization }) => organization.row.id),
  )
  return {
    subscriptions: billed.map(({ organization: { row }, billing: { cycle, hasReminders } }) => ({
      id: createRandom(`subscription of ${row.id}`).uuid(),
      organizationId: row.id,
      cycle,
      hasReminders,
      createdAt: row.createdAt,
      updatedAt: row.createdAt,
    })),
    invoices: rows,
    reminders: rows
      .filter(({ organizationId }) => reminded.has(organizationId))
      .flatMap((row) => remindersOf(row, timeline)),
  }
}

/** Numbers start anew each year and follow the order of the days. */
function numbered(drafts: Draft[], timeline: Timeline): InvoiceRow[] {
  const highest = new Map<string, bigint>()
  return drafts.map((draft) => {
    const year = String(draft.issuedOn.year)
    const before = highest.get(year) ?? 0n
    highest.set(year, before + 1n)
    return rowOf(draft, nextInvoiceNumber(year, before), timeline)
  })
}

function rowOf(draft: Draft, number: string, timeline: Timeline): InvoiceRow {
  const { organization, billing, issuedOn, start, end, extendsContract = false } = draft
  const random = createRandom(`invoice ${organization.domain} ${issuedOn} ${draft.description}`)
  const yesterday = timeline.today.subtract({ days: 1 })
  const age = issuedOn.until(timeline.today).days
  const paidOn = earlierOf(issuedOn.add({ days: random.integer(2, daysToPay) }), yesterday)
  const isUnpaid = age <= 12 && random.happens(0.6)
  const status = draft.status ?? (isUnpaid ? 'PENDING' : age <= 40 ? 'APPROVED' : 'SETTLED')
  const createdAt = timeline.at(issuedOn, random.integer(9 * 60, 11 * 60))
  const paidAt = timeline.at(paidOn, random.integer(11 * 60 + 1, 16 * 60))
  const settledAt = timeline.at(earlierOf(paidOn.add({ days: 3 }), yesterday), random.integer(16 * 60 + 1, 17 * 60))
  const isPaid = status === 'APPROVED' || status === 'SETTLED'
  const changedAt = status === 'SETTLED' ? settledAt : status === 'PENDING' ? createdAt : paidAt
  return {
    id: random.uuid(),
    version: status === 'SETTLED' ? 2 : status === 'PENDING' ? 0 : 1,
    createdAt,
    updatedAt: changedAt,
    number,
    description: draft.description,
    organizationId: organization.row.id,
    billedName: organization.row.name,
    billedAddress: organization.row.address,
    companyType: organization.row.companyType,
    issuedOn: issuedOn.toString(),
    dueOn: issuedOn.add({ days: daysToPay }).toString(),
    amount: draft.amount,
    currency: billing.currency,
    status,
    serviceStartsOn: start.toString(),
    serviceEndsOn: end.toString(),
    extendsContract,
    paidAt: isPaid ? paidAt : null,
  }
}

/** An unpaid invoice has the reminders that were due before today, each sent at nine in the morning. */
function remindersOf({ id, status, issuedOn, dueOn }: InvoiceRow, timeline: Timeline): DemoInvoices['reminders'] {
  if (status !== 'PENDING') return []
  return (Object.keys(reminderDays) as ReminderKind[])
    .map((kind) => ({ kind, day: Temporal.PlainDate.from(dayOfReminder(dueOn, kind)) }))
    .filter(({ day }) => day.toString() >= issuedOn && isBefore(day, timeline.today))
    .map(({ kind, day }) => ({ invoiceId: id, kind, sentAt: timeline.at(day, 9 * 60) }))
}
