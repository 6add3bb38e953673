import { companyDayKinds } from '@thant/contracts/company-days'
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, instant } from './columns.ts'
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
