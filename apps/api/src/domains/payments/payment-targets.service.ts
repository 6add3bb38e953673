import type { Language } from '@thant/contracts/auth'
import { type InvoiceStatus, isPaid } from '@thant/contracts/invoices'
import type { Currency } from '@thant/contracts/money'
import type { OrderKind } from '@thant/contracts/order-form'
import { eq } from 'drizzle-orm'
import { given, preparedQuery } from '#database/prepared-query.ts'
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
    id: string
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

/** Locked, it comes before its attempts: everything that changes both takes them in this order. */
export async function lockTarget(context: AnyContext, key: TargetKey): Promise<PaymentTarget> {
  return readTarget(context, key, 'update')
}

export async function readTarget(context: AnyContext, key: TargetKey, lock?: 'update'): Promise<PaymentTarget> {
  const target = key.orderId === null ? await readInvoice(context, key, lock) : await readOrder(context, key, lock)
  if (target === undefined) throw new AppError('payment.not-found')
  return target
}

/** An attempt and what it is to pay, both locked, in one statement each for orders and invoices. */
export async function lockPayment(
  { database }: AnyContext,
  number: string,
): Promise<{ attempt: Attempt; target: PaymentTarget } | undefined> {
  const [ordered] = await lockOrderPayment(database).execute({ number })
  if (ordered !== undefined) return { attempt: ordered.attempt, target: targetOfOrder(ordered.order) }
  const [billed] = await lockInvoicePayment(database).execute({ number })
  return billed && { attempt: billed.attempt, target: targetOfInvoice(billed.invoice) }
}

const lockOrderPayment = preparedQuery((database) =>
  database
    .select({ attempt: paymentAttempts, order: orders })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(eq(paymentAttempts.number, given('number')))
    .for('update', { of: [orders, paymentAttempts] })
    .prepare('lock-order-payment'),
)

const lockInvoicePayment = preparedQuery((database) =>
  database
    .select({ attempt: paymentAttempts, invoice: invoices })
    .from(invoices)
    .innerJoin(paymentAttempts, eq(paymentAttempts.invoiceId, invoices.id))
    .where(eq(paymentAttempts.number, given('number')))
    .for('update', { of: [invoices, paymentAttempts] })
    .prepare('lock-invoice-payment'),
)

/** What the provider's page says it is for; ASCII, since the signature is over bytes. */
export function describeTarget({ kind, number }: PaymentTarget): string {
  return `${kind === 'invoice' ? 'Invoice' : 'Order'} ${number}`
}

/** It was paid: the one way to paid of either, which has to be locked. */
export function payTarget(context: AnyContext, target: PaymentTarget): Promise<void> {
  return target.kind === 'invoice' ? approveInvoice(context, target.invoice) : payOrder(context, target.order)
}

async function readInvoice(context: AnyContext, key: TargetKey, lock?: 'update'): Promise<PaymentTarget | undefined> {
  const query = context.database
    .select()
    .from(invoices)
    .where(eq(invoices.id, key.invoiceId ?? ''))
  const [invoice] = await (lock ? query.for(lock) : query)
  return invoice && targetOfInvoice(invoice)
}

async function readOrder(context: AnyContext, key: TargetKey, lock?: 'update'): Promise<PaymentTarget | undefined> {
  const query = context.database
    .select()
    .from(orders)
    .where(eq(orders.id, key.orderId ?? ''))
  const [order] = await (lock ? query.for(lock) : query)
  return order && targetOfOrder(order)
}

function targetOfInvoice(invoice: InvoiceRow): PaymentTarget {
  const { id, number, amount, status } = invoice
  const state = isPaid(status as InvoiceStatus) ? 'paid' : status === 'REJECTED' ? 'closed' : 'payable'
  const currency = invoice.currency as Currency
  return { kind: 'invoice', invoice, invoiceId: id, orderId: null, id, number, amount, currency, state, language: null }
}

function targetOfOrder(order: OrderRow): PaymentTarget {
  const { id, number, total: amount } = order
  return {
    kind: order.kind as OrderKind,
    order,
    invoiceId: null,
    orderId: id,
    id,
    number,
    amount,
    currency: order.currency as Currency,
    state: order.status === 'PENDING' ? 'payable' : 'paid',
    language: order.language as Language,
  }
}
