import { dirname, join } from 'node:path'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { migrationLock } from '#database/advisory-locks.ts'
import { readKnown } from '#database/migrations.ts'
import { connectForBackup } from './backup-connection.ts'
import { findUnrestorable, keptFolder, restoreFiles } from './kept-files.ts'
import { assertKnown, loadBackup } from './load-backup.ts'
import { type Backup, makeBackup } from './make-backup.ts'
import { UnusableBackup } from './manifest.ts'
import { type OpenBackup, openBackup } from './open-backup.ts'

export type RestoreOptions = {
  path: string
  connectionString: string
  uploads: string
  backupDir: string
  now: Date
  /** Restores the rows although uploads that they name are missing. */
  isWithoutFiles?: boolean
  known?: MigrationMeta[]
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
  const { path, connectionString, uploads, backupDir, now, known = readKnown() } = options
  const backup = await openBackup(path)
  assertKnown(backup.manifest, known)
  const folders = [join(dirname(path), keptFolder), join(backupDir, keptFolder)]
  const { files } = backup.manifest
  const missing = await findUnrestorable(files, uploads, folders)
  if (missing.length > 0 && !options.isWithoutFiles) throw new UnusableBackup(describeMissing(missing, folders))

  const client = await connectForBackup(connectionString)
  try {
    await lockOut(client)
    const restorePoint = await makeBackup({
      connectionString,
      uploads,
      backupDir,
      reason: 'restore',
      now,
      isLocked: true,
    })
    const copiedFiles = await restoreFiles(files, uploads, folders)
    await replace(client, backup, known)
    return { backup, restorePoint, copiedFiles }
  } finally {
    // Ending the session rolls an open transaction back and releases the lock.
    await client.end().catch(() => {})
  }
}

function describeMissing(missing: string[], folders: string[]): string {
  return (
    `Uploaded files of the backup are missing or damaged: ${missing.length}, for example ${missing[0]}. They are ` +
    `looked for in ${[...new Set(folders)].join(' and ')}. To restore without them, add --without-files.`
  )
}

/** A portal that starts meanwhile waits for the lock; one that runs already is refused with words. */
async function lockOut(client: Client): Promise<void> {
  const { rows: locks } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1, $2) as "isTaken"', [
    ...migrationLock,
  ])
  if (!locks[0]?.isTaken) {
    throw new Error(
      'The database is being migrated, backed up or restored at this moment. Try again when that is over.',
    )
  }
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'thant%'
        and application_name <> $1`,
    [`thant portal ${process.pid}`],
  )
  if (rows.length > 0) {
    throw new Error(
      `A portal uses the database (connection "${rows[0]?.name}"). Stop every portal on it, then restore.`,
    )
  }
}

async function replace(client: Client, backup: OpenBackup, known: MigrationMeta[]): Promise<void> {
  await client.query('begin')
  // Another program that reads a table must not keep the restore waiting for ever.
  await client.query(`set local lock_timeout = '30s'`)
  await loadBackup(client, backup, known)
  await client.query('analyze')
  await client.query('commit').catch((error: Error) => {
    throw new UnknownOutcome(error.message, { cause: error })
  })
}

/** The database did not answer to COMMIT, so its data are either the old or those of the backup, as a whole. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
}
