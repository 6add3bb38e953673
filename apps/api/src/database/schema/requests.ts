import { bigint, index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The first reply to a request that may be sent again; kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The reply as it was sent; null only while the first request is under way. */
    reply: text('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.endpoint, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
)

/** Counters of tries per caller, in the form that rate-limiter-flexible keeps them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
