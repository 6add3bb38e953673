import type { Log } from '@thant/base/log'
import type { Pool } from 'pg'
import { dedicatedPool } from '#database/dedicated-pool.ts'
import { jobsSchema } from '#database/jobs/queues.ts'
import { gauge, type MetricFamily } from './metrics-text.ts'

const timeoutMs = 2_000

/**
 * Figures of the pool and the jobs. They are asked for on a separate connection, so that they come while the pool is
 * busy, and those of the pool come while the database is away.
 */
export function watchDatabaseUse(pool: Pool, log: Log): { families(): Promise<MetricFamily[]>; stop(): Promise<void> } {
  const own = dedicatedPool(pool, {
    application_name: 'thant metrics',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })

  async function storedFamilies(): Promise<MetricFamily[]> {
    try {
      const { rows } = await own.query<{ queue: string; state: string; jobs: number }>(
        `select name as queue, state::text, count(*)::int as jobs from ${jobsSchema}.job
          where name not like '\\_\\_%' group by name, state`,
      )
      const samples = rows.map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs }))
      return [isUp(1), gauge('thant_jobs', 'Jobs by queue and state.', ...samples)]
    } catch (error) {
      log.warn({ err: error }, 'the database gives no figures')
      return [isUp(0)]
    }
  }

  return { families: async () => [...poolFamilies(pool), ...(await storedFamilies())], stop: () => own.end() }
}

const isUp = (value: 0 | 1) => gauge('thant_database_up', 'Whether the database answers.', { value })

function poolFamilies({ options, totalCount, idleCount, waitingCount }: Pool): MetricFamily[] {
  return [
    gauge(
      'thant_database_connections',
      'Connections of the pool.',
      { labels: { state: 'busy' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
    ),
    gauge('thant_database_connections_max', 'Connections that the pool may have.', { value: options.max }),
    gauge('thant_database_waiting', 'Work that waits for a connection.', { value: waitingCount }),
  ]
}
