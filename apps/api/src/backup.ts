import { describeBackup } from '@thant/backup/describe-backup'
import { copyElsewhere, keepBackup } from '@thant/backup/keep-backup'
import { loadConfig } from './config.ts'
import { createLogger } from './lib/logger.ts'
import { openStorage } from './lib/storage/open-storage.ts'
import { withPortalDatabase } from './portal-database.ts'

/** `npm run backup` writes a backup into BACKUP_DIR, whether the portal runs or not. */
try {
  const config = loadConfig()
  const log = createLogger('warn')
  const options = {
    uploads: await openStorage(config.storage),
    settings: config.backups,
    timeZone: config.timeZone,
    now: new Date(),
    log,
  }
  const backup = await withPortalDatabase(config, log, ({ connectionString }) =>
    keepBackup({ ...options, connectionString, reason: 'asked' }),
  )
  if (backup === undefined) throw new Error('The database is empty: there is nothing to back up.')
  process.stdout.write(`${describeBackup(backup)}\n`)
  await copyElsewhere(options).catch((error: Error) => {
    console.error(`It was not copied to BACKUP_COPY_DIR: ${error.message}`)
    process.exitCode = 1
  })
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`)
  process.exitCode = 1
}
