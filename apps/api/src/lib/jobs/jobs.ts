import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Queryable } from '#database/client.ts'
import type { Log } from '#lib/log.ts'
import { logSparingly } from '#lib/log-sparingly.ts'
import { inSpan, type Tracing } from '#lib/tracing/spans.ts'
import { type JobPayloads, jobsSchema, parkedQueue, type QueueName, queueNames, queues } from './queues.ts'
import { runBatch } from './run-batch.ts'

export type JobHandlers = { [Q in QueueName]: (payload: JobPayloads[Q], createdAt: Date) => Promise<void> }

/** Takes a job that failed for good; `reason` is the last attempt's error, if it had one. */
export type ParkedJobHandlers = { [Q in QueueName]?: (payload: JobPayloads[Q], reason: string) => Promise<void> }

export type Jobs = {
  /** Comes before the first `send`, which would wait for a second connection while its transaction holds one. */
  prepare(): Promise<void>
  /** Adds a job in the caller's transaction, so that it exists only if the transaction commits. */
  send<Q extends QueueName>(
    transaction: Queryable,
    queue: Q,
    payload: JobPayloads[Q],
    options?: { startAfter?: Date },
  ): Promise<void>
  /** Starts processing the queues; jobs sent earlier wait until then. */
  start(handlers: JobHandlers, parkedHandlers?: ParkedJobHandlers): Promise<void>
  /** Accepts no more jobs and gives running ones a few seconds to finish. */
  stop(): Promise<void>
}

type Options = { pool: Pool; log: Log; timeZone: string; tracing?: Tracing | undefined }

/** Jobs are stored in the database, so they survive a crash and all servers share them. */
export function createJobs({ pool, log, timeZone, tracing }: Options): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobsSchema,
    maintenanceIntervalSeconds: 600,
  })
  // While the database is away, every poll of a queue fails, each second.
  boss.on('error', logSparingly(log, 'jobs'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))

  return {
    async prepare() {
      // pg-boss looks a queue up when it is first used, and keeps what it finds. No job has this id.
      for (const name of queueNames) await boss.getJobById(name, '00000000-0000-0000-0000-000000000000')
    },
    async send(transaction, queue, payload, options = {}) {
      await boss.send(queue, payload, { ...options, db: fromDrizzle(transaction, sql) })
    },
    async start(handlers, parkedHandlers = {}) {
      await boss.start()
      for (const name of queueNames) {
        await work(name, handlers)
        await workParked(name, parkedHandlers[name])
      }
    },
    stop: () => boss.stop({ timeout: 8_000 }),
  }

  async function work<Q extends QueueName>(name: Q, handlers: JobHandlers): Promise<void> {
    const { concurrency, pollingSeconds, cron } = queues[name]
    if (cron) await boss.schedule(name, cron, {}, { tz: timeZone })
    const options = {
      batchSize: concurrency,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pollingSeconds,
      perJobResults: true,
      includeMetadata: true,
    } as const
    await boss.work<JobPayloads[Q], unknown, typeof options>(name, options, (batch) =>
      runBatch(
        batch,
        ({ data, createdOn }) => inSpan(tracing, `job ${name}`, 'consumer', () => handlers[name](data, createdOn)),
        log,
      ),
    )
  }

  async function workParked<Q extends QueueName>(name: Q, handle: ParkedJobHandlers[Q]): Promise<void> {
    if (handle === undefined) return
    const options = { batchSize: 20, pollingIntervalSeconds: 2, perJobResults: true, includeMetadata: true } as const
    await boss.work<JobPayloads[Q], unknown, typeof options>(parkedQueue(name), options, (batch) =>
      runBatch(batch, ({ data, output }) => handle(data, reasonOf(output)), log),
    )
  }
}

/** pg-boss keeps what `runBatch` says of a failure; a job whose server was killed has no such message. */
function reasonOf(output: object | null): string {
  return output !== null && 'message' in output ? String(output.message) : ''
}
