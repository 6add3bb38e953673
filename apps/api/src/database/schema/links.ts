import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Secret links of every kind: 128 random bits each, of which only the hash is kept. */
export const links = pgTable(
  'links',
  {
    id: id(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id'),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('links_of_subject').on(table.subjectId, table.kind)],
)
