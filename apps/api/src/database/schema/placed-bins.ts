import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bins } from './bins.ts'
import { entityColumns, id, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { sites } from './sites.ts'

/** Bins that stand at a site, and those that were taken back. Rows are kept for good, as a code is never given again. */
export const placedBins = pgTable(
  'placed_bins',
  {
    ...entityColumns,
    code: text('code').notNull(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    siteId: uuid('site_id').notNull(),
    binId: uuid('bin_id')
      .notNull()
      .references(() => bins.id),
    placedOn: date('placed_on', { mode: 'string' }).notNull(),
    /** Null while it stands there. */
    removedOn: date('removed_on', { mode: 'string' }),
    note: text('note').notNull().default(''),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    unique('placed_bin_code_is_unique').on(table.code),
    foreignKey({
      name: 'placed_bin_stands_at_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    check('placed_bin_is_removed_after_it_was_placed', sql`${table.removedOn} >= ${table.placedOn}`),
    index('placed_bins_by_code').on(table.code, table.id),
    index('placed_bins_by_organization').on(table.organizationId, table.id),
    index('placed_bins_by_site').on(table.siteId, table.id),
    index('placed_bins_by_bin').on(table.binId, table.id),
    index('placed_bins_by_placed_on').on(table.placedOn, table.id),
    index('placed_bins_by_removed_on').on(sql`coalesce(${table.removedOn}, 'infinity'::date)`, table.id),
    index('placed_bins_by_created_at').on(table.createdAt, table.id),
  ],
)

/** Where bins stood before they were moved. Rows are kept for good. */
export const formerPlacings = pgTable(
  'former_placings',
  {
    id: id(),
    placedBinId: uuid('placed_bin_id')
      .notNull()
      .references(() => placedBins.id),
    organizationId: uuid('organization_id').notNull(),
    siteId: uuid('site_id').notNull(),
    placedOn: date('placed_on', { mode: 'string' }).notNull(),
    removedOn: date('removed_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'former_placing_is_at_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    index('former_placings_by_placed_bin').on(table.placedBinId, table.placedOn),
    index('former_placings_by_site').on(table.siteId),
  ],
)
