import type { Pool } from 'pg'
import { dedicatedPool } from './dedicated-pool.ts'

export type DatabaseWatch = {
  /** Resolves to false when the database does not answer in time, or when the pool has served nobody for too long. */
  isServing(): Promise<boolean>
  close(): Promise<void>
}

type Timeouts = { answerMs?: number; poolMs?: number }

/**
 * Checks the database on a dedicated connection, because on a busy server the check would wait in the pool's queue.
 * Concurrent calls share one check.
 */
export function watchDatabase(pool: Pool, { answerMs = 2_000, poolMs = 10_000 }: Timeouts = {}): DatabaseWatch {
  const own = dedicatedPool(pool, {
    application_name: 'thant health',
    connectionTimeoutMillis: answerMs,
    // The database enforces the other limits, which it cannot do while it hangs.
    query_timeout: answerMs,
  })
  let pending: Promise<boolean> | undefined
  let servedAt = performance.now()
  const serve = () => {
    servedAt = performance.now()
  }
  pool.on('acquire', serve)

  async function check(): Promise<boolean> {
    try {
      await own.query('select 1')
      return true
    } catch {
      return false
    } finally {
      pending = undefined
    }
  }

  /** Callers wait for connections that are all taken and that none of them was given for a while. */
  function isExhausted(): boolean {
    return pool.waitingCount > 0 && pool.idleCount === 0 && performance.now() - servedAt > poolMs
  }

  return {
    async isServing() {
      pending ??= check()
      return (await pending) && !isExhausted()
    },
    close: () => {
      pool.off('acquire', serve)
      return own.end()
    },
  }
}
