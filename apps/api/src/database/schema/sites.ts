import { isNull, sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkOpening, entityColumns, instant, locationColumns, openingColumns } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** The places of an organization. Its main site has the organization's id and address. */
export const sites = pgTable(
  'sites',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    name: text('name').notNull(),
    address: text('address').notNull(),
    ...locationColumns,
    contactPersonName: text('contact_person_name').notNull().default(''),
    contactPersonPhone: text('contact_person_phone').notNull().default(''),
    ...openingColumns,
    /** Says how the crew gets in: gate, key, dog. */
    accessNote: text('access_note').notNull().default(''),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    unique('site_belongs_to_its_organization').on(table.organizationId, table.id),
    uniqueIndex('site_name_is_unique')
      .on(table.organizationId, sql`lower(${table.name})`)
      .where(isNull(table.archivedAt)),
    index('sites_by_name').on(table.organizationId, sql`(${table.name} collate "und-x-icu")`, table.id),
    checkOpening(table),
  ],
)

/** Limits a user to sites of the organization; a user without a row reaches all of them. */
export const userSites = pgTable(
  'user_sites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.siteId] })],
)
