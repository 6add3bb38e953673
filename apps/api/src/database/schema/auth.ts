import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** A session is one sign-in with the family of refresh tokens that it issued. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /**
     * This random value goes into every refresh token, so that neither the database nor the server's secret alone
     * suffices to make one.
     */
    seed: text('seed').notNull(),
    /** Counts the renewals of the refresh token, which carries the same number. */
    counter: integer('counter').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)
