import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** One row for each queue that gets jobs by a timetable. The jobs themselves are in a schema of their own. */
export const recurringJobs = pgTable('recurring_jobs', {
  queue: text('queue').primaryKey(),
  sentAt: instant('sent_at').notNull(),
  /** When the last run that was completed began. */
  lastRunAt: instant('last_run_at').notNull(),
})
