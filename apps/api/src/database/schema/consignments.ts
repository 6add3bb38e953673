import { wasteTypes } from '@thant/contracts/materials/wastes'
import { isNull, sql } from 'drizzle-orm'
import { check, date, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { destinations } from './destinations.ts'
import { users } from './users.ts'

const weight = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' })

/** Loads that left the company, in kilograms. */
export const consignments = pgTable(
  'consignments',
  {
    ...entityColumns,
    date: date('date', { mode: 'string' }).notNull(),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    grossKg: weight('gross_kg'),
    tareKg: weight('tare_kg'),
    netKg: weight('net_kg').notNull(),
    documentNumber: text('document_number').notNull().default(''),
    slipKey: text('slip_key'),
    note: text('note').notNull().default(''),
    updatedById: uuid('updated_by_id').references(() => users.id),
    archivedAt: instant('archived_at'),
  },
  (table) => {
    const isThere = isNull(table.archivedAt)
    return [
      checkValues(table.wasteType, wasteTypes),
      check('consignment_weighs_something', sql`${table.netKg} > 0`),
      check('consignment_has_gross_and_tare', sql`(${table.grossKg} is null) = (${table.tareKg} is null)`),
      check('consignment_net_is_gross_without_tare', sql`${table.netKg} = ${table.grossKg} - ${table.tareKg}`),
      index('consignments_by_date').on(table.date, table.id).where(isThere),
      index('consignments_of_type_by_date').on(table.wasteType, table.date, table.id).where(isThere),
      index('consignments_of_destination_by_date').on(table.destinationId, table.date, table.id).where(isThere),
      index('consignments_by_net').on(table.netKg, table.id).where(isThere),
      index('consignments_by_document').on(table.documentNumber, table.id).where(isThere),
      index('consignments_by_type').on(table.wasteType, table.id).where(isThere),
      index('consignments_by_created_at').on(table.createdAt, table.id).where(isThere),
    ]
  },
)
