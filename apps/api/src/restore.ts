import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findKeyring } from '@thant/backup/ask-passphrase'
import { fetchFromBucket, splitAddress } from '@thant/backup/bucket'
import type { Keyring } from '@thant/backup/keyring'
import { parseMoment } from '@thant/backup/point-in-time/moments'
import { makeBackupOfMoment } from '@thant/backup/point-in-time/restore-moment'
import {
  assertRestorable,
  type Restored,
  type RestoreOptions,
  restoreBackup,
  UnknownOutcome,
} from '@thant/backup/restore-backup'
import { type Config, loadConfig } from './config.ts'
import { readKnown } from './database/known-migrations.ts'
import { takePortalLock } from './database/portal-lock.ts'
import { createLogger } from './lib/logger.ts'
import { openStorage } from './lib/storage/open-storage.ts'
import { createBucket } from './lib/storage/s3-bucket.ts'
import { parseS3Place } from './lib/storage/s3-place.ts'
import { type FoundDatabase, withPortalDatabase } from './portal-database.ts'

/**
 * `npm run restore -- <file>` replaces all data of a stopped portal by a backup, and `-- --until <time>` by what they were
 * at a moment.
 */
try {
  const chosen = readArguments()
  const config = loadConfig()
  if ('until' in chosen) await restoreUntil(config, chosen.until)
  else await restoreFile(config, chosen)
} catch (error) {
  console.error(describeFailure(error as Error))
  process.exitCode = 1
}

function describeFailure(error: Error): string {
  if (!(error instanceof UnknownOutcome)) return `Nothing was restored; the data are as they were. ${error.message}`
  return (
    'The database was lost at the last moment: it holds either the data from before or those of the backup, never a ' +
    `mixture. Restore again to be sure. ${error.message}`
  )
}

function readArguments(): { path: string; isWithoutFiles: boolean } | { until: string } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-files': { type: 'boolean', default: false }, until: { type: 'string' } },
  })
  const [file] = positionals
  // A time of two words arrives as two arguments where it was not quoted.
  if (values.until !== undefined) return { until: [values.until, ...positionals].join(' ') }
  if (file === undefined || positionals.length > 1) {
    throw new Error('Name one file: npm run restore -- <file>, or a time: npm run restore -- --until <time>')
  }
  // npm runs scripts in the folder of the checkout; a relative path is meant from where npm was called.
  const path = isInBucket(file) ? file : resolve(process.env.INIT_CWD ?? '.', file)
  return { path, isWithoutFiles: values['without-files'] }
}

function isInBucket(path: string): boolean {
  return path.startsWith('s3:')
}

/** Brings a backup and its uploads from a bucket to BACKUP_DIR. */
async function fetchChosen(address: string, { backups }: Config): Promise<string> {
  const { folder, name } = splitAddress(address)
  const place = parseS3Place(folder, process.env.STORAGE_KEY)
  if (typeof place === 'string') throw new Error(`${address} ${place}.`)
  return fetchFromBucket(createBucket(place), name, backups)
}

type Chosen = Pick<RestoreOptions, 'path' | 'isWithoutFiles'>

async function restoreFile(config: Config, chosen: Chosen): Promise<void> {
  const path = isInBucket(chosen.path) ? await fetchChosen(chosen.path, config) : chosen.path
  // What cannot be restored is refused before a database is made or started for it.
  const keyring = await findKeyring(path, config.backups.keyring)
  await assertRestorable({
    path,
    keyring,
    uploads: await openStorage(config.storage),
    backupDir: config.backups.dir,
    isWithoutFiles: chosen.isWithoutFiles ?? false,
    known: readKnown(),
  })
  await withStoppedPortal(config, async (found) => restore(config, found, { ...chosen, path }, keyring))
}

async function restoreUntil(config: Config, text: string): Promise<void> {
  const { walArchive: settings, dataDir, timeZone, backups } = config
  if (settings === undefined) throw new Error('--until needs WAL_ARCHIVE_DIR, the folder in which WAL was archived.')
  const moment = parseMoment(text, timeZone, new Date())
  await withStoppedPortal(config, async (found) => {
    if (found.embedded === undefined) throw new Error('--until is for the embedded database.')
    const { path } = await makeBackupOfMoment({
      moment,
      embedded: found.embedded,
      settings,
      dataDir,
      timeZone,
      uploads: await openStorage(config.storage),
      backupDir: backups.dir,
      keyring: backups.keyring,
      onArchiveAway: ({ message }) => console.error(`The latest changes could not be archived: ${message}`),
    })
    await restore(config, found, { path, isWithoutFiles: false }, backups.keyring)
  })
}

async function withStoppedPortal(config: Config, run: (found: FoundDatabase) => Promise<void>): Promise<void> {
  const log = createLogger('warn')
  const { dataDir } = config
  await withPortalDatabase(config, log, async (found) => {
    const { connectionString, embedded } = found
    const lock =
      embedded &&
      (await takePortalLock({
        connectionString,
        dataDir,
        log,
        ensureRunning: () => embedded.ensureRunning(),
        onLost: ({ message }) => {
          console.error(message)
          process.exit(1)
        },
      }))
    try {
      await run(found)
    } finally {
      await lock?.release()
    }
  })
}

async function restore(
  { backups, storage }: Config,
  { connectionString }: FoundDatabase,
  chosen: Chosen,
  keyring: Keyring | undefined,
): Promise<void> {
  const restored = await restoreBackup({
    ...chosen,
    connectionString,
    uploads: await openStorage(storage),
    backupDir: backups.dir,
    keyring,
    ownKeyring: backups.keyring,
    known: readKnown(),
    now: new Date(),
  })
  process.stdout.write(`${describe(restored)}\n`)
}

function describe({ backup, restorePoint, copiedFiles }: Restored): string {
  const { madeAt, version, tables, files, missingFiles, waitingMails } = backup.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Restored the backup of ${madeAt}, version ${version}: ${rows} rows, each table compared with the backup.`,
    `${files.length} uploaded files belong to it, ${copiedFiles} were copied back. Everybody has to sign in again.`,
    ...(missingFiles.length > 0 ? [`${missingFiles.length} uploaded files were missing when it was made.`] : []),
    ...(waitingMails > 0 ? [`${waitingMails} mails that waited when it was made are not sent.`] : []),
    ...(restorePoint ? [`The replaced data are in ${restorePoint.path}`] : []),
  ].join('\n')
}
