import type { Language } from '@thant/contracts/auth'
import { isPaid } from '@thant/contracts/invoices'
import type { Currency } from '@thant/contracts/money'
import type { OrderKind } from '@thant/contracts/order-form'
import { eq } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { orders } from '#database/schema/orders.ts'
import { paymentAttempts } from '#database/schema/payments.ts'
import { approveInvoice } from '#domains/invoices/approve-invoice.service.ts'
import type { InvoiceRow } from '#domains/invoices/invoices.presenter.ts'
import type { OrderRow } from '#domains/orders/orders.presenter.ts'
import { payOrder } from '#domains/orders/pay-order.service.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import type { TargetState } from './result-decision.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** What an attempt is to pay: one of the two. */
export type TargetKey = { invoiceId: string | null; orderId: string | null }

/** An invoice of an organization, or an order of the public. */
export type PaymentTarget = TargetKey &
  (Invoiced | Ordered) & {
    /** The invoice's or order's own. */
    number: string
    /** In major units, as the database has it. */
    amount: string
    currency: Currency
    state: TargetState
    /** Who is to see the provider's page in it; null where the payer is signed in. */
    language: Language | null
  }

type Invoiced = { kind: 'invoice'; invoice: InvoiceRow }
type Ordered = { kind: OrderKind; order: OrderRow }

export async function readTarget(
  { database }: AnyContext,
  { invoiceId, orderId }: TargetKey,
  lock?: 'update',
): Promise<PaymentTarget> {
  if (invoiceId !== null) {
    const query = database.select().from(invoices).where(eq(invoices.id, invoiceId))
    const [invoice] = await (lock ? query.for(lock) : query)
    if (invoice !== undefined) return targetOfInvoice(invoice)
  }
  if (orderId !== null) {
    const query = database.select().from(orders).where(eq(orders.id, orderId))
    const [order] = await (lock ? query.for(lock) : query)
    if (order !== undefined) return targetOfOrder(order)
  }
  throw new AppError('payment.not-found')
}

/** What an attempt is to pay and the attempt, locked in the order that checkout takes; undefined for an unknown number. */
export async function lockPayment(
  context: AnyContext,
  number: string,
): Promise<{ attempt: Attempt; target: PaymentTarget } | undefined> {
  const { database } = context
  const isOfNumber = eq(paymentAttempts.number, number)
  const [found] = await database.select().from(paymentAttempts).where(isOfNumber)
  if (found === undefined) return undefined
  const target = await readTarget(context, found, 'update')
  const [attempt] = await database.select().from(paymentAttempts).where(isOfNumber).for('update')
  return attempt && { attempt, target }
}

/** It was paid: the one way to paid of either, which has to be locked. */
export function payTarget(context: AnyContext, target: PaymentTarget): Promise<void> {
  return target.kind === 'invoice' ? approveInvoice(context, target.invoice) : payOrder(context, target.order)
}

function targetOfInvoice(invoice: InvoiceRow): PaymentTarget {
  const { id, number, amount, currency, status } = invoice
  const state = isPaid(status) ? 'paid' : status === 'REJECTED' ? 'closed' : 'payable'
  return { kind: 'invoice', invoice, invoiceId: id, orderId: null, number, amount, currency, state, language: null }
}

function targetOfOrder(order: OrderRow): PaymentTarget {
  const { id, number, kind, total: amount, currency, language, status } = order
  const state = status === 'PENDING' ? 'payable' : 'paid'
  return { kind, order, invoiceId: null, orderId: id, number, amount, currency, state, language }
}
