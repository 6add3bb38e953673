import type { Log } from '@thant/base/log'
import type { Tracing } from '@thant/base/spans'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolConfig } from 'pg'
import { applySessionSettings } from './session-settings.ts'
import { createTracedPool } from './traced-pool.ts'

/** Queries run on this type both inside and outside a transaction; only `inTransaction` begins one. */
export type Queryable = Omit<PgDatabase<NodePgQueryResultHKT>, 'transaction'>

export type DatabaseOptions = {
  connectionString: string
  log: Log
  maxConnections?: number
  /** The connection of a query without an answer for this time is given up. */
  timeoutMs?: number
  /** Settings of each connection beside those of all. */
  session?: Record<string, string>
  tracing?: Tracing | undefined
}

export function createDatabase(options: DatabaseOptions): {
  database: Queryable
  pool: Pool
  close(): Promise<void>
} {
  const { connectionString, log, maxConnections = 10, timeoutMs = 40_000, session, tracing } = options
  const settings: PoolConfig = {
    ...poolSettings,
    connectionString,
    max: maxConnections,
    query_timeout: timeoutMs,
    onConnect: (client) => applySessionSettings(client, session),
  }
  const pool = tracing ? createTracedPool(settings, tracing) : new Pool(settings)
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // The same holds for a connection that breaks during a transaction. The failing statement already reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() }
}

const poolSettings: PoolConfig = {
  application_name: 'thant',
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  // A firewall that forgets a connection swallows what is sent on it without telling.
  keepAliveInitialDelayMillis: 10_000,
  // Reads that run side by side in one transaction leave together instead of waiting for each other.
  pipeline: true,
}
