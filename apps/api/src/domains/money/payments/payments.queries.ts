import {
  flaggedOutcomes,
  type PaymentAttempt,
  type PaymentState,
  type PaymentStatus,
  paymentResultList,
} from '@thant/contracts/money/payments'
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { invoices } from '#database/schema/invoices.ts'
import { orders } from '#database/schema/orders.ts'
import { organizations } from '#database/schema/organizations.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { users } from '#database/schema/users.ts'
import { findLink } from '#domains/company/links/links.service.ts'
import { findStoredOrder, getStoredOrder } from '#domains/money/orders/orders.queries.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, holds } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { type PayableKey, readPayable } from './payables.service.ts'
import { presentAttempt, presentResult, resultFields, type StoredResult } from './payments.presenter.ts'

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, paymentResults.attemptId))
    .leftJoin(invoices, eq(invoices.id, paymentAttempts.invoiceId))
    .leftJoin(organizations, eq(organizations.id, invoices.organizationId))
    .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .leftJoin(users, eq(users.id, paymentResults.handledById))
}

/** The values are literals, because a partial index serves only a condition that repeats its own. */
export const needsReview = sql`${paymentResults.outcome} in (${sql.raw(flaggedOutcomes.map((name) => `'${name}'`).join(', '))}) and ${paymentResults.handledAt} is null`

export const paymentResultListing = createList({
  contract: paymentResultList.list,
  fields: resultFields,
  table: paymentResults,
  join: joinReferences,
  id: paymentResults.id,
  search: contains(paymentResults.number, paymentResults.transactionRef),
  columns: {
    orderId: paymentResults.number,
    outcome: paymentResults.outcome,
    status: { filter: equals(paymentResults.status), sort: { by: paymentResults.status, type: 'text' } },
    source: paymentResults.source,
    at: paymentResults.at,
  },
  filters: {
    isOpen: holds(needsReview),
  },
  presenter: () => presentResult,
})

export async function getStoredResult(context: AnyContext, id: string): Promise<StoredResult> {
  const [result] = await joinReferences(context.database.select(resultFields).from(paymentResults).$dynamic()).where(
    eq(paymentResults.id, id),
  )
  if (result === undefined) throw new AppError('payment.not-found')
  return result
}

/** Lists the newest attempt first, each with its oldest result first. */
export async function listInvoiceAttempts(context: Context, invoiceId: string): Promise<PaymentAttempt[]> {
  const [invoice] = await context.database.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoiceId))
  if (invoice === undefined) throw new AppError('invoice.not-found')
  return listAttempts(context, eq(paymentAttempts.invoiceId, invoiceId))
}

export async function listOrderAttempts(context: Context, number: string): Promise<PaymentAttempt[]> {
  const { id } = await getStoredOrder(context, number)
  return listAttempts(context, eq(paymentAttempts.orderId, id))
}

async function listAttempts({ database }: Context, ofPayable: SQL): Promise<PaymentAttempt[]> {
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(ofPayable)
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.number))
  const ids = attempts.map(({ id }) => id)
  const results = await joinReferences(database.select(resultFields).from(paymentResults).$dynamic())
    .where(inArray(paymentResults.attemptId, ids))
    .orderBy(asc(paymentResults.at), asc(paymentResults.id))
  const byAttempt = Map.groupBy(results, ({ attemptId }) => attemptId)
  return attempts.map((attempt) => presentAttempt(attempt, byAttempt.get(attempt.id) ?? []))
}

/** The token stands for a session. A paid invoice or order is reported as paid, whatever became of this attempt. */
export async function getPaymentStatus(context: AnyContext, number: string, token: string): Promise<PaymentStatus> {
  const { key, state } = await findPayment(context, number)
  const link = await findLink(context, ['payment'], token)
  if (link === undefined || link.subjectId !== (key.orderId ?? key.invoiceId)) throw new AppError('payment.not-found')
  const payable = await readPayable(context, key)
  return {
    kind: payable.kind,
    amount: Number(payable.amount),
    currency: payable.currency,
    state: payable.state === 'paid' ? 'paid' : state,
    order: payable.kind === 'invoice' ? null : payable.number,
    orderStatus: payable.kind === 'invoice' ? null : payable.order.status,
    invoice: key.invoiceId,
    invoiceNo: payable.kind === 'invoice' ? payable.number : null,
  }
}

/** The number is that of an attempt, or of an order that has no attempt yet. */
async function findPayment(context: AnyContext, number: string): Promise<{ key: PayableKey; state: PaymentState }> {
  const [attempt] = await context.database.select().from(paymentAttempts).where(eq(paymentAttempts.number, number))
  if (attempt !== undefined) return { key: attempt, state: stateOf(attempt.state) }
  const order = await findStoredOrder(context, number)
  if (order === undefined) throw new AppError('payment.not-found')
  return { key: { invoiceId: null, orderId: order.id }, state: 'pending' }
}

/** A success that paid nothing is shown as pending, because staff must decide and the payer must not pay again. */
function stateOf(state: string): PaymentState {
  if (state === 'OPEN' || state === 'WAITING' || state === 'SUCCEEDED') return 'pending'
  return state === 'CANCELLED' ? 'cancelled' : 'failed'
}
