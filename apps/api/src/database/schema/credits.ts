import { creditKinds } from '@thant/contracts/money/credits'
import { sql } from 'drizzle-orm'
import { check, index, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** Credit notes, and refunds that were made, of invoices and orders. They are papers, so they are only ever added. */
export const credits = pgTable(
  'credits',
  {
    id: id(),
    invoiceId: uuid('invoice_id').references(() => invoices.id),
    orderId: uuid('order_id').references(() => orders.id),
    kind: text('kind', { enum: creditKinds }).notNull(),
    number: text('number').notNull(),
    /** In the currency of the invoice or order. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    reason: text('reason').notNull(),
    reference: text('reference').notNull().default(''),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    checkValues(table.kind, creditKinds),
    unique('credit_number_is_used_once').on(table.number),
    check('credit_is_of_some_money', sql`${table.amount} > 0`),
    check('credit_is_for_one_thing', sql`num_nonnulls(${table.invoiceId}, ${table.orderId}) = 1`),
    index('credits_of_invoice').on(table.invoiceId, table.createdAt),
    index('credits_of_order').on(table.orderId, table.createdAt),
  ],
)
