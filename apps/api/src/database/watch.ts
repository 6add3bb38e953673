import { Pool } from 'pg'

export type DatabaseWatch = {
  /** Whether the database answers; false when it takes longer than `patienceMs`. */
  isThere(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Asks the database on a connection of its own: through the pool, the question would wait behind all who use it, and a
 * busy server would seem to be away. However many ask at once, one question is under way.
 */
export function watchDatabase({ options }: Pool, patienceMs = 2_000): DatabaseWatch {
  const own = new Pool({
    ...options,
    application_name: 'thant health',
    max: 1,
    connectionTimeoutMillis: patienceMs,
    // The other time limits are kept by the database, which can not tell the time while it hangs.
    query_timeout: patienceMs,
  })
  own.on('error', () => {})
  own.on('connect', (client) => client.on('error', () => {}))
  let asked: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    try {
      await own.query('select 1')
      return true
    } catch {
      return false
    } finally {
      asked = undefined
    }
  }

  return {
    isThere: () => (asked ??= ask()),
    close: () => own.end(),
  }
}
