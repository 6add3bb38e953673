import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findKeyring } from './backup/ask-passphrase.ts'
import { fetchFromBucket } from './backup/bucket.ts'
import type { Keyring } from './backup/keyring.ts'
import { type Restored, type RestoreOptions, restoreBackup, UnknownOutcome } from './backup/restore-backup.ts'
import { type Config, loadConfig } from './config.ts'
import { takePortalLock } from './database/portal-lock.ts'
import { createLogger } from './lib/logger.ts'
import { openStorage } from './lib/storage/open-storage.ts'
import { parseS3Place } from './lib/storage/s3-place.ts'
import { withPortalDatabase } from './portal-database.ts'

/** `npm run restore -- <file>` replaces all data of a stopped portal by a backup. */
try {
  const chosen = readArguments()
  const config = loadConfig()
  const path = isInBucket(chosen.path) ? await fetchChosen(chosen.path, config) : chosen.path
  // A file that is no backup is refused before a database is started for it.
  await restore(config, { ...chosen, path }, await findKeyring(path, config.backups.keyring))
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

function readArguments(): { path: string; isWithoutFiles: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-files': { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error('Name one file: npm run restore -- <file>')
  // npm runs scripts in the folder of the checkout; a relative path is meant from where npm was called.
  const path = isInBucket(file) ? file : resolve(process.env.INIT_CWD ?? '.', file)
  return { path, isWithoutFiles: values['without-files'] }
}

function isInBucket(path: string): boolean {
  return path.startsWith('s3:')
}

/** Brings a backup and its uploads from a bucket to BACKUP_DIR. */
async function fetchChosen(address: string, { backups }: Config): Promise<string> {
  const [, folder = '', name = '', query = ''] = /^(.*)\/([^/?]*)(\?.*)?$/.exec(address) ?? []
  const place = parseS3Place(`${folder}${query}`, process.env.STORAGE_KEY)
  if (typeof place === 'string') throw new Error(`${address} ${place}.`)
  return fetchFromBucket(place, name, backups)
}

type Chosen = Pick<RestoreOptions, 'path' | 'isWithoutFiles'>

async function restore(config: Config, chosen: Chosen, keyring: Keyring | undefined): Promise<void> {
  const log = createLogger('warn')
  const { dataDir, backups } = config
  await withPortalDatabase(config, log, async ({ connectionString, embedded }) => {
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
      const restored = await restoreBackup({
        ...chosen,
        connectionString,
        uploads: await openStorage(config.storage),
        backupDir: backups.dir,
        keyring,
        ownKeyring: backups.keyring,
        now: new Date(),
      })
      process.stdout.write(`${describe(restored)}\n`)
    } finally {
      await lock?.release()
    }
  })
}

function describe({ backup, restorePoint, copiedFiles }: Restored): string {
  const { madeAt, version, tables, files, waitingMails } = backup.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Restored the backup of ${madeAt}, version ${version}: ${rows} rows, each table compared with the backup.`,
    `${files.length} uploaded files belong to it, ${copiedFiles} were copied back. Everybody has to sign in again.`,
    ...(waitingMails > 0 ? [`${waitingMails} mails that waited when it was made are not sent.`] : []),
    ...(restorePoint ? [`The replaced data are in ${restorePoint.path}`] : []),
  ].join('\n')
}
