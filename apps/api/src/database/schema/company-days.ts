import { companyDayKinds } from '@thant/contracts/company-days'
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
