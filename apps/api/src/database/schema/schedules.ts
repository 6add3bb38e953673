import { wayTypes } from '@thant/contracts/service/pickup-statuses'
import { holidayPolicies } from '@thant/contracts/service/schedule-forms'
import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'
import { vehicles } from './vehicles.ts'

/**
 * A recurring pickup. It repeats either on weekdays of every so many weeks, or on the nth weekday of each month, or on
 * the first or last day of each month. Weekdays are 1 for Monday to 7 for Sunday; -1 means the last.
 */
export const schedules = pgTable(
  'schedules',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    siteId: uuid('site_id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    everyWeeks: integer('every_weeks').notNull().default(1),
    weekdays: smallint('weekdays').array().notNull().default([]),
    nth: smallint('nth'),
    weekday: smallint('weekday'),
    dayOfMonth: smallint('day_of_month'),
    /** Local time, HH:MM. */
    timeOfDay: text('time_of_day').notNull(),
    wayType: text('way_type', { enum: wayTypes }),
    driverId: uuid('driver_id').references(() => users.id),
    plateNumber: text('plate_number').notNull().default(''),
    /** Of the plate, where the company has a vehicle with it. */
    vehicleId: uuid('vehicle_id').references(() => vehicles.id),
    holidayPolicy: text('holiday_policy', { enum: holidayPolicies }).notNull().default('ask'),
    /** The schedule that this one continues from a day on. */
    followsId: uuid('follows_id').references((): AnyPgColumn => schedules.id),
    updatedById: uuid('updated_by_id').references(() => users.id),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    checkValues(table.wayType, wayTypes),
    checkValues(table.holidayPolicy, holidayPolicies),
    foreignKey({
      name: 'schedule_is_for_a_site_of_its_organization',
      columns: [table.organizationId, table.siteId],
      foreignColumns: [sites.organizationId, sites.id],
    }),
    check('schedule_ends_after_it_starts', sql`${table.endsOn} >= ${table.startsOn}`),
    check('schedule_repeats_in_some_weeks', sql`${table.everyWeeks} between 1 and 52`),
    check(
      'schedule_repeats_in_one_way',
      sql`num_nonnulls(nullif(cardinality(${table.weekdays}), 0), ${table.nth}, ${table.dayOfMonth}) = 1
        and (${table.nth} is null) = (${table.weekday} is null)`,
    ),
    check('schedule_repeats_on_weekdays', sql`${table.weekdays} <@ '{1,2,3,4,5,6,7}'::smallint[]`),
    check('schedule_repeats_on_nth', sql`${table.nth} in (-1, 1, 2, 3, 4) and ${table.weekday} between 1 and 7`),
    check('schedule_repeats_on_first_or_last', sql`${table.dayOfMonth} in (-1, 1)`),
    check('schedule_has_a_time', sql`${table.timeOfDay} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    index('schedules_by_start').on(table.startsOn, table.id).where(isNull(table.archivedAt)),
    index('schedules_of_organization').on(table.organizationId, table.startsOn, table.id),
    index('schedules_by_end')
      .on(sql`(coalesce(${table.endsOn}, 'infinity'::date))`, table.id)
      .where(isNull(table.archivedAt)),
    index('schedules_of_driver').on(table.driverId, table.startsOn, table.id).where(isNull(table.archivedAt)),
    index('schedules_of_vehicle').on(table.vehicleId, table.startsOn, table.id).where(isNull(table.archivedAt)),
    index('schedules_of_site').on(table.siteId, table.startsOn, table.id).where(isNull(table.archivedAt)),
    index('schedules_that_follow').on(table.followsId).where(sql`${table.followsId} is not null`),
    index('schedules_by_created_at').on(table.createdAt, table.id).where(isNull(table.archivedAt)),
  ],
)
