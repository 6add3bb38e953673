import type { Language } from '@thant/contracts/customers/auth'
import type { Currency } from '@thant/contracts/money'
import { isPaid } from '@thant/contracts/money/invoice-statuses'
import type { OrderKind } from '@thant/contracts/money/order-form'
import { eq } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { orders } from '#database/schema/orders.ts'
import { paymentAttempts } from '#database/schema/payments.ts'
import { approveInvoice } from '#domains/money/invoices/approve-invoice.service.ts'
import { entryOf } from '#domains/money/invoices/invoice-journal.service.ts'
import { sendSecondPaymentMail } from '#domains/money/invoices/invoice-mails.ts'
import type { InvoiceRow } from '#domains/money/invoices/invoices.presenter.ts'
import { postEntry } from '#domains/money/journal/post-entry.service.ts'
import { postingsOfPayment } from '#domains/money/journal/postings.ts'
import { entryOfOrder } from '#domains/money/orders/order-journal.ts'
import { sendSecondOrderPayment } from '#domains/money/orders/order-mails.ts'
import type { OrderRow } from '#domains/money/orders/orders.presenter.ts'
import { payOrder } from '#domains/money/orders/pay-order.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { PayableState } from './result-decision.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** Exactly one of the two is set. */
export type PayableKey = { invoiceId: string | null; orderId: string | null }

export type Payable = PayableKey &
  (Invoiced | Ordered) & {
    /** The invoice's or order's number, which is not the attempt's. */
    number: string
    /** In major units, as text from the database. */
    amount: string
    currency: Currency
    state: PayableState
    /** The language of the provider's page; null for a signed-in payer, whose own language is used. */
    language: Language | null
  }

type Invoiced = { kind: 'invoice'; invoice: InvoiceRow }
type Ordered = { kind: OrderKind; order: OrderRow }

export async function readPayable(
  { database }: AnyContext,
  { invoiceId, orderId }: PayableKey,
  lock?: 'update',
): Promise<Payable> {
  if (invoiceId !== null) {
    const query = database.select().from(invoices).where(eq(invoices.id, invoiceId))
    const [invoice] = await (lock ? query.for(lock) : query)
    if (invoice !== undefined) return payableOfInvoice(invoice)
  }
  if (orderId !== null) {
    const query = database.select().from(orders).where(eq(orders.id, orderId))
    const [order] = await (lock ? query.for(lock) : query)
    if (order !== undefined) return payableOfOrder(order)
  }
  throw new AppError('payment.not-found')
}

/**
 * Locks the payable before its attempt, as checkout does, because two different orders could deadlock. Returns
 * undefined if no attempt has the number.
 */
export async function lockPayment(
  context: AnyContext,
  number: string,
): Promise<{ attempt: Attempt; payable: Payable } | undefined> {
  const { database } = context
  const isOfNumber = eq(paymentAttempts.number, number)
  const [found] = await database.select().from(paymentAttempts).where(isOfNumber)
  if (found === undefined) return undefined
  const payable = await readPayable(context, found, 'update')
  const [attempt] = await database.select().from(paymentAttempts).where(isOfNumber).for('update')
  return attempt && { attempt, payable }
}

/** The payable must be locked. Payments that staff record end in the same two functions. */
export function payPayable(context: AnyContext, payable: Payable, { payerId }: Attempt): Promise<void> {
  return payable.kind === 'invoice'
    ? approveInvoice(context, payable.invoice, { payerId, paidInto: 'card' })
    : payOrder(context, payable.order, 'card')
}

/** Money that came although nothing was due is the customer's until it is paid back. */
export function postSecondPayment(context: AnyContext, payable: Payable, amount: string): Promise<void> {
  const subject = payable.kind === 'invoice' ? entryOf(payable.invoice) : entryOfOrder(payable.order)
  const postings = postingsOfPayment(Number(amount), 'card')
  return postEntry(context, { ...subject, event: 'second-payment', postings })
}

/** Tells the payer of money that came although nothing was due. */
export function notifyOfSecondPayment(context: AnyContext, payable: Payable, amount: string): Promise<void> {
  return payable.kind === 'invoice'
    ? sendSecondPaymentMail(context, payable.invoice, amount)
    : sendSecondOrderPayment(context, payable.order, amount)
}

function payableOfInvoice(invoice: InvoiceRow): Payable {
  const { id, number, amount, currency, status } = invoice
  const state = isPaid(status) ? 'paid' : status === 'REJECTED' ? 'closed' : 'payable'
  return { kind: 'invoice', invoice, invoiceId: id, orderId: null, number, amount, currency, state, language: null }
}

function payableOfOrder(order: OrderRow): Payable {
  const { id, number, kind, total: amount, currency, language, status } = order
  const state = status === 'PENDING' ? 'payable' : 'paid'
  return { kind, order, invoiceId: null, orderId: id, number, amount, currency, state, language }
}
