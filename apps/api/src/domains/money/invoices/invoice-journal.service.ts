import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import type { InvoiceRecord } from '@thant/contracts/money/invoices'
import { type EntrySubject, postEntry, sumOnCard } from '#domains/money/journal/post-entry.service.ts'
import {
  type MoneyAccount,
  moved,
  postingsOfBill,
  postingsOfPayment,
  reversed,
} from '#domains/money/journal/postings.ts'
import type { AnyContext } from '#lib/context.ts'
import type { InvoiceRow } from './invoices.presenter.ts'
import { getInvoice } from './invoices.queries.ts'

/** A rejected invoice is taken back on that day, and one that is reopened counts anew. */
export function postInvoice(
  context: AnyContext,
  event: 'invoice-issued' | 'invoice-rejected' | 'invoice-reopened',
  invoice: InvoiceRecord,
): Promise<void> {
  const bill = postingsOfBill(invoice.amount, invoice.taxes)
  return postEntry(context, {
    event,
    document: invoice.invoiceNo,
    invoiceId: invoice._id,
    organizationId: invoice.organization._id,
    customerName: invoice.billedTo.name,
    currency: invoice.currency,
    postings: event === 'invoice-rejected' ? reversed(bill) : bill,
  })
}

export function postPayment(context: AnyContext, invoice: InvoiceRow, paidInto: MoneyAccount): Promise<void> {
  return postEntry(context, {
    event: 'invoice-paid',
    ...entryOf(invoice),
    postings: postingsOfPayment(Number(invoice.amount), paidInto),
  })
}

/** Nothing moves where a transition says nothing new of the money; a payment is posted with its account. */
export async function postTransition(context: AnyContext, invoice: InvoiceRow, status: InvoiceStatus): Promise<void> {
  if (status === 'SETTLED') await postSettlement(context, invoice)
  if (status === 'REJECTED') await postInvoice(context, 'invoice-rejected', await getInvoice(context, invoice.id))
  if (status === 'PENDING') await postInvoice(context, 'invoice-reopened', await getInvoice(context, invoice.id))
}

/** The provider has paid the invoice out to the bank; what came there at once moves no more. */
async function postSettlement(context: AnyContext, invoice: InvoiceRow): Promise<void> {
  const collected = Math.min(await sumOnCard(context, { invoiceId: invoice.id }), Number(invoice.amount))
  if (collected <= 0) return
  await postEntry(context, {
    event: 'invoice-settled',
    ...entryOf(invoice),
    postings: moved(collected, { from: 'card', to: 'bank' }),
  })
}

export function entryOf({ id, number, organizationId, billedName, currency }: InvoiceRow): EntrySubject {
  return { document: number, invoiceId: id, organizationId, customerName: billedName, currency }
}
