import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'

export const linkKinds = ['password-reset', 'invitation', 'setup', 'calendar', 'report', 'payment'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Secret links of every kind: 128 random bits each, of which only the hash is kept. */
export const links = pgTable(
  'links',
  {
    id: id(),
    kind: text('kind', { enum: linkKinds }).notNull(),
    subjectId: uuid('subject_id'),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [checkValues(table.kind, linkKinds), index('links_of_subject').on(table.subjectId, table.kind)],
)
