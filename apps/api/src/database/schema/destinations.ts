import { destinationKinds } from '@thant/contracts/destinations'
import { isNull, sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'

/** Where the company takes what it collected. */
export const destinations = pgTable(
  'destinations',
  {
    ...entityColumns,
    name: text('name').notNull(),
    kind: text('kind', { enum: destinationKinds }).notNull(),
    licence: text('licence').notNull().default(''),
    address: text('address').notNull().default(''),
    contact: text('contact').notNull().default(''),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    checkValues(table.kind, destinationKinds),
    uniqueIndex('destination_name_is_unique').on(sql`lower(${table.name})`).where(isNull(table.archivedAt)),
    index('destinations_by_name').on(sql`(${table.name} collate "und-x-icu")`, table.id),
    index('destinations_by_kind').on(table.kind, table.id),
    index('destinations_by_licence').on(table.licence, table.id),
    index('destinations_by_address').on(sql`(${table.address} collate "und-x-icu")`, table.id),
    index('destinations_by_created_at').on(table.createdAt, table.id),
  ],
)
