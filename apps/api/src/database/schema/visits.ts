import { recordedCodes } from '@thant/contracts/service/outcome-reasons'
import { wayTypes } from '@thant/contracts/service/pickup-statuses'
import type { Signature, VisitItem } from '@thant/contracts/service/visit-forms'
import { collectedAmounts, visitConflicts, visitStates } from '@thant/contracts/service/visit-states'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant, locationColumns } from './columns.ts'
import { users } from './users.ts'

/**
 * What a driver recorded at a stop, for good; only its settlement is added later. The id is the phone's. The pickup is
 * not referenced, because a schedule may delete it; the stop is kept as the driver saw it.
 */
export const visits = pgTable(
  'visits',
  {
    ...entityColumns,
    pickupId: uuid('pickup_id').notNull(),
    driverId: uuid('driver_id')
      .notNull()
      .references(() => users.id),
    organizationName: text('organization_name').notNull(),
    siteName: text('site_name').notNull(),
    plannedAt: instant('planned_at').notNull(),
    wayType: text('way_type', { enum: wayTypes }),
    plateNumber: text('plate_number').notNull(),
    baseVersion: integer('base_version').notNull(),
    collected: text('collected', { enum: collectedAmounts }).notNull(),
    code: text('code', { enum: recordedCodes }),
    note: text('note').notNull(),
    items: jsonb('items').$type<VisitItem[]>().notNull(),
    photoKeys: text('photo_keys').array().notNull(),
    signature: jsonb('signature').$type<Signature>(),
    ...locationColumns,
    recordedAt: instant('recorded_at').notNull(),
    isLate: boolean('is_late').notNull(),
    state: text('state', { enum: visitStates }).notNull(),
    conflict: text('conflict', { enum: visitConflicts }),
    isSettledByApplying: boolean('is_settled_by_applying'),
    settledReason: text('settled_reason').notNull().default(''),
    settledById: uuid('settled_by_id').references(() => users.id),
    settledAt: instant('settled_at'),
  },
  (table) => [
    checkValues(table.wayType, wayTypes),
    checkValues(table.collected, collectedAmounts),
    checkValues(table.code, recordedCodes),
    checkValues(table.state, visitStates),
    checkValues(table.conflict, visitConflicts),
    check('visit_without_all_has_its_code', sql`(${table.collected} = 'all') = (${table.code} is null)`),
    check(
      'visit_that_is_not_applied_has_its_conflict',
      sql`(${table.state} = 'applied') = (${table.conflict} is null)`,
    ),
    check('visit_is_settled_once', sql`(${table.state} = 'settled') = (${table.settledAt} is not null)`),
    index('visits_of_pickup').on(table.pickupId, table.recordedAt, table.id),
    index('visits_by_time').on(table.recordedAt, table.id),
    index('visits_by_state').on(table.state, table.id),
    index('visits_to_look_at').on(table.recordedAt, table.id).where(sql`${table.state} = 'to-look-at'`),
    index('visits_search').using('gin', sql`${table.organizationName} gin_trgm_ops`),
  ],
)
