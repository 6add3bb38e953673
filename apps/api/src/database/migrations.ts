import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

const ownMigrations = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** The migrations that this portal has, oldest first. */
export function readKnown(migrationsFolder = ownMigrations): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder })
}

/** Reads the applied hashes, oldest first, from the table that drizzle-kit uses. */
export async function readApplied(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (tables[0].name === null) return []
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

export async function createMigrationsTable(client: ClientBase): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

/** Runs in the caller's transaction. */
export async function runMigration(client: ClientBase, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
}
