import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { inject } from 'vitest'
import { execute, withDatabase } from './database-server.ts'

export type QuietDatabase = {
  connectionString: string
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** The digest of each table's rows. */
  digests(): Promise<Record<string, string>>
  drop(): Promise<void>
}

/** A database that no portal is connected to: each query has a connection of its own. */
export async function createQuietDatabase(template = inject('testServer').template): Promise<QuietDatabase> {
  const { connectionString: server } = inject('testServer')
  const name = `thant_quiet_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${template}`)
  const connectionString = withDatabase(server, name)

  async function query<Row extends QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString })
    await client.connect()
    try {
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  return {
    connectionString,
    query,
    async digests() {
      const tables = await query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
      )
      const digests = tables.map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))
            as digest from ${name} t`,
      )
      const rows = await query<{ name: string; digest: string }>(digests.join(' union all '))
      return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
    },
    drop: () => execute(server, `drop database ${name} with (force)`),
  }
}

/** A database with the rows of a portal in use. */
export async function createFilledDatabase(): Promise<QuietDatabase> {
  const database = await createQuietDatabase()
  await execute(database.connectionString, await readFile(join(import.meta.dirname, 'filled-database.sql'), 'utf8'))
  return database
}
