import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'

export const linkKinds = [
  'password-reset',
  'invitation',
  'setup',
  'calendar',
  'site-calendar',
  'report',
  'gri-report',
  'payment',
  'pickup-request',
  'notification-choice',
] as const
export type LinkKind = (typeof linkKinds)[number]

/**
 * A token is 128 random bits, or as many that the token secret makes of an id. Only its hash is stored, so that a copy
 * of the database opens no link.
 */
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
    /** How often it was opened, where that is counted. */
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
  },
  (table) => [checkValues(table.kind, linkKinds), index('links_of_subject').on(table.subjectId, table.kind)],
)
