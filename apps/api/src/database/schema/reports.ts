import { languages } from '@thant/contracts/customers/auth'
import type { MonthsPeriod, QuarterRange } from '@thant/contracts/reporting/quarters'
import { reportLayouts } from '@thant/contracts/reporting/report-data'
import { pdfStandards } from '@thant/contracts/reporting/report-downloads'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { factorSets } from './carbon.ts'
import { checkValues, frozenColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** A report is frozen and its row never changes; a correction is a new report that refers to the old one. */
export const reports = pgTable(
  'reports',
  {
    ...frozenColumns,
    createdById: uuid('created_by_id').references(() => users.id),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    title: text('title').notNull(),
    /** The quarters or months of the title as data; reports of the first release have the title alone. */
    period: jsonb('period').$type<QuarterRange | QuarterRange[] | MonthsPeriod>(),
    layout: text('layout', { enum: reportLayouts }).notNull(),
    /** First months of the quarters, or of the groups of chosen months, YYYY-MM, ascending. */
    quarters: text('quarters').array().notNull(),
    /** The months that the report covers, YYYY-MM, ascending; of quarters those with pickups. */
    months: text('months').array().notNull(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
    factorSetId: uuid('factor_set_id')
      .notNull()
      .references(() => factorSets.id),
    /** Digest of the pickups that the report was computed from; if it differs today, they were changed. */
    sourceDigest: text('source_digest').notNull(),
    revisionOfId: uuid('revision_of_id').references((): AnyPgColumn => reports.id),
  },
  (table) => [
    checkValues(table.layout, reportLayouts),
    index('reports_by_created_at').on(table.createdAt, table.id),
    index('reports_by_first_month').on(sql`(${table.months}[1])`, table.id),
    index('reports_by_layout').on(table.layout, table.id),
    index('reports_search').using('gin', sql`${table.title} gin_trgm_ops`),
    index('reports_by_sha256').on(table.sha256),
    index('reports_by_revised').on(table.revisionOfId),
    index('reports_of_organization').on(table.organizationId, table.createdAt, table.id),
  ],
)

/** Lists the reports that need a share link. It is a separate table, because the row of a report never changes. */
export const privateReports = pgTable('private_reports', {
  reportId: uuid('report_id')
    .primaryKey()
    .references(() => reports.id),
  since: instant('since').notNull(),
})

/**
 * What people call a report and whether they deleted it. It is a separate table, because the row of a report never
 * changes.
 */
export const reportLabels = pgTable('report_labels', {
  reportId: uuid('report_id')
    .primaryKey()
    .references(() => reports.id),
  name: text('name').notNull().default(''),
  archivedAt: instant('archived_at'),
})

/** Caches the PDFs of reports. Unused ones are swept, because they can be drawn again byte for byte. */
export const reportFiles = pgTable(
  'report_files',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    standard: text('standard', { enum: pdfStandards }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Versions of the software that draws the PDF, because another version draws other bytes. */
    engine: text('engine').notNull(),
    key: text('key').notNull(),
    bytes: integer('bytes').notNull(),
    drawnAt: instant('drawn_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    checkValues(table.standard, pdfStandards),
    checkValues(table.language, languages),
    primaryKey({ columns: [table.reportId, table.standard, table.language, table.engine] }),
    index('report_files_by_use').on(table.usedAt),
  ],
)
