import { wasteTypes } from '@thant/contracts/wastes'
import { sql } from 'drizzle-orm'
import { check, date, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues } from './columns.ts'
import { organizations } from './organizations.ts'

/**
 * Kilograms of COMPLETED pickups per organization, month in the company's zone, and type; kept with the items
 * (docs/rules.md 6).
 */
export const wasteTotals = pgTable(
  'waste_totals',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
  },
  (table) => [
    checkValues(table.wasteType, wasteTypes),
    primaryKey({ columns: [table.organizationId, table.month, table.wasteType] }),
    check('waste_total_is_not_negative', sql`${table.weightKg} >= 0`),
  ],
)

/** Kilograms of COMPLETED pickups per month and type over all organizations; kept with `waste_totals`. */
export const monthlyWasteTotals = pgTable(
  'monthly_waste_totals',
  {
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
  },
  (table) => [
    checkValues(table.wasteType, wasteTypes),
    primaryKey({ columns: [table.month, table.wasteType] }),
    check('monthly_waste_total_is_not_negative', sql`${table.weightKg} >= 0`),
  ],
)

/** How many pickups of a month are COMPLETED, over all organizations; kept with `waste_totals`. */
export const monthlyPickupCounts = pgTable(
  'monthly_pickup_counts',
  {
    /** The month's first day. */
    month: date('month', { mode: 'string' }).primaryKey(),
    pickupCount: integer('pickup_count').notNull(),
  },
  (table) => [check('monthly_pickup_count_is_not_negative', sql`${table.pickupCount} >= 0`)],
)
