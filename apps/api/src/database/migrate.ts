import type { Log } from '@thant/base/log'
import { migrationLock } from '@thant/database/advisory-locks'
import { createMigrationsTable, describeStranger, readApplied, runMigration } from '@thant/database/migrations'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { installQueues } from '#database/jobs/install-queues.ts'
import { readKnown } from './known-migrations.ts'

export type MigrateOptions = {
  connectionString: string
  log: Log
  migrationsFolder?: string
  /** Called under the lock, if there is data and something to migrate; when it fails, nothing is migrated. */
  beforeChange?: () => Promise<unknown>
}

/**
 * Applies missing migrations, each in its own transaction, and creates the tables of the job queue. Servers that start
 * together take turns. Throws on an unknown migration, which only a newer portal can have applied.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<void> {
  const { connectionString, log, migrationsFolder, beforeChange } = options
  const known = readKnown(migrationsFolder)
  const client = new Client({ connectionString, application_name: 'thant migrations', connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...migrationLock])
    await createMigrationsTable(client)
    const applied = await readApplied(client)
    assertKnown(known, applied)
    if (applied.length > 0 && applied.length < known.length) await beforeChange?.().catch(refuseToMigrate)
    for (const migration of known.slice(applied.length)) {
      await apply(client, migration)
      log.info({ migration: migration.folderMillis }, 'migration applied')
    }
    await installQueues(client)
  } finally {
    // Ending the session releases the lock.
    await client.end().catch(() => {})
  }
}

function refuseToMigrate(error: Error): never {
  throw new Error(`The database was not migrated, since no backup of it could be made before: ${error.message}`, {
    cause: error,
  })
}

function assertKnown(known: MigrationMeta[], applied: string[]): void {
  const first = applied.findIndex((hash, index) => known[index]?.hash !== hash)
  if (first === -1) return
  throw new Error(
    `Migration ${first} of the database is not the one this portal has (${applied.length} applied, ${known.length} known): ` +
      describeStranger(first, known.length),
  )
}

async function apply(client: Client, migration: MigrationMeta): Promise<void> {
  await client.query('begin')
  try {
    await runMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
