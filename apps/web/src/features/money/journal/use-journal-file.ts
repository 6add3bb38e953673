import { type JournalExport, journalExportEndpoints } from '@thant/contracts/money/journal'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { JournalFile } from './journal-files.ts'

/** Downloads a file of an export. */
export function useJournalFile(): (of: Pick<JournalExport, '_id' | 'number'>, file: JournalFile) => Promise<void> {
  const { language } = useTranslation()
  const download = useFileDownload()
  return ({ _id, number }, { format, currency }) =>
    download({
      endpoint: journalExportEndpoints.file,
      params: { id: _id },
      query: { format, language, currency },
      name: `journal-${number}-${format}.${format === 'xlsx' ? 'xlsx' : 'csv'}`,
    })
}
