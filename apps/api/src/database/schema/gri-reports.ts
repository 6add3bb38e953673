import { griExtents } from '@thant/contracts/reporting/gri-reports'
import { type AnyPgColumn, date, foreignKey, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, frozenColumns } from './columns.ts'
import { organizations } from './organizations.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

const kilograms = (name: string) => numeric(name, { precision: 16, scale: 3 }).notNull()

/** Saved reports of GRI 306; a row never changes, and a correction is a new report that refers to the old one. */
export const griReports = pgTable(
  'gri_reports',
  {
    ...frozenColumns,
    createdById: uuid('created_by_id').references(() => users.id),
    extent: text('extent', { enum: griExtents }).notNull(),
    /** Null of all organizations together. */
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** Null of an organization as a whole. */
    siteId: uuid('site_id'),
    /** The first and the last month, YYYY-MM. */
    fromMonth: text('from_month').notNull(),
    toMonth: text('to_month').notNull(),
    /** The day until which the months counted, if they were not over. */
    countedUntil: date('counted_until', { mode: 'string' }),
    weightKg: kilograms('weight_kg'),
    divertedKg: kilograms('diverted_kg'),
    /** Digest of the totals that the report was computed from; if it differs today, they were changed. */
    sourceDigest: text('source_digest').notNull(),
    revisionOfId: uuid('revision_of_id').references((): AnyPgColumn => griReports.id),
  },
  (table) => [
    checkValues(table.extent, griExtents),
    foreignKey({
      name: 'gri_report_is_of_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    index('gri_reports_by_created_at').on(table.createdAt, table.id),
    index('gri_reports_by_months').on(table.fromMonth, table.id),
    index('gri_reports_by_weight').on(table.weightKg, table.id),
    index('gri_reports_by_extent').on(table.extent, table.createdAt, table.id),
    index('gri_reports_of_organization').on(table.organizationId, table.createdAt, table.id),
    index('gri_reports_by_sha256').on(table.sha256),
    index('gri_reports_by_revised').on(table.revisionOfId),
  ],
)
