import { drizzle, NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Queryable } from './client.ts'
import { dedicatedPool } from './dedicated-pool.ts'
import { PreparedSession } from './prepared-session.ts'

type Run<Result> = (transaction: Queryable) => Promise<Result>

export function inTransaction<Result>(pool: Pool, run: Run<Result>): Promise<Result> {
  return onOneConnection(pool, (client) => run(drizzle({ client })))
}

/**
 * Like `inTransaction`, but each connection parses and plans a statement once. It suits only work that always runs the
 * same few statements, because PostgreSQL keeps each of them until the connection ends.
 */
export function inPreparedTransaction<Result>(pool: Pool, run: Run<Result>): Promise<Result> {
  return onOneConnection(pool, (client) =>
    run(new NodePgDatabase(dialect, new PreparedSession(client, dialect, undefined), undefined)),
  )
}

/** The same for work on much of the database, whose statements take as long as they take. */
export async function inLongTransaction<Result>(pool: Pool, run: Run<Result>): Promise<Result> {
  const own = dedicatedPool(
    pool,
    { application_name: 'thant upkeep', query_timeout: 0 },
    { statement_timeout: '0', idle_in_transaction_session_timeout: '0' },
  )
  try {
    return await onOneConnection(own, (client) => run(drizzle({ client })))
  } finally {
    await own.end()
  }
}

/** Reads the database as of one instant, on a connection of its own, so that slow work takes none of the pool's. */
export async function inSnapshot<Result>(pool: Pool, run: Run<Result>): Promise<Result> {
  const own = dedicatedPool(pool, { application_name: 'thant snapshot' }, { idle_in_transaction_session_timeout: '0' })
  try {
    return await onOneConnection(
      own,
      (client) => run(drizzle({ client })),
      'begin isolation level repeatable read read only',
    )
  } finally {
    await own.end()
  }
}

const dialect = new PgDialect()

/**
 * Begins the transaction itself, because Drizzle 0.45.4 does so before its try block, and a connection that breaks
 * there never returns to the pool.
 */
async function onOneConnection<Result>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query(begin)
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
