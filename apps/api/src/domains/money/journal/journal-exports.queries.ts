import type { AccountSettings } from '@thant/contracts/money/accounts'
import { type JournalExport, journalExportList } from '@thant/contracts/money/journal'
import { eq } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { journalExports } from '#database/schema/journal.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, onJoined } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'

const fields = {
  id: journalExports.id,
  number: journalExports.number,
  throughOn: journalExports.throughOn,
  lines: journalExports.lineCount,
  totals: journalExports.totals,
  createdAt: journalExports.createdAt,
  createdById: users.id,
  createdByName: users.name,
}

function joinCreator<Select extends PgSelect>(select: Select) {
  return select.innerJoin(users, eq(users.id, journalExports.createdById))
}

export const journalExportListing = createList({
  contract: journalExportList.list,
  fields,
  table: journalExports,
  join: joinCreator,
  id: journalExports.id,
  search: onJoined(contains(users.name)),
  columns: { number: journalExports.number },
  presenter: () => presentExport,
})

export async function getJournalExport({ database }: Context, id: string): Promise<JournalExport> {
  const [row] = await joinCreator(database.select(fields).from(journalExports).$dynamic()).where(
    eq(journalExports.id, id),
  )
  if (row === undefined) throw new AppError('journal-export.not-found')
  return presentExport(row)
}

function presentExport({
  id,
  createdAt,
  createdById,
  createdByName,
  ...row
}: SelectedRow<typeof fields>): JournalExport {
  return {
    ...row,
    _id: id,
    createdAt: createdAt.toISOString(),
    createdBy: { _id: createdById, name: createdByName },
  }
}

/** The accounts and tax codes as they were when it was exported. */
export async function getExportSettings({ database }: Context, id: string): Promise<AccountSettings> {
  const [row] = await database
    .select({ settings: journalExports.settings })
    .from(journalExports)
    .where(eq(journalExports.id, id))
  if (row === undefined) throw new AppError('journal-export.not-found')
  return row.settings
}
