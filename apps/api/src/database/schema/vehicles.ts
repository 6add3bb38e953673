import { isNull, sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkOpening, entityColumns, instant, locationColumns, openingColumns } from './columns.ts'

/** The places of the company from which vehicles leave. Rows are kept for good; those out of use are archived. */
export const depots = pgTable(
  'depots',
  {
    ...entityColumns,
    name: text('name').notNull(),
    address: text('address').notNull(),
    ...locationColumns,
    ...openingColumns,
    archivedAt: instant('archived_at'),
  },
  (table) => [
    checkOpening(table),
    uniqueIndex('depot_name_is_unique').on(sql`lower(${table.name})`).where(isNull(table.archivedAt)),
    index('depots_by_name').on(sql`(${table.name} collate "und-x-icu")`, table.id),
    index('depots_by_address').on(sql`(${table.address} collate "und-x-icu")`, table.id),
    index('depots_by_created_at').on(table.createdAt, table.id),
  ],
)

/** Rows are kept for good; those that no longer drive are archived. */
export const vehicles = pgTable(
  'vehicles',
  {
    ...entityColumns,
    plate: text('plate').notNull(),
    capacityKg: integer('capacity_kg').notNull(),
    depotId: uuid('depot_id')
      .notNull()
      .references(() => depots.id),
    unloadingMinutes: integer('unloading_minutes').notNull(),
    /** Local times, HH:MM; both null where it is out while its depot is open. */
    shiftFrom: text('shift_from'),
    shiftTo: text('shift_to'),
    /** Both days are included. */
    outOfServiceFrom: date('out_of_service_from', { mode: 'string' }),
    outOfServiceTo: date('out_of_service_to', { mode: 'string' }),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    check(
      'vehicle_shift_ends_after_it_starts',
      sql`(${table.shiftFrom} is null) = (${table.shiftTo} is null) and ${table.shiftFrom} < ${table.shiftTo}`,
    ),
    /** `ygn 3m 4182` is the same plate as `YGN 3M-4182`. */
    uniqueIndex('vehicle_plate_is_unique')
      .on(sql`upper(regexp_replace(${table.plate}, '[\\s-]', '', 'g'))`)
      .where(isNull(table.archivedAt)),
    index('vehicles_by_plate').on(table.plate, table.id),
    index('vehicles_by_depot').on(table.depotId, table.id),
    index('vehicles_by_capacity').on(table.capacityKg, table.id),
    index('vehicles_by_unloading').on(table.unloadingMinutes, table.id),
    index('vehicles_by_out_of_service_from').on(sql`coalesce(${table.outOfServiceFrom}, 'infinity'::date)`, table.id),
    index('vehicles_by_out_of_service_to').on(sql`coalesce(${table.outOfServiceTo}, 'infinity'::date)`, table.id),
    index('vehicles_by_created_at').on(table.createdAt, table.id),
  ],
)
