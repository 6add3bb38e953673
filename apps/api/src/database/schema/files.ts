import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What was uploaded; the bytes lie in the file store under the same key. */
export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    purpose: text('purpose').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a record first used it; what was never used is swept. */
    attachedAt: instant('attached_at'),
  },
  (table) => [index('files_never_attached').on(table.createdAt, table.attachedAt)],
)
