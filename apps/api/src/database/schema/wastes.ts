import { sql } from 'drizzle-orm'
import { check, date, index, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organizations } from './organizations.ts'

/** Kilograms of COMPLETED pickups per organization, month in the company's zone, and type; kept with the items (DESIGN 4.6). */
export const wasteTotals = pgTable(
  'waste_totals',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    wasteType: text('waste_type').notNull(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.month, table.wasteType] }),
    index('waste_totals_by_month').on(table.month, table.wasteType),
    check('waste_total_is_not_negative', sql`${table.weightKg} >= 0`),
  ],
)
