import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { DatabaseError } from 'pg'
import type { Check } from '../backup-folder.ts'
import type { Keyring } from '../keyring.ts'
import { type OpenBackup, openBackup } from '../open-backup.ts'
import { connectForBackup } from '../rows/backup-connection.ts'
import { loadBackup } from '../rows/load-backup.ts'
import type { Uploads } from '../uploads.ts'
import { checkStored, storedFolder } from './stored-files.ts'

type CheckOptions = {
  keyring: Keyring | undefined
  connectionString: string
  uploads: Uploads
  known: MigrationMeta[]
  now: Date
}

/**
 * Restores the backup into a database that is made for that and dropped again, where the user may make one, and
 * compares each of its uploads. Never throws: what goes wrong is the check's result.
 */
export async function checkBackup(
  path: string,
  { keyring, connectionString, uploads, known, now }: CheckOptions,
): Promise<Check> {
  const at = now.toISOString()
  let how: Check['how'] = 'read'
  try {
    const backup = await openBackup(path, keyring)
    await compareFiles(backup, uploads)
    if (await restoreAside(backup, connectionString, known)) how = 'restored'
    return { at, how, problem: null }
  } catch (error) {
    return { at, how, problem: (error as Error).message }
  }
}

/** What is damaged is kept again; what the portal has no longer as it was is told. */
async function compareFiles({ path, key, manifest }: OpenBackup, uploads: Uploads): Promise<void> {
  const folder = join(dirname(path), storedFolder)
  const damaged: string[] = []
  for (const file of manifest.files) {
    if ((await checkStored(folder, file, key, uploads)) === 'damaged') damaged.push(file.key)
  }
  if (damaged.length === 0) return
  throw new Error(
    `${damaged.length} uploaded files are missing or damaged in ${folder}, and the portal has them no longer: ` +
      `${damaged.slice(0, 10).join(', ')}. Copy them from another place where backups are kept.`,
  )
}

/** Returns false where the database's user may not make a database. */
async function restoreAside(backup: OpenBackup, connectionString: string, known: MigrationMeta[]): Promise<boolean> {
  const name = `thant_check_${randomBytes(6).toString('hex')}`
  const client = await connectForBackup(connectionString)
  try {
    await client.query(`create database ${name} template template0`)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') return false
    throw error
  } finally {
    await client.end()
  }
  try {
    await loadAside(backup, databaseOf(connectionString, name), known)
    return true
  } finally {
    await drop(connectionString, name)
  }
}

async function loadAside(backup: OpenBackup, connectionString: string, known: MigrationMeta[]): Promise<void> {
  const aside = await connectForBackup(connectionString)
  try {
    await aside.query('begin')
    await loadBackup(aside, backup, known)
    await aside.query('commit')
  } finally {
    await aside.end().catch(() => {})
  }
}

async function drop(connectionString: string, name: string): Promise<void> {
  const client = await connectForBackup(connectionString)
  await client.query(`drop database ${name} with (force)`).finally(() => client.end())
}

function databaseOf(connectionString: string, name: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}
