import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Queryable } from './client.ts'
import { inTransaction } from './transaction.ts'

type Options = { batchSize?: number; prepare?: (transaction: Queryable) => Promise<void> }

/**
 * Deletes rows some at a time, each time in a transaction of its own, so that no lock is held for long. Returns how many
 * there were.
 */
export async function deleteInBatches(
  pool: Pool,
  table: PgTable,
  condition: SQL | undefined,
  { batchSize = 1_000, prepare }: Options = {},
): Promise<number> {
  let deleted = 0
  for (;;) {
    const { rowCount } = await inTransaction(pool, async (transaction) => {
      await prepare?.(transaction)
      return transaction.execute(
        sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batchSize}))`,
      )
    })
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < batchSize) return deleted
  }
}
