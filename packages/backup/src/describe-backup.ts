import type { Backup } from './make-backup.ts'

/** Says to an operator what is in a backup, in a few lines. */
export function describeBackup({ path, bytes, manifest }: Backup): string {
  const { tables, files, missingFiles, waitingMails } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    path,
    `${(bytes / 1_000_000).toFixed(1)} MB: ${rows} rows of ${tables.length} tables; ${files.length} uploaded files beside it.`,
    ...(missingFiles.length > 0
      ? [`${missingFiles.length} uploaded files are missing on disk, and so in the backup.`]
      : []),
    ...(waitingMails > 0 ? [`${waitingMails} mails wait to be sent; they are not in the backup.`] : []),
  ].join('\n')
}
