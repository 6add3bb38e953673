import { bigint, index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Keeps the first reply to a request, sealed, for 24 hours, so that a repeated request gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null only while the first request is still running. */
    reply: text('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.endpoint, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)

/** Counted tries: `points` of them until `expire`, in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
