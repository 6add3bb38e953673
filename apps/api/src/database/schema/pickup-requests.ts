import { sortedTypes } from '@thant/contracts/materials/wastes'
import { partsOfDay, pickupRequestKinds, pickupRequestStates } from '@thant/contracts/service/pickup-request-states'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { pickups } from './pickups.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** What customers ask for: an extra pickup, or to move or cancel one. */
export const pickupRequests = pgTable(
  'pickup_requests',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    siteId: uuid('site_id').notNull(),
    kind: text('kind', { enum: pickupRequestKinds }).notNull(),
    state: text('state', { enum: pickupRequestStates }).notNull().default('OPEN'),
    /** The pickup to move or cancel; for an extra pickup, the one that was made when the request was accepted. */
    pickupId: uuid('pickup_id').references(() => pickups.id),
    /** The pickup's version when the customer asked, so that an accepted request overwrites no later change. */
    pickupVersion: integer('pickup_version'),
    wantedAt: instant('wanted_at'),
    partOfDay: text('part_of_day', { enum: partsOfDay }),
    wasteTypes: text('waste_types', { enum: sortedTypes }).array().notNull().default([]),
    amountNote: text('amount_note').notNull().default(''),
    note: text('note').notNull().default(''),
    photoKeys: text('photo_keys').array().notNull().default([]),
    /** The other time that staff offer. */
    counterAt: instant('counter_at'),
    answerNote: text('answer_note').notNull().default(''),
    askedById: uuid('asked_by_id')
      .notNull()
      .references(() => users.id),
    answeredById: uuid('answered_by_id').references(() => users.id),
    answeredAt: instant('answered_at'),
    /** The cut-off of the wanted or offered time, when an unanswered request expires. */
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => {
    const isOpen = sql`${table.state} in ('OPEN', 'COUNTERED')`
    return [
      checkValues(table.kind, pickupRequestKinds),
      checkValues(table.state, pickupRequestStates),
      checkValues(table.partOfDay, partsOfDay),
      foreignKey({
        name: 'pickup_request_is_for_a_site_of_its_organization',
        columns: [table.organizationId, table.siteId],
        foreignColumns: [sites.organizationId, sites.id],
      }),
      check('pickup_request_names_its_pickup', sql`${table.kind} = 'extra' or ${table.pickupId} is not null`),
      check('pickup_request_wants_a_time', sql`${table.kind} = 'cancel' or ${table.wantedAt} is not null`),
      uniqueIndex('pickup_has_one_open_request').on(table.pickupId).where(isOpen),
      index('pickup_requests_by_created_at').on(table.createdAt, table.id),
      index('pickup_requests_of_organization').on(table.organizationId, table.createdAt, table.id),
      // A cancellation wants no time, and comes last.
      index('pickup_requests_by_wanted_time').on(sql`(coalesce(${table.wantedAt}, 'infinity'::timestamptz))`, table.id),
      index('pickup_requests_by_state').on(table.state, table.id),
      index('pickup_requests_of_state_by_expiry').on(table.state, table.expiresAt, table.id),
      index('pickup_requests_by_kind').on(table.kind, table.id),
      index('pickup_requests_by_expiry').on(table.expiresAt, table.id),
      index('pickup_requests_open').on(table.expiresAt, table.id).where(isOpen),
    ]
  },
)
