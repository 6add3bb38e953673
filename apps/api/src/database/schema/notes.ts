import { isNull, sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entityColumns, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** What staff write about an organization. Rows are kept for good; those that are wrong are archived. */
export const organizationNotes = pgTable(
  'organization_notes',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    nextContactOn: date('next_contact_on', { mode: 'string' }),
    contactedAt: instant('contacted_at'),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('notes_of_organization').on(table.organizationId, table.createdAt, table.id).where(isNull(table.archivedAt)),
    index('notes_with_next_contact')
      .on(table.organizationId, table.createdAt, table.id)
      .where(sql`${table.nextContactOn} is not null and ${table.archivedAt} is null`),
    index('notes_to_contact')
      .on(table.nextContactOn)
      .where(sql`${table.contactedAt} is null and ${table.archivedAt} is null`),
  ],
)
