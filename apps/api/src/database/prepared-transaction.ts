import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Queryable } from './client.ts'
import { oncePer } from './once-per.ts'
import { inOneTrip } from './one-trip.ts'

/**
 * A transaction whose statements are all prepared, so that each connection parses and plans them once, and which begins
 * in the same trip as its first statement. Only for work that always runs the same few statements: none is ever forgotten.
 */
export async function inPreparedTransaction<Result>(
  pool: Pool,
  run: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isBroken = false
  try {
    const begun = client.query('begin')
    const [, result] = await inOneTrip([begun, run(databaseOf(client))])
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that broke is not for the next one.
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** One for the connection's whole life, so that prepared queries are built once for it. */
const databaseOf = oncePer((client: PoolClient): Queryable => drizzle({ client: preparing(client) }))

/** Statements without a name get the hash of their text as one. */
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
