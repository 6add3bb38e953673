import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The table has a single row, the company that runs the portal. */
export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey().default(1),
    version: integer('version').notNull().default(0),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    descriptionInBurmese: text('description_in_burmese').notNull().default(''),
    address: text('address').notNull().default(''),
    addressInBurmese: text('address_in_burmese').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    website: text('website').notNull().default(''),
    featureRequestUrl: text('feature_request_url').notNull().default(''),
    foundingYear: integer('founding_year').notNull(),
    copyrightYear: integer('copyright_year').notNull(),
    logoKey: text('logo_key'),
    /** The time zone in which the months of the waste totals were computed; null until the first start. */
    totalsTimeZone: text('totals_time_zone'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('company_is_one_row', sql`${table.id} = 1`)],
)
