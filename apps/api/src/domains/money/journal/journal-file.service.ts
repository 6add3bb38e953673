import type { QueryOf } from '@thant/contracts/endpoint'
import type { journalExportEndpoints } from '@thant/contracts/money/journal'
import type { Context } from '#lib/context.ts'
import { exportRows } from '#lib/lists/list-export.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { journalListing } from './journal.queries.ts'
import { getExportSettings, getJournalExport } from './journal-exports.queries.ts'
import { fileLines, journalColumns } from './journal-formats.ts'

/** The lines of an export never change, and neither do the accounts it keeps: its file is the same at any time. */
export async function getJournalFile(
  context: Context,
  id: string,
  { format, language, currency }: QueryOf<typeof journalExportEndpoints.file>,
): Promise<FileReply> {
  const { number } = await getJournalExport(context, id)
  const settings = await getExportSettings(context, id)
  return exportRows(
    context,
    {
      format: format === 'xlsx' ? 'xlsx' : 'csv',
      language,
      of: [String(number), format, ...(currency ? [currency] : [])],
    },
    'journal',
    journalColumns[format],
    (reading) => fileLines(journalListing.all(reading, { sort: 'day', export: id, currency }), settings),
  )
}
