import { languages } from '@thant/contracts/customers/auth'
import { currencies } from '@thant/contracts/money'
import { orderKinds } from '@thant/contracts/money/order-form'
import { orderStatuses } from '@thant/contracts/money/orders'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'

/**
 * The card provider identifies a payment by these 12 digits. Orders and attempts share the sequence, so that no number
 * is used for two payments.
 */
export const paymentNumbers = pgSequence('payment_numbers', {
  startWith: 100_000_000_001,
  minValue: 100_000_000_001,
  maxValue: 999_999_999_999,
  cycle: false,
})

/** Holds the orders of battery boxes and the generic payments of the public site. */
export const orders = pgTable(
  'orders',
  {
    ...entityColumns,
    number: text('number').notNull(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    deliveryAddress: text('delivery_address').notNull().default(''),
    quantity: integer('quantity').notNull().default(0),
    hasCertificate: boolean('has_certificate').notNull().default(false),
    description: text('description').notNull().default(''),
    total: numeric('total', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('PENDING'),
    language: text('language', { enum: languages }).notNull().default('en'),
    paidAt: instant('paid_at'),
    packedAt: instant('packed_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    checkValues(table.kind, orderKinds),
    checkValues(table.currency, currencies),
    checkValues(table.status, orderStatuses),
    checkValues(table.language, languages),
    unique('order_number_is_used_once').on(table.number),
    check('order_is_of_some_money', sql`${table.total} > 0`),
    check('order_is_of_some_boxes', sql`(${table.kind} = 'battery') = (${table.quantity} > 0)`),
    index('orders_by_created_at').on(table.createdAt, table.id),
    index('orders_by_customer_name').on(sql`(${table.customerName} collate "und-x-icu")`, table.id),
    index('orders_by_total').on(table.total, table.id),
    index('orders_by_status').on(table.status, table.id),
    index('orders_by_kind').on(table.kind, table.id),
    index('orders_by_quantity').on(table.quantity, table.id),
    index('orders_by_number').on(table.number, table.id),
    index('orders_search').using(
      'gin',
      sql`${table.number} gin_trgm_ops`,
      sql`${table.customerName} gin_trgm_ops`,
      sql`${table.customerEmail} gin_trgm_ops`,
      sql`${table.customerPhone} gin_trgm_ops`,
      sql`${table.description} gin_trgm_ops`,
    ),
  ],
)

/** What a certificate says is copied here, because it must not change once it is issued. */
export const certificates = pgTable('certificates', {
  serial: text('serial').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  holder: text('holder').notNull(),
  boxes: integer('boxes').notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  createdAt: instant('created_at').notNull(),
})
