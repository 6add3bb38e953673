import { defaultUncertainty } from '@thant/contracts/materials/uncertainty'
import type { WeightUncertainty } from '@thant/contracts/materials/weight-uncertainty'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { checkOpening, instant, locationColumns, openingColumns } from './columns.ts'

/** The table has a single row, the company that runs the portal. */
export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull().default(0),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    descriptionInBurmese: text('description_in_burmese').notNull().default(''),
    address: text('address').notNull().default(''),
    addressInBurmese: text('address_in_burmese').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    website: text('website').notNull().default(''),
    /** An address, or a number with its country's code. */
    viber: text('viber').notNull().default(''),
    facebook: text('facebook').notNull().default(''),
    ...locationColumns,
    /** Of the office, on working days. */
    ...openingColumns,
    /** The permit to collect waste, and the entry in the register of companies, as they are cited. */
    licence: text('licence').notNull().default(''),
    registration: text('registration').notNull().default(''),
    /** Of a report that the landing page shows as an example. */
    sampleReportUrl: text('sample_report_url').notNull().default(''),
    /** The bank accounts to which customers transfer what they owe, as printed on invoices. */
    bankDetails: text('bank_details').notNull().default(''),
    /** Its number at the tax office, printed on invoices with commercial tax. */
    taxNumber: text('tax_number').notNull().default(''),
    featureRequestUrl: text('feature_request_url').notNull().default(''),
    foundingYear: integer('founding_year').notNull(),
    copyrightYear: integer('copyright_year').notNull(),
    logoKey: text('logo_key'),
    /** The weekdays on which the company collects, 1 for Monday to 7 for Sunday. */
    workingWeekdays: smallint('working_weekdays').array().notNull().default([1, 2, 3, 4, 5, 6]),
    /** Customers may ask for a change until this time, so many days before the pickup. */
    requestCutOffTime: text('request_cut_off_time').notNull().default('16:00'),
    requestCutOffDays: integer('request_cut_off_days').notNull().default(1),
    cutOffCountsWorkingDays: boolean('cut_off_counts_working_days').notNull().default(true),
    /** A customer's cancellation in time is then accepted without an answer of staff. */
    acceptsCancellations: boolean('accepts_cancellations').notNull().default(false),
    /** How far ahead schedules make their pickups. */
    scheduleWeeks: integer('schedule_weeks').notNull().default(8),
    /** By so many percent more may leave the company than was there before the mass balance warns. */
    massBalanceTolerance: numeric('mass_balance_tolerance', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(5),
    /** How well weights are known, by how they are known, with the source of each percentage. */
    weightUncertainty: jsonb('weight_uncertainty').$type<WeightUncertainty>().notNull().default(defaultUncertainty),
    /** The time zone in which the months of the waste totals were computed; null until the first start. */
    totalsTimeZone: text('totals_time_zone'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    checkOpening(table),
    check('company_is_one_row', sql`${table.id} = 1`),
    check('company_works_some_days', sql`cardinality(${table.workingWeekdays}) > 0`),
    check('cut_off_is_a_time', sql`${table.requestCutOffTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('cut_off_is_some_days_before', sql`${table.requestCutOffDays} between 0 and 30`),
    check('schedules_reach_ahead', sql`${table.scheduleWeeks} between 1 and 26`),
    check('mass_balance_tolerance_is_a_percentage', sql`${table.massBalanceTolerance} between 0 and 100`),
  ],
)
