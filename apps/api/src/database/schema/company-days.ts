import { companyDayKinds } from '@thant/contracts/company/company-days'
import { pickupStatuses } from '@thant/contracts/service/pickup-statuses'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, instant } from './columns.ts'
import { pickups } from './pickups.ts'
import { users } from './users.ts'

/** Days that staff confirmed as public holidays and closures, or as working days in exchange for another day. */
export const companyDays = pgTable(
  'company_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    version: integer('version').notNull().default(0),
    kind: text('kind', { enum: companyDayKinds }).notNull(),
    name: text('name').notNull(),
    nameInBurmese: text('name_in_burmese').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
    updatedById: uuid('updated_by_id').references(() => users.id),
  },
  (table) => [checkValues(table.kind, companyDayKinds)],
)

/** Pickups that staff left on a closed day. One that is moved to another closed day has to be decided again. */
export const keptPickups = pgTable('kept_pickups', {
  pickupId: uuid('pickup_id')
    .primaryKey()
    .references(() => pickups.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  decidedAt: instant('decided_at').notNull(),
  decidedById: uuid('decided_by_id').references(() => users.id),
})

/**
 * What a closed day did to a pickup: when it was planned, and in which state. If the day is taken back, the pickup goes
 * back too, unless somebody changed it since, which `version` tells.
 */
export const holidayMoves = pgTable(
  'holiday_moves',
  {
    pickupId: uuid('pickup_id')
      .notNull()
      .references(() => pickups.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    pickUpAt: instant('pick_up_at').notNull(),
    status: text('status', { enum: pickupStatuses }).notNull(),
    /** When a person had changed the pickup before, as `pickups.touched_at` says. */
    touchedAt: instant('touched_at'),
    /** The pickup's version once it was moved or cancelled. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pickupId, table.day] }),
    checkValues(table.status, pickupStatuses),
    index('holiday_moves_by_day').on(table.day),
  ],
)
