import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolConfig } from 'pg'
import type { Log } from '#lib/log.ts'

/** What a read or a write runs on, inside a transaction or not; `inTransaction` is what begins one. */
export type Queryable = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>

export type DatabaseOptions = { connectionString: string; log: Log; maxConnections?: number }

export function createDatabase({ connectionString, log, maxConnections = 10 }: DatabaseOptions): {
  database: Queryable
  pool: Pool
  close(): Promise<void>
} {
  const pool = new Pool({ ...sessionSettings, connectionString, max: maxConnections })
  // Without a listener, a connection that breaks while it idles in the pool would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // Nor may one that breaks in the middle of a transaction: its statement fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() }
}

/** Sent with the start of each connection, so they cost no query. A transaction that needs longer says SET LOCAL. */
const sessionSettings: PoolConfig = {
  application_name: 'thant',
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  // Statements that do not wait for each other's answers share a trip to the database.
  pipeline: true,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // Statements are planned for any value; the text that a list looks for is written into its SQL (decision 7).
  options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan',
}
