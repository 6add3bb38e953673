import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Queryable } from './client.ts'

/**
 * Runs work that is kept as a whole or not at all, on one connection. Drizzle 0.45.4 begins a transaction before its
 * try block, so that a connection that breaks at that moment never returns to the pool.
 */
export async function inTransaction<Result>(
  pool: Pool,
  run: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    const result = await run(drizzle({ client }))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    // The pool closes a broken connection instead of handing it to the next caller.
    client.release(isBroken)
  }
}
