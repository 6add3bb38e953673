import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Queryable } from './client.ts'

/**
 * A transaction whose statements are all prepared under the hash of their text, so that each connection parses and
 * plans them once. Only for work that always runs the same few statements: none is ever forgotten.
 */
export async function inPreparedTransaction<Result>(
  pool: Pool,
  run: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    return await drizzle({ client: preparing(client) }).transaction(run)
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // A connection that broke, or whose rollback failed, is not for the next one.
    client.release(failure !== undefined && /connection/i.test(failure.message))
  }
}

function preparing(client: PoolClient): PoolClient {
  const query = (config: QueryConfig, values?: unknown[]) =>
    client.query({ ...config, name: config.name ?? nameOf(config.text) }, values)
  return { query } as unknown as PoolClient
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 40)
  names.set(text, name)
  return name
}
