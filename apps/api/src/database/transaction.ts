import { drizzle, NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Queryable } from './client.ts'
import { PreparedSession } from './prepared-session.ts'

type Run<Result> = (transaction: Queryable) => Promise<Result>

/** Runs work that is kept as a whole or not at all, on one connection. */
export function inTransaction<Result>(pool: Pool, run: Run<Result>): Promise<Result> {
  return onOneConnection(pool, (client) => run(drizzle({ client })))
}

/**
 * The same with statements that each connection parses and plans once. It is only for work that always runs the same
 * few, since PostgreSQL keeps every one of them until the connection ends.
 */
export function inPreparedTransaction<Result>(pool: Pool, run: Run<Result>): Promise<Result> {
  return onOneConnection(pool, (client) =>
    run(new NodePgDatabase(dialect, new PreparedSession(client, dialect, undefined), undefined)),
  )
}

const dialect = new PgDialect()

/**
 * Drizzle 0.45.4 begins a transaction before its try block, so that a connection that breaks at that moment never
 * returns to the pool.
 */
async function onOneConnection<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    // The pool must close a broken connection and not hand it to the next caller.
    client.release(isBroken)
  }
}
