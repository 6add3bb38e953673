import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Queryable } from './client.ts'

/**
 * Runs work in one transaction. Drizzle 0.45.4 begins a transaction outside its try block, so a connection that breaks
 * at that moment would never return to the pool.
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
    // The pool must close a broken connection and not hand it to the next caller.
    client.release(isBroken)
  }
}
