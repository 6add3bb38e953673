import { wasteTreatments, wasteTypes, weightMeasures } from '@thant/contracts/materials/wastes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues } from './columns.ts'
import { sites } from './sites.ts'

/**
 * Sums the kilograms of COMPLETED pickups by site, month in company time, waste type and what became of it. Every
 * change of a pickup updates the sums in the same transaction (docs/rules.md#waste-totals).
 */
export const wasteTotals = pgTable(
  'waste_totals',
  {
    organizationId: uuid('organization_id').notNull(),
    siteId: uuid('site_id').notNull(),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    treatment: text('treatment', { enum: wasteTreatments }).notNull(),
    measure: text('measure', { enum: weightMeasures }).notNull(),
    isHazardous: boolean('is_hazardous').notNull(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
  },
  (table) => [
    checkValues(table.wasteType, wasteTypes),
    checkValues(table.treatment, wasteTreatments),
    checkValues(table.measure, weightMeasures),
    primaryKey({
      name: 'waste_totals_key',
      columns: [
        table.organizationId,
        table.month,
        table.wasteType,
        table.siteId,
        table.treatment,
        table.measure,
        table.isHazardous,
      ],
    }),
    foreignKey({
      name: 'waste_total_is_of_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    check('waste_total_is_not_negative', sql`${table.weightKg} >= 0`),
  ],
)

/**
 * The same sums of all organizations together, updated together with `waste_totals`, so that figures of the company do
 * not add up every customer.
 */
export const monthlyWasteTotals = pgTable(
  'monthly_waste_totals',
  {
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    treatment: text('treatment', { enum: wasteTreatments }).notNull(),
    measure: text('measure', { enum: weightMeasures }).notNull(),
    isHazardous: boolean('is_hazardous').notNull(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
  },
  (table) => [
    checkValues(table.wasteType, wasteTypes),
    checkValues(table.treatment, wasteTreatments),
    checkValues(table.measure, weightMeasures),
    primaryKey({
      name: 'monthly_waste_totals_key',
      columns: [table.month, table.wasteType, table.treatment, table.measure, table.isHazardous],
    }),
    check('monthly_waste_total_is_not_negative', sql`${table.weightKg} >= 0`),
  ],
)

/**
 * Sums the kilograms of COMPLETED pickups of all organizations by where they go; updated together with `waste_totals`.
 * What goes to no recorded destination has the nil UUID, so that all of it is here.
 */
export const monthlyDestinationTotals = pgTable(
  'monthly_destination_totals',
  {
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    destinationId: uuid('destination_id').notNull(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
  },
  (table) => [
    checkValues(table.wasteType, wasteTypes),
    primaryKey({ columns: [table.month, table.wasteType, table.destinationId] }),
    check('monthly_destination_total_is_not_negative', sql`${table.weightKg} >= 0`),
  ],
)

/** Counts the COMPLETED pickups of all organizations; updated together with `waste_totals`. */
export const monthlyPickupCounts = pgTable(
  'monthly_pickup_counts',
  {
    /** The month's first day. */
    month: date('month', { mode: 'string' }).primaryKey(),
    pickupCount: integer('pickup_count').notNull(),
  },
  (table) => [check('monthly_pickup_count_is_not_negative', sql`${table.pickupCount} >= 0`)],
)

/**
 * The kilograms of all organizations by day in company time, since the growth rate compares months that are not whole;
 * updated together with `waste_totals`.
 */
export const dailyWasteTotals = pgTable(
  'daily_waste_totals',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    weightKg: numeric('weight_kg', { precision: 16, scale: 3 }).notNull(),
  },
  (table) => [check('daily_waste_total_is_not_negative', sql`${table.weightKg} >= 0`)],
)

/** Counts the COMPLETED pickups of a day as `monthly_pickup_counts` does those of a month. */
export const dailyPickupCounts = pgTable(
  'daily_pickup_counts',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    pickupCount: integer('pickup_count').notNull(),
  },
  (table) => [check('daily_pickup_count_is_not_negative', sql`${table.pickupCount} >= 0`)],
)
