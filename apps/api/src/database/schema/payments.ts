import { currencies } from '@thant/contracts/money'
import { attemptStates, paymentOptions, resultOutcomes, resultSources } from '@thant/contracts/money/payments'
import { sql } from 'drizzle-orm'
import { check, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** An attempt is one hand-off to the card provider. Its number is never used for another one (docs/payments.md 7). */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    /** The provider's `order_id`. */
    number: text('number').notNull().unique(),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    orderId: uuid('order_id').references(() => orders.id),
    option: text('option', { enum: paymentOptions }),
    state: text('state', { enum: attemptStates }).notNull().default('OPEN'),
    merchantId: text('merchant_id').notNull(),
    /** The signed-in user who began to pay, to whom the receipt goes too. */
    payerId: uuid('payer_id').references(() => users.id),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set on creation and whenever a result or the expiry job changes the state. */
    changedAt: instant('changed_at').notNull(),
    closedAt: instant('closed_at'),
    /** Copied from the result that closed the attempt. */
    transactionRef: text('transaction_ref'),
  },
  (table) => [
    checkValues(table.option, paymentOptions),
    checkValues(table.state, attemptStates),
    checkValues(table.currency, currencies),
    check('payment_attempt_is_for_one_thing', sql`num_nonnulls(${table.invoiceId}, ${table.orderId}) = 1`),
    uniqueIndex('one_open_attempt_an_invoice').on(table.invoiceId).where(sql`${table.state} = 'OPEN'`),
    uniqueIndex('one_open_attempt_an_order').on(table.orderId).where(sql`${table.state} = 'OPEN'`),
    index('payment_attempts_of_invoice').on(table.invoiceId, table.createdAt),
    index('payment_attempts_of_order').on(table.orderId, table.createdAt),
    index('payment_attempts_without_answer').on(table.changedAt).where(sql`${table.state} in ('OPEN', 'WAITING')`),
  ],
)

/** Stores every signed result of the provider with its outcome, but never a card number. */
export const paymentResults = pgTable(
  'payment_results',
  {
    id: id(),
    at: instant('at').notNull(),
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id),
    /** The provider's `order_id`, which may belong to no attempt. */
    number: text('number').notNull(),
    source: text('source', { enum: resultSources }).notNull(),
    /** Any text, because a result with an unknown status is stored too. */
    status: text('status').notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }),
    /** A currency code of ours, or the provider's three digits for another one; null if it sent neither. */
    currency: text('currency'),
    transactionRef: text('transaction_ref').notNull(),
    approvalCode: text('approval_code').notNull(),
    outcome: text('outcome', { enum: resultOutcomes }).notNull(),
    requestId: text('request_id').notNull(),
    handledAt: instant('handled_at'),
    handledById: uuid('handled_by_id').references(() => users.id),
  },
  (table) => [
    checkValues(table.source, resultSources),
    checkValues(table.outcome, resultOutcomes),
    index('payment_results_by_time').on(table.at, table.id),
    index('payment_results_by_number').on(table.number, table.id),
    index('payment_results_by_status').on(table.status, table.id),
    index('payment_results_by_outcome').on(table.outcome, table.id),
    index('payment_results_search').using(
      'gin',
      sql`${table.number} gin_trgm_ops`,
      sql`${table.transactionRef} gin_trgm_ops`,
    ),
    index('payment_results_of_attempt').on(table.attemptId, table.at),
    index('payment_results_to_look_at')
      .on(table.at, table.id)
      .where(sql`${table.outcome} in ('refund-due', 'mismatch', 'unknown-order') and ${table.handledAt} is null`),
  ],
)
