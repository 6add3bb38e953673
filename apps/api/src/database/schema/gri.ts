import { disposalOperations, recoveryOperations } from '@thant/contracts/reporting/gri'
import { activityMetrics, griTextKeys } from '@thant/contracts/reporting/gri-context'
import { isNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** The amounts of a year are entered together, so they have one version. */
export const activityYears = pgTable(
  'activity_years',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    year: integer('year').notNull(),
  },
  (table) => [unique('activity_year_is_one_of_an_organization').on(table.organizationId, table.year)],
)

/** How much of something there was in a month. A month without a row has no amount, which is not 0. */
export const activityAmounts = pgTable(
  'activity_amounts',
  {
    yearId: uuid('year_id')
      .notNull()
      .references(() => activityYears.id),
    metric: text('metric', { enum: activityMetrics }).notNull(),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    amount: numeric('amount', { precision: 11, scale: 2, mode: 'number' }).notNull(),
    typedById: uuid('typed_by_id').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.yearId, table.metric, table.month] }),
    checkValues(table.metric, activityMetrics),
    check('activity_amount_is_not_negative', sql`${table.amount} >= 0`),
  ],
)

/** Waste of an organization that others took, or that was treated where it arose, as it says itself. */
export const otherWastes = pgTable(
  'other_wastes',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    operation: text('operation', { enum: [...recoveryOperations, ...disposalOperations] }).notNull(),
    place: text('place', { enum: ['onsite', 'offsite'] }).notNull(),
    isHazardous: boolean('is_hazardous').notNull(),
    weightKg: numeric('weight_kg', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    typedById: uuid('typed_by_id').references(() => users.id),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    checkValues(table.operation, [...recoveryOperations, ...disposalOperations]),
    checkValues(table.place, ['onsite', 'offsite']),
    check('other_waste_weighs_something', sql`${table.weightKg} > 0`),
    index('other_wastes_by_month').on(table.organizationId, table.month, table.id).where(isNull(table.archivedAt)),
  ],
)

/** What an organization tells of the waste of a year in words. A text that was removed is empty. */
export const griTexts = pgTable(
  'gri_texts',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    year: integer('year').notNull(),
    key: text('key', { enum: griTextKeys }).notNull(),
    text: text('text').notNull(),
    typedById: uuid('typed_by_id').references(() => users.id),
  },
  (table) => [
    checkValues(table.key, griTextKeys),
    unique('gri_text_is_one_of_a_year').on(table.organizationId, table.year, table.key),
  ],
)
