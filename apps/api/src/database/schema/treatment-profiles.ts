import { wasteTreatments, wasteTypes } from '@thant/contracts/materials/wastes'
import { isNull, sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns, instant } from './columns.ts'
import { destinations } from './destinations.ts'
import { users } from './users.ts'

/** What becomes of a waste type from a day on, until the next profile of the type. Profiles are never changed. */
export const treatmentProfiles = pgTable(
  'treatment_profiles',
  {
    ...entityColumns,
    wasteType: text('waste_type', { enum: wasteTypes }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Why completed pickups got their treatment from it afterwards; null where none did. */
    reason: text('reason'),
    createdById: uuid('created_by_id').references(() => users.id),
    archivedAt: instant('archived_at'),
  },
  (table) => {
    const isThere = isNull(table.archivedAt)
    return [
      checkValues(table.wasteType, wasteTypes),
      uniqueIndex('treatment_profile_is_one_a_day').on(table.wasteType, table.validFrom).where(isThere),
      index('treatment_profiles_by_day').on(table.validFrom, table.id).where(isThere),
      index('treatment_profiles_by_type').on(table.wasteType, table.id).where(isThere),
      index('treatment_profiles_by_created_at').on(table.createdAt, table.id).where(isThere),
    ]
  },
)

/** `position` keeps the order in which the shares were entered. */
export const treatmentProfileShares = pgTable(
  'treatment_profile_shares',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => treatmentProfiles.id),
    position: integer('position').notNull(),
    treatment: text('treatment', { enum: wasteTreatments }).notNull(),
    destinationId: uuid('destination_id').references(() => destinations.id),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.position] }),
    checkValues(table.treatment, wasteTreatments),
    check('treatment_share_is_some_percent', sql`${table.percent} > 0 and ${table.percent} <= 100`),
    index('treatment_shares_by_destination').on(table.destinationId),
  ],
)
