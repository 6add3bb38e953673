import { truckKg } from '@thant/contracts/amounts'
import { wasteTreatments, wasteTypes, weightMeasures } from '@thant/contracts/materials/wastes'
import { pickupPlanners, pickupStatuses, wayTypes } from '@thant/contracts/service/pickup-statuses'
import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
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
import { destinations } from './destinations.ts'
import { organizations } from './organizations.ts'
import { schedules } from './schedules.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'
import { vehicles } from './vehicles.ts'

export const pickups = pgTable(
  'pickups',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    siteId: uuid('site_id').notNull(),
    pickUpAt: instant('pick_up_at').notNull(),
    status: text('status', { enum: pickupStatuses }).notNull().default('REQUESTED'),
    wayNumber: integer('way_number').notNull().default(0),
    wayType: text('way_type', { enum: wayTypes }),
    plateNumber: text('plate_number').notNull().default(''),
    /** Of the plate, where the company has a vehicle with it. */
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
    driverId: uuid('driver_id').references(() => users.id),
    remark: text('remark').notNull().default(''),
    updatedById: uuid('updated_by_id').references(() => users.id),
    plannedBy: text('planned_by', { enum: pickupPlanners }).notNull().default('staff'),
    scheduleId: uuid('schedule_id').references(() => schedules.id),
    /** The schedule's own day, which stays when the pickup is moved. */
    occurrenceOn: date('occurrence_on', { mode: 'string' }),
    /** When a person last changed a pickup of a schedule, which the schedule leaves alone from then on. */
    touchedAt: instant('touched_at'),
    /** The pickup that failed and that this one makes up for. */
    followsId: uuid('follows_id').references((): AnyPgColumn => pickups.id),
    stopNumber: integer('stop_number'),
    plannedArrivalAt: instant('planned_arrival_at'),
    expectedKg: numeric('expected_kg', { precision: 12, scale: 3, mode: 'number' }),
    archivedAt: instant('archived_at'),
  },
  (table) => {
    const isThere = isNull(table.archivedAt)
    return [
      checkValues(table.status, pickupStatuses),
      checkValues(table.wayType, wayTypes),
      checkValues(table.plannedBy, pickupPlanners),
      check('pickup_of_schedule_has_its_day', sql`(${table.scheduleId} is null) = (${table.occurrenceOn} is null)`),
      foreignKey({
        name: 'pickup_is_at_a_site_of_its_organization',
        columns: [table.organizationId, table.siteId],
        foreignColumns: [sites.organizationId, sites.id],
      }),
      // Archived pickups count too, so that a schedule never makes a pickup again.
      unique('pickup_is_made_once_for_each_day_of_a_schedule').on(table.scheduleId, table.occurrenceOn),
      index('pickups_of_site_by_time').on(table.siteId, table.pickUpAt, table.id).where(isThere),
      index('pickups_that_follow').on(table.followsId).where(sql`${table.followsId} is not null`),
      index('pickups_by_time').on(table.pickUpAt, table.id).where(isThere),
      index('pickups_by_status').on(table.status, table.id).where(isThere),
      index('pickups_by_created_at').on(table.createdAt, table.id).where(isThere),
      index('pickups_by_organization').on(table.organizationId, table.id).where(isThere),
      index('pickups_of_organization_by_time').on(table.organizationId, table.pickUpAt, table.id).where(isThere),
      index('pickups_of_status_by_time').on(table.status, table.pickUpAt, table.id).where(isThere),
      index('pickups_of_driver_by_time').on(table.driverId, table.pickUpAt, table.id).where(isThere),
      index('pickups_of_vehicle_by_time').on(table.vehicleId, table.pickUpAt, table.id).where(isThere),
      index('pickups_cancelled_of_organization')
        .on(table.organizationId, table.updatedAt, table.id)
        .where(sql`${table.status} = 'CANCELLED' and ${table.archivedAt} is null`),
      index('pickups_by_way_number').on(table.wayNumber, table.id).where(isThere),
      index('pickups_by_plate_number').on(table.plateNumber, table.id).where(isThere),
      index('pickups_of_way_type_by_time').on(table.wayType, table.pickUpAt, table.id).where(isThere),
      index('pickups_of_updater_by_time').on(table.updatedById, table.pickUpAt, table.id).where(isThere),
      index('pickups_archived').on(table.archivedAt).where(sql`${table.archivedAt} is not null`),
      index('pickups_search').using('gin', sql`${table.plateNumber} gin_trgm_ops`),
    ]
  },
)

export const pickupTeamMembers = pgTable(
  'pickup_team_members',
  {
    pickupId: uuid('pickup_id')
      .notNull()
      .references(() => pickups.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.pickupId, table.userId] })],
)

/** `position` keeps the order in which the items were entered. */
export const pickupItems = pgTable(
  'pickup_items',
  {
    pickupId: uuid('pickup_id')
      .notNull()
      .references(() => pickups.id),
    position: integer('position').notNull(),
    organizationId: uuid('organization_id').notNull(),
    productName: text('product_name').notNull(),
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    weightKg: numeric('weight_kg', { precision: 12, scale: 3 }).notNull(),
    treatment: text('treatment', { enum: wasteTreatments }).notNull(),
    destinationId: uuid('destination_id').references(() => destinations.id),
    /** True where staff said what becomes of the item, which a treatment profile then leaves alone. */
    hasOwnTreatment: boolean('has_own_treatment').notNull().default(false),
    measure: text('measure', { enum: weightMeasures }).notNull().default('not-recorded'),
    isHazardous: boolean('is_hazardous').notNull(),
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    checkValues(table.wasteType, wasteTypes),
    checkValues(table.treatment, wasteTreatments),
    checkValues(table.measure, weightMeasures),
    primaryKey({ columns: [table.pickupId, table.position] }),
    check('pickup_item_weighs_something', sql`${table.weightKg} > 0`),
    index('pickup_items_without_treatment')
      .on(table.wasteType, table.pickupId)
      .where(sql`${table.treatment} = 'unknown' and not ${table.hasOwnTreatment}`),
    index('pickup_items_beyond_a_truck')
      .on(table.pickupId)
      .where(sql`${table.weightKg} > ${sql.raw(String(truckKg))}`),
    index('pickup_items_by_product').on(sql`lower(${table.productName}) collate "C"`, table.wasteType),
  ],
)

/**
 * What becomes of an item that a treatment profile divides, frozen when its pickup is completed (decision 52). An item
 * without parts goes as a whole where it says itself.
 */
export const pickupItemParts = pgTable(
  'pickup_item_parts',
  {
    pickupId: uuid('pickup_id').notNull(),
    position: integer('position').notNull(),
    part: integer('part').notNull(),
    treatment: text('treatment', { enum: wasteTreatments }).notNull(),
    destinationId: uuid('destination_id').references(() => destinations.id),
    weightKg: numeric('weight_kg', { precision: 12, scale: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pickupId, table.position, table.part] }),
    foreignKey({
      name: 'pickup_item_part_is_of_an_item',
      columns: [table.pickupId, table.position],
      foreignColumns: [pickupItems.pickupId, pickupItems.position],
    }).onDelete('cascade'),
    checkValues(table.treatment, wasteTreatments),
    check('pickup_item_part_weighs_something', sql`${table.weightKg} > 0`),
  ],
)
