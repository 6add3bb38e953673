import { missedReportKinds, missedReportStates } from '@thant/contracts/service/missed-reports'
import { outcomeCodes, recordedCodes } from '@thant/contracts/service/outcome-reasons'
import { outcomeSources } from '@thant/contracts/service/outcomes'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, id, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { pickups } from './pickups.ts'
import { users } from './users.ts'

/** Why a pickup was not collected, or only in part. Rows are never changed; the latest one counts. */
export const pickupOutcomes = pgTable(
  'pickup_outcomes',
  {
    id: id(),
    pickupId: uuid('pickup_id')
      .notNull()
      .references(() => pickups.id),
    code: text('code', { enum: outcomeCodes }).notNull(),
    note: text('note').notNull().default(''),
    photoKeys: text('photo_keys').array().notNull().default([]),
    source: text('source', { enum: outcomeSources }).notNull(),
    /** When it happened, which may be before it was sent. */
    recordedAt: instant('recorded_at').notNull(),
    createdAt: instant('created_at').notNull(),
    recordedById: uuid('recorded_by_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    checkValues(table.code, outcomeCodes),
    checkValues(table.source, outcomeSources),
    index('pickup_outcomes_of_pickup').on(table.pickupId, table.createdAt, table.id),
    index('pickup_outcomes_by_time').on(table.recordedAt, table.id),
    index('pickup_outcomes_by_code').on(table.code, table.id),
  ],
)

/** The codes that are no longer offered. Past outcomes keep them. */
export const outcomeCodesOff = pgTable(
  'outcome_codes_off',
  {
    code: text('code', { enum: recordedCodes }).primaryKey(),
    switchedOffAt: instant('switched_off_at').notNull(),
    switchedOffById: uuid('switched_off_by_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [checkValues(table.code, recordedCodes)],
)

/** A customer says that a pickup was missed, or disputes the reason that the crew gave. */
export const missedReports = pgTable(
  'missed_reports',
  {
    ...entityColumns,
    pickupId: uuid('pickup_id')
      .notNull()
      .references(() => pickups.id),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    kind: text('kind', { enum: missedReportKinds }).notNull(),
    state: text('state', { enum: missedReportStates }).notNull().default('OPEN'),
    note: text('note').notNull().default(''),
    photoKeys: text('photo_keys').array().notNull().default([]),
    reportedById: uuid('reported_by_id')
      .notNull()
      .references(() => users.id),
    answerNote: text('answer_note').notNull().default(''),
    answeredById: uuid('answered_by_id').references(() => users.id),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    checkValues(table.kind, missedReportKinds),
    checkValues(table.state, missedReportStates),
    uniqueIndex('pickup_has_one_open_missed_report').on(table.pickupId).where(sql`${table.state} = 'OPEN'`),
    index('missed_reports_by_created_at').on(table.createdAt, table.id),
    index('missed_reports_by_state').on(table.state, table.id),
    index('missed_reports_of_state_by_time').on(table.state, table.createdAt, table.id),
    index('missed_reports_by_kind').on(table.kind, table.id),
    index('missed_reports_of_organization').on(table.organizationId, table.createdAt, table.id),
  ],
)
