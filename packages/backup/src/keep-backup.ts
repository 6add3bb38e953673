import { join } from 'node:path'
import type { Log } from '@thant/base/log'
import { dayMs } from '@thant/contracts/durations'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { copyToSecondPlace, listBackups, readListed, thinOut, writeCheck } from './backup-folder.ts'
import { type Bucket, copyToBucket } from './bucket.ts'
import { checkBackup } from './folder/check-backup.ts'
import type { KeepRule } from './folder/retention.ts'
import type { Keyring } from './keyring.ts'
import { isAhead } from './last-good.ts'
import { type Backup, type BackupOptions, makeBackup } from './make-backup.ts'

export type BackupSettings = {
  dir: string
  copyDir: string | undefined
  /** A second place that is a bucket instead of a folder. */
  copyBucket?: Bucket | undefined
  keep: KeepRule
  /** Of BACKUP_PASSPHRASE; undefined leaves new backups readable. */
  keyring?: Keyring | undefined
}

type Place = { settings: BackupSettings; timeZone: string; now: Date; log: Log }
type Options = Omit<BackupOptions, 'backupDir' | 'keyring'> & Place
type Checking = Place & Pick<BackupOptions, 'uploads' | 'connectionString'> & { known: MigrationMeta[] }

/** Makes a backup and removes what is kept no longer. */
export async function keepBackup({ settings, timeZone, log, ...options }: Options): Promise<Backup | undefined> {
  const backup = await makeBackup({ ...options, backupDir: settings.dir, keyring: settings.keyring })
  if (backup === undefined) return undefined
  log.info({ path: backup.path, bytes: backup.bytes }, 'a backup was made')
  if (backup.mended.length > 0) log.warn({ files: backup.mended }, 'damaged copies of uploads were kept again')
  await thin(settings.dir, { settings, timeZone, log, now: options.now })
  return backup
}

/** Copies what the second place lacks, if there is one. It may be away, so nothing but the copy depends on it. */
export async function copyElsewhere(place: Place): Promise<void> {
  const { copyDir, copyBucket } = place.settings
  if (copyBucket !== undefined) await copyToBucket(place.settings, copyBucket, place)
  if (copyDir === undefined) return
  await copyAll(place.settings, copyDir)
  await thin(copyDir, place)
}

async function thin(folder: string, { settings, timeZone, now, log }: Place): Promise<void> {
  const surplus = await thinOut(folder, settings, { now, timeZone })
  if (surplus.length > 0) log.info({ folder, surplus }, 'older backups were removed')
}

async function copyAll({ dir, keyring }: BackupSettings, copyDir: string): Promise<void> {
  for (const backup of await listBackups(dir, keyring)) {
    if ((await readListed(copyDir, backup.name, keyring)) === undefined) await copyToSecondPlace(backup, dir, copyDir)
  }
}

/** Checks the newest backup, unless one was checked within the last week. */
export async function checkWeekly({ settings, now, log, uploads, connectionString, known }: Checking): Promise<void> {
  const { dir, keyring } = settings
  const listed = (await listBackups(dir, keyring)).filter(({ manifest }) => !isAhead(manifest.madeAt, now))
  const [newest] = listed
  const wasChecked = ({ at }: { at: string }) => !isAhead(at, now) && now.getTime() - Date.parse(at) < 6.5 * dayMs
  if (newest === undefined || listed.some(({ check }) => check?.problem === null && wasChecked(check))) return
  const check = await checkBackup(newest.path, { keyring, connectionString, uploads, known, now })
  await writeCheck(join(dir, newest.name), check)
  if (check.problem === null) log.info({ name: newest.name, how: check.how }, 'the newest backup was checked')
  else log.error({ name: newest.name, problem: check.problem }, 'the newest backup cannot be restored')
}
