import { destinationKinds } from '@thant/contracts/materials/destinations'
import { wasteTreatments, wasteTypes } from '@thant/contracts/materials/wastes'
import { isNull, sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'

/** Where the company takes what it collected. */
export const destinations = pgTable(
  'destinations',
  {
    ...entityColumns,
    name: text('name').notNull(),
    kind: text('kind', { enum: destinationKinds }).notNull(),
    licence: text('licence').notNull().default(''),
    /** What the licence is for; empty where that is not recorded. */
    wasteTypes: text('waste_types', { enum: wasteTypes }).array().notNull().default([]),
    treatments: text('treatments', { enum: wasteTreatments }).array().notNull().default([]),
    licensedUntil: date('licensed_until', { mode: 'string' }),
    licenceKey: text('licence_key'),
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
    index('destinations_by_end_of_licence').on(sql`coalesce(${table.licensedUntil}, 'infinity'::date)`, table.id),
    index('destinations_by_address').on(sql`(${table.address} collate "und-x-icu")`, table.id),
    index('destinations_by_created_at').on(table.createdAt, table.id),
  ],
)
