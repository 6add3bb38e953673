import { backupReasons } from '@thant/contracts/reporting/backups'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'

/** Each try to make a backup that a job or a command began, for 90 days. */
export const backupAttempts = pgTable(
  'backup_attempts',
  {
    id: id(),
    reason: text('reason', { enum: backupReasons }).notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while it is under way, and for good if its process was killed. */
    endedAt: instant('ended_at'),
    /** What went wrong; null if nothing did. */
    problem: text('problem'),
    /** When those who manage backups were told of it. */
    toldAt: instant('told_at'),
  },
  (table) => [checkValues(table.reason, backupReasons), index('backup_attempts_by_time').on(table.startedAt, table.id)],
)
