import { createReadStream } from 'node:fs'
import { readListed } from '@thant/backup/backup-folder'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'

/** A job makes the backup, so that the answer does not wait for it. */
export async function askForBackup(context: Context): Promise<Record<string, never>> {
  await recordAudit(context, { action: 'backup.create', entity: 'backup', entityId: null })
  await context.jobs.send(context.database, 'backup', { reason: 'asked' })
  return {}
}

/** Everything of the portal leaves it with the file, so the download is recorded before it begins. */
export async function downloadBackup(context: Context, name: string): Promise<FileReply> {
  const { dir, keyring } = context.settings.backups
  const backup = await readListed(dir, name, keyring)
  if (backup === undefined) throw new AppError('route.not-found')
  await recordAudit(context, { action: 'backup.download', entity: 'backup', entityId: null, after: { name } })
  return {
    stream: createReadStream(backup.path),
    contentType: backup.key ? 'application/octet-stream' : 'application/x-tar',
    fileName: name,
    bytes: backup.bytes,
  }
}
