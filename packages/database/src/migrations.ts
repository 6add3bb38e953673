import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

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

/** Says whose migrations they are, as far as the first that is unknown tells, and what to do. */
export function describeStranger(firstUnknown: number, knownCount: number): string {
  if (firstUnknown === knownCount) {
    return 'a newer portal has migrated these data. Install that version, or restore a backup made before it.'
  }
  if (firstUnknown > 0) {
    return 'another portal, perhaps an unreleased one, has migrated these data. Start that one, or restore a backup made before it.'
  }
  return (
    'these data were made by a portal from before the first release, or by another program. They cannot be brought along: ' +
    'start the portal that made them to read them, and give this one another DATA_DIR or DATABASE_URL.'
  )
}
