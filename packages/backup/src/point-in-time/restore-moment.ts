import type { EmbeddedDatabase } from '@thant/database/embedded'
import { listArchives } from '../archive/archive-folder.ts'
import { archiveWal } from '../archive/archive-wal.ts'
import { chooseBase } from '../archive/choose-base.ts'
import type { Keyring } from '../keyring.ts'
import { type Backup, makeBackup } from '../make-backup.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import type { Uploads } from '../uploads.ts'
import type { WalArchiveSettings } from './archive-settings.ts'
import { withRecovered } from './recover-moment.ts'

type Options = {
  moment: Date
  embedded: EmbeddedDatabase
  settings: WalArchiveSettings
  dataDir: string
  timeZone: string
  uploads: Uploads
  backupDir: string
  keyring: Keyring | undefined
  /** Called when what is not archived yet could not be, which matters only for the moments just passed. */
  onArchiveAway(error: Error): void
}

/**
 * Makes a backup of the data as they were at the moment, which is restored as any other. The live database is read only
 * to archive what it has not archived yet.
 */
export async function makeBackupOfMoment(options: Options): Promise<Backup> {
  const { moment, embedded, settings, dataDir, timeZone, uploads, backupDir, keyring } = options
  const { connectionString, systemId, walSpool: spool } = embedded
  if (spool !== undefined) {
    await archiveWal({ connectionString, systemId, spool, settings }).catch(options.onArchiveAway)
  }
  const chosen = chooseBase(await listArchives(settings.dir), moment, systemId, timeZone)
  return withRecovered({ ...chosen, moment, settings, dataDir }, async (recovered) => {
    const backup = await makeBackup({
      connectionString: recovered,
      uploads,
      backupDir,
      keyring,
      reason: 'moment',
      now: moment,
    })
    if (backup === undefined) throw new UnusableBackup('The database was empty at that moment.')
    return backup
  })
}
