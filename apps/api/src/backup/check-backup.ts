import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { DatabaseError } from 'pg'
import { readKnown } from '#database/migrations.ts'
import { connectForBackup } from './backup-connection.ts'
import type { Check } from './backup-folder.ts'
import { digestOfKept, keptFolder } from './kept-files.ts'
import type { Keyring } from './keyring.ts'
import { loadBackup } from './load-backup.ts'
import { type OpenBackup, openBackup } from './open-backup.ts'

/**
 * Restores the backup into a database that is made for that and dropped again, where the user may make one, and
 * compares each of its uploads. Never throws: what goes wrong is the check's result.
 */
export async function checkBackup(
  path: string,
  keyring: Keyring | undefined,
  connectionString: string,
  now: Date,
): Promise<Check> {
  const at = now.toISOString()
  let how: Check['how'] = 'read'
  try {
    const backup = await openBackup(path, keyring)
    await compareFiles(backup)
    if (await restoreAside(backup, connectionString)) how = 'restored'
    return { at, how, problem: null }
  } catch (error) {
    return { at, how, problem: (error as Error).message }
  }
}

async function compareFiles({ path, key, manifest }: OpenBackup): Promise<void> {
  const folder = join(dirname(path), keptFolder)
  for (const file of manifest.files) {
    if ((await digestOfKept(folder, file, key)) !== file.sha256) {
      throw new Error(`The uploaded file ${file.key} is missing or damaged in ${folder}.`)
    }
  }
}

/** Returns false where the database's user may not make a database. */
async function restoreAside(backup: OpenBackup, connectionString: string): Promise<boolean> {
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
    await loadAside(backup, databaseOf(connectionString, name))
    return true
  } finally {
    await drop(connectionString, name)
  }
}

async function loadAside(backup: OpenBackup, connectionString: string): Promise<void> {
  const aside = await connectForBackup(connectionString)
  try {
    await aside.query('begin')
    await loadBackup(aside, backup, readKnown())
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
