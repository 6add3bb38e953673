import { isNull, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { entityColumns, instant } from './columns.ts'
import { users } from './users.ts'

/** Views of lists that staff saved. Rows are kept for good; those that are no longer used are archived. */
export const savedViews = pgTable(
  'saved_views',
  {
    ...entityColumns,
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    list: text('list').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    isShared: boolean('is_shared').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    uniqueIndex('saved_view_name_is_unique')
      .on(table.ownerId, table.list, sql`lower(${table.name})`)
      .where(isNull(table.archivedAt)),
    index('saved_views_shared').on(table.list).where(sql`${table.isShared} and ${table.archivedAt} is null`),
  ],
)
