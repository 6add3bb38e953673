import { exportJournal } from '@thant/api/domains/money/journal/journal-exports.service'
import { type EntrySubject, postEntry } from '@thant/api/domains/money/journal/post-entry.service'
import {
  type MoneyAccount,
  type Posting,
  postingsOfBill,
  postingsOfOrder,
  postingsOfPayment,
  reversed,
} from '@thant/api/domains/money/journal/postings'
import type { AnyContext } from '@thant/api/lib/context'
import type { JournalEvent } from '@thant/contracts/money/journal'
import type { DemoCompany } from '../demo-company.ts'
import type { Timeline } from '../timeline.ts'
import type { InvoiceRow } from './invoices.ts'
import type { OrderRow } from './orders.ts'

type Happened = { at: Date; event: JournalEvent; subject: EntrySubject; postings: Posting[] }

/** What happened is in the journal, of which the months before this one were exported on its first days. */
export async function storeJournal(system: AnyContext, demo: DemoCompany, { today }: Timeline): Promise<void> {
  const events = [
    ...demo.billing.invoices.flatMap((invoice) => invoiceEvents(invoice, demo)),
    ...demo.payments.orders.flatMap((order) => orderEvents(order, demo)),
  ]
  for (const { at, subject, ...entry } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await postEntry({ ...system, clock: { now: () => at } }, { ...subject, ...entry })
  }
  const clerk = demo.users.find(({ role }) => role === 'FINANCE OFFICE')
  if (clerk === undefined) return
  const actor = { id: clerk.id, role: clerk.role, organizationId: null, siteIds: null }
  await exportJournal({ ...system, actor }, today.with({ day: 1 }).subtract({ days: 1 }).toString())
}

function invoiceEvents(invoice: InvoiceRow, { taxes, payments }: DemoCompany): Happened[] {
  const { id, number, organizationId, billedName, currency, status, createdAt, updatedAt, paidAt } = invoice
  const subject = { document: number, invoiceId: id, organizationId, customerName: billedName, currency }
  const bill = postingsOfBill(
    Number(invoice.amount),
    taxes.taxes.filter(({ invoiceId }) => invoiceId === id),
  )
  const events: Happened[] = [{ at: createdAt, event: 'invoice-issued', subject, postings: bill }]
  if (status === 'REJECTED') {
    events.push({ at: updatedAt, event: 'invoice-rejected', subject, postings: reversed(bill) })
  }
  if (paidAt) {
    const wasOnCard = payments.attempts.some(({ invoiceId, state }) => invoiceId === id && state === 'SUCCEEDED')
    const postings = postingsOfPayment(Number(invoice.amount), accountOf(wasOnCard))
    events.push({ at: paidAt, event: 'invoice-paid', subject, postings })
  }
  return events
}

function orderEvents({ id, number, customerName, currency, total, paidAt }: OrderRow, demo: DemoCompany): Happened[] {
  const subject = { document: number, orderId: id, organizationId: null, customerName, currency }
  if (!paidAt) return []
  const paid = postingsOfOrder(Number(total), 'card')
  const { attempts, results } = demo.payments
  const own = new Set(attempts.filter(({ orderId }) => orderId === id).map((attempt) => attempt.id))
  const again = results.filter(({ attemptId, outcome }) => outcome === 'refund-due' && own.has(attemptId ?? ''))
  return [
    { at: paidAt, event: 'order-paid', subject, postings: paid },
    ...again.map(
      ({ at }): Happened => ({
        at,
        event: 'second-payment',
        subject,
        postings: postingsOfPayment(Number(total), 'card'),
      }),
    ),
  ]
}

function accountOf(wasOnCard: boolean): MoneyAccount {
  return wasOnCard ? 'card' : 'bank'
}
