import { wasteTypes } from '@thant/contracts/wastes'
import { sql } from 'drizzle-orm'
import { check, date, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues } from './columns.ts'
import { organizations } from './organizations.ts'

/**
 * Sums the kilograms of COMPLETED pickups by organization, month in company time, and waste type. Every change of a
 * pickup updates the sums in the same transaction (docs/rules.md 6).
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

/** Sums the kilograms of COMPLETED pickups of all organizations; updated together with `waste_totals`. */
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

/** Counts the COMPLETED pickups of all organizations; updated together with `waste_totals`. */
export const monthlyPickupCounts = pgTable(
  'monthly_pickup_counts',
  {
    /** The month's first day. */
    month: date('month', { mode: 'string' }).primaryKey(),
    pickupCount: integer('pickup_count').notNull(),
  },
  (table) => [check('monthly_pickup_count_is_not_negative', sql`${table.pickupCount} >= 0`)],
)
