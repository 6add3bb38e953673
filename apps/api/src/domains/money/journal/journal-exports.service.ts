import type { JournalExport } from '@thant/contracts/money/journal'
import { sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { journalExports, journalLines } from '#database/schema/journal.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { getAccountSettings } from './accounts.queries.ts'
import { lockJournal } from './accounts.service.ts'
import { isOpen, sumLines } from './journal.queries.ts'
import { getJournalExport } from './journal-exports.queries.ts'

/**
 * Marks what is not exported yet, up to a day, as one export. What is posted for such a day later, or is not committed
 * yet, comes with the next one.
 */
export async function exportJournal(context: Context, through: string): Promise<JournalExport> {
  const { database, clock, actor, settings } = context
  if (through > dayOf(clock.now(), settings.timeZone)) throw errorAt('through', 'journal.day-to-come')
  await lockJournal(context)
  const open = await database.select({ id: journalLines.id }).from(journalLines).where(isOpen(through)).for('update')
  if (open.length === 0) throw new AppError('journal.nothing-to-export')
  const isOfThese = sql`${journalLines.id} = any(${sql.param(open.map(({ id }) => id))}::uuid[])`
  const [{ number } = { number: 1 }] = await database
    .select({ number: sql<number>`coalesce(max(${journalExports.number}), 0)::int + 1` })
    .from(journalExports)
  const { id } = await insertOne(database, journalExports, {
    number,
    throughOn: through,
    lineCount: open.length,
    totals: await sumLines(context, isOfThese),
    settings: await getAccountSettings(context),
    createdById: actor.id,
    createdAt: clock.now(),
  })
  await database.update(journalLines).set({ exportId: id }).where(isOfThese)
  await recordAudit(context, {
    action: 'journal.export',
    entity: 'journal-export',
    entityId: id,
    after: { number, through, lines: open.length },
  })
  return getJournalExport(context, id)
}
