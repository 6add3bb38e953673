import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** Where and when a crew was to come; without a time, nobody was to come. */
const planColumns = {
  organizationId: uuid('organization_id').notNull(),
  siteId: uuid('site_id').notNull(),
  pickUpAt: instant('pick_up_at'),
  driverId: uuid('driver_id'),
}

/**
 * A pickup as it was before it was first changed since somebody looked. A trigger on the pickups writes the row,
 * so that no change goes unnoticed; a pickup that was deleted has one too.
 */
export const pickupChanges = pgTable('pickup_changes', { pickupId: uuid('pickup_id').primaryKey(), ...planColumns })

/** A changed pickup as a person knows it, who is told once they have not been told for ten minutes (decision 57). */
export const unnotifiedPickups = pgTable(
  'untold_pickups',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    pickupId: uuid('pickup_id').notNull(),
    ...planColumns,
    noticedAt: instant('noticed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pickupId] }),
    index('untold_pickups_by_time').on(table.noticedAt),
  ],
)
