import { isNull, sql } from 'drizzle-orm'
import { check, index, numeric, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { entityColumns, instant } from './columns.ts'
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
    longitude: numeric('longitude', { precision: 8, scale: 4, mode: 'number' }),
    latitude: numeric('latitude', { precision: 8, scale: 4, mode: 'number' }),
    contactPersonName: text('contact_person_name').notNull().default(''),
    contactPersonPhone: text('contact_person_phone').notNull().default(''),
    /** Local times, HH:MM; null where the site can be visited at any time. */
    opensAt: text('opens_at'),
    closesAt: text('closes_at'),
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
    check('site_opens_and_closes', sql`(${table.opensAt} is null) = (${table.closesAt} is null)`),
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
