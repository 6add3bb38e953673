import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** One sign-in and the family of refresh tokens that follows from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Random, mixed into every refresh token: neither the database nor the server's secret alone makes one. */
    seed: text('seed').notNull(),
    /** How often the refresh token was renewed; the token carries it. */
    counter: integer('counter').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)
