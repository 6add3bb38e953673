import { wasteTypes } from '@thant/contracts/materials/wastes'
import { stockAdjustmentKinds } from '@thant/contracts/reporting/stock-adjustments'
import { isNull, sql } from 'drizzle-orm'
import { check, date, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * What was counted in stock at the end of a day, or lost on it, in kilograms. Rows are only added and archived. They
 * change neither what was collected nor what loads cover, since a loss does not prove where something went.
 */
export const stockAdjustments = pgTable(
  'stock_adjustments',
  {
    ...entityColumns,
    date: date('date', { mode: 'string' }).notNull(),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    kind: text('kind', { enum: stockAdjustmentKinds }).notNull(),
    weightKg: numeric('weight_kg', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    note: text('note').notNull().default(''),
    createdById: uuid('created_by_id').references(() => users.id),
    archivedAt: instant('archived_at'),
  },
  (table) => {
    const isThere = isNull(table.archivedAt)
    return [
      checkValues(table.wasteType, wasteTypes),
      checkValues(table.kind, stockAdjustmentKinds),
      check(
        'stock_adjustment_weighs_something',
        sql`${table.weightKg} > 0 or (${table.kind} = 'stock-take' and ${table.weightKg} = 0)`,
      ),
      uniqueIndex('stock_take_is_one_a_day')
        .on(table.wasteType, table.date)
        .where(sql`${isThere} and ${table.kind} = 'stock-take'`),
      index('stock_adjustments_by_date').on(table.date, table.id).where(isThere),
      index('stock_adjustments_by_type').on(table.wasteType, table.id).where(isThere),
      index('stock_adjustments_by_kind').on(table.kind, table.id).where(isThere),
      index('stock_adjustments_by_weight').on(table.weightKg, table.id).where(isThere),
      index('stock_adjustments_by_created_at').on(table.createdAt, table.id).where(isThere),
    ]
  },
)
