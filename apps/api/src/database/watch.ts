import { Pool } from 'pg'

export type DatabaseWatch = {
  /** Resolves to false when the database does not answer within `patienceMs`. */
  isThere(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Checks the database on a dedicated connection, because on a busy server the check would wait in the pool's queue.
 * Concurrent calls share one check.
 */
export function watchDatabase({ options }: Pool, patienceMs = 2_000): DatabaseWatch {
  const dedicatedPool = new Pool({
    ...options,
    application_name: 'thant health',
    max: 1,
    connectionTimeoutMillis: patienceMs,
    // The database enforces the other limits, which it cannot do while it hangs.
    query_timeout: patienceMs,
  })
  dedicatedPool.on('error', () => {})
  dedicatedPool.on('connect', (client) => client.on('error', () => {}))
  let pending: Promise<boolean> | undefined

  async function check(): Promise<boolean> {
    try {
      await dedicatedPool.query('select 1')
      return true
    } catch {
      return false
    } finally {
      pending = undefined
    }
  }

  return {
    isThere: () => (pending ??= check()),
    close: () => dedicatedPool.end(),
  }
}
