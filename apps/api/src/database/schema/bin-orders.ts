import { binOrderCurrencies, binOrderStatuses } from '@thant/contracts/service/bin-orders'
import { isNull, sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bins } from './bins.ts'
import { checkValues, entityColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

export const binOrders = pgTable(
  'bin_orders',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    binId: uuid('bin_id')
      .notNull()
      .references(() => bins.id),
    quantity: integer('quantity').notNull(),
    /** The bin's price is copied here, because later prices do not apply to this order. */
    unitPrice: numeric('unit_price', { precision: 14, scale: 2 }).notNull(),
    total: numeric('total', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency', { enum: binOrderCurrencies }).notNull().default('USD'),
    status: text('status', { enum: binOrderStatuses }).notNull().default('REQUESTED'),
    orderedAt: instant('ordered_at').notNull(),
    acceptedById: uuid('accepted_by_id').references(() => users.id),
    deliveredAt: instant('delivered_at'),
    archivedAt: instant('archived_at'),
  },
  (table) => {
    const isThere = isNull(table.archivedAt)
    return [
      checkValues(table.currency, binOrderCurrencies),
      checkValues(table.status, binOrderStatuses),
      check('bin_order_is_of_some_bins', sql`${table.quantity} > 0`),
      check('bin_order_total_is_price_times_quantity', sql`${table.total} = ${table.unitPrice} * ${table.quantity}`),
      index('bin_orders_by_time').on(table.orderedAt, table.id).where(isThere),
      index('bin_orders_by_quantity').on(table.quantity, table.id).where(isThere),
      index('bin_orders_by_total').on(table.total, table.id).where(isThere),
      index('bin_orders_by_status').on(table.status, table.id).where(isThere),
      index('bin_orders_by_created_at').on(table.createdAt, table.id).where(isThere),
      index('bin_orders_by_organization').on(table.organizationId, table.id).where(isThere),
      index('bin_orders_by_bin').on(table.binId, table.id).where(isThere),
    ]
  },
)
