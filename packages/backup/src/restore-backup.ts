import { dirname, join } from 'node:path'
import { migrationLock } from '@thant/database/advisory-locks'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { findUnrestorable, restoreFiles, storedFolder } from './folder/stored-files.ts'
import type { Keyring } from './keyring.ts'
import { type Backup, makeBackup } from './make-backup.ts'
import { type OpenBackup, openBackup } from './open-backup.ts'
import { connectForBackup } from './rows/backup-connection.ts'
import { assertKnown, loadBackup } from './rows/load-backup.ts'
import { UnusableBackup } from './unusable-backup.ts'
import type { Uploads } from './uploads.ts'

export type RestoreOptions = {
  path: string
  connectionString: string
  uploads: Uploads
  backupDir: string
  /** Reads the backup, if it is encrypted. */
  keyring?: Keyring | undefined
  /** Encrypts the backup of the data that are replaced; without it that one is readable. */
  ownKeyring?: Keyring | undefined
  now: Date
  /** Restores the rows although uploads that they name are missing. */
  isWithoutFiles?: boolean
  /** The migrations that this portal has, oldest first. */
  known: MigrationMeta[]
  /** For a portal that replaces its own data while it runs: called in the transaction, before anything is replaced. */
  whileRunning?: (client: Client) => Promise<void>
  /** Called in the transaction, once everything is replaced; what it throws leaves the data as they were. */
  afterwards?: (client: Client) => Promise<void>
}

export type Restored = {
  backup: OpenBackup
  /** The replaced data; undefined if there was none. */
  restorePoint: Backup | undefined
  copiedFiles: number
}

/**
 * Replaces the data of a portal that is stopped. The backup is checked whole before anything is touched, and the rows are
 * replaced in one transaction: whatever fails, the data are what they were.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { connectionString, uploads, backupDir, now, known } = options
  const { backup, places } = await assertRestorable(options)
  const client = await connectForBackup(connectionString)
  try {
    await lockOut(client)
    if (options.whileRunning === undefined) await assertStopped(client)
    const restorePoint = await makeBackup({
      connectionString,
      uploads,
      backupDir,
      keyring: options.ownKeyring,
      reason: 'restore',
      now,
      isLocked: true,
    })
    const copiedFiles = await restoreFiles(backup.manifest.files, places)
    await replace(client, backup, known, options)
    return { backup, restorePoint, copiedFiles }
  } finally {
    // Ending the session rolls an open transaction back and releases the lock.
    await client.end().catch(() => {})
  }
}

type Source = Pick<RestoreOptions, 'path' | 'keyring' | 'uploads' | 'backupDir' | 'isWithoutFiles' | 'known'>

/** Compares the backup and its uploads with their digests, and throws if it cannot be restored. Needs no database. */
export async function assertRestorable(source: Source) {
  const { path, keyring, uploads, backupDir, isWithoutFiles, known } = source
  const backup = await openBackup(path, keyring)
  assertKnown(backup.manifest, known)
  const folders = [join(dirname(path), storedFolder), join(backupDir, storedFolder)]
  const places = { uploads, folders, key: backup.key }
  const missing = await findUnrestorable(backup.manifest.files, places)
  if (missing.length > 0 && !isWithoutFiles) throw new MissingFiles(missing, folders)
  return { backup, places }
}

export class MissingFiles extends UnusableBackup {
  override name = 'MissingFiles'
  readonly count: number

  constructor(missing: string[], folders: string[]) {
    super(
      `Uploaded files of the backup are missing or damaged: ${missing.length}, for example ${missing[0]}. They are ` +
        `looked for in ${[...new Set(folders)].join(' and ')}. To restore without them, add --without-files.`,
    )
    this.count = missing.length
  }
}

/** The database is at work on something that a restore must not disturb. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

/** A portal that starts meanwhile waits for the lock. */
async function lockOut(client: Client): Promise<void> {
  const { rows: locks } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1, $2) as "isTaken"', [
    ...migrationLock,
  ])
  if (!locks[0]?.isTaken) {
    throw new DatabaseInUse(
      'The database is being migrated, backed up or restored at this moment. Try again when that is over.',
    )
  }
}

async function assertStopped(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'thant%'
        and application_name <> $1`,
    [`thant portal ${process.pid}`],
  )
  if (rows.length > 0) {
    throw new DatabaseInUse(
      `A portal uses the database (connection "${rows[0]?.name}"). Stop every portal on it, then restore.`,
    )
  }
}

async function replace(
  client: Client,
  backup: OpenBackup,
  known: MigrationMeta[],
  { whileRunning, afterwards }: Pick<RestoreOptions, 'whileRunning' | 'afterwards'>,
): Promise<void> {
  await client.query('begin')
  // Another program that reads a table must not keep the restore waiting for ever.
  await client.query(`set local lock_timeout = '30s'`)
  await whileRunning?.(client)
  await loadBackup(client, backup, known)
  await afterwards?.(client)
  await client.query('analyze')
  await client.query('commit').catch((error: Error) => {
    throw new UnknownOutcome(error.message, { cause: error })
  })
}

/** The database did not answer to COMMIT, so its data are either the old or those of the backup, as a whole. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
}
