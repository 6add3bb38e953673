import type { Log } from '@thant/base/log'
import { inSpan, type Tracing } from '@thant/base/spans'
import { hourMs } from '@thant/contracts/durations'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import {
  deadLetterQueue,
  type JobPayloads,
  jobsSchema,
  type QueueName,
  queueNames,
  queues,
  type SendJob,
} from '#database/jobs/queues.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { logSparingly } from '#lib/log-sparingly.ts'
import { type Repeated, repeat } from '#lib/repeat.ts'
import { forgetFuture } from './forget-future.ts'
import { type JobListener, listenForJobs } from './job-listener.ts'
import { noteRun, sendOverdue } from './recurring-jobs.ts'
import { createWorkers } from './workers.ts'

export type JobHandlers = { [Q in QueueName]: (payload: JobPayloads[Q], createdAt: Date) => Promise<void> }

/** Takes a job that failed for good; `reason` is the last attempt's error, if it had one. */
export type DeadLetterHandlers = { [Q in QueueName]?: (payload: JobPayloads[Q], reason: string) => Promise<void> }

export type Jobs = {
  /** Comes before the first `send`, which would wait for a second connection while its transaction holds one. */
  prepare(): Promise<void>
  send: SendJob
  /** Starts processing the queues; jobs sent earlier wait until then. */
  start(handlers: JobHandlers, deadLetterHandlers?: DeadLetterHandlers): Promise<void>
  /** Accepts no more jobs and gives running ones a few seconds to finish. */
  stop(): Promise<void>
}

type Options = {
  pool: Pool
  log: Log
  timeZone: string
  tracing?: Tracing | undefined
  clock?: Clock
  /** How often timetables are looked at. */
  everyMs?: number
}

/** Jobs are stored in the database, so they survive a crash and all servers share them. */
export function createJobs(options: Options): Jobs {
  const { pool, log, timeZone, tracing, clock = systemClock, everyMs = 30_000 } = options
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: jobsSchema,
    maintenanceIntervalSeconds: 600,
    schedule: false,
    // No job of ours waits for another one.
    flowIntervalSeconds: 3_600,
  })
  // While the database is away, every poll of a queue fails.
  const logError = logSparingly(log, 'jobs')
  boss.on('error', logError)
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
  const workers = createWorkers(boss, log)
  const repeated: Repeated[] = []
  let listener: JobListener | undefined
  const jobs: Jobs = {
    async prepare() {
      // pg-boss looks a queue up when it is first used, and keeps what it finds. No job has this id.
      for (const name of queueNames) await boss.getJobById(name, '00000000-0000-0000-0000-000000000000')
    },
    async send(transaction, queue, payload, options = {}) {
      await boss.send(queue, payload, { ...options, db: fromDrizzle(transaction, sql) })
    },
    async start(handlers, deadLetterHandlers = {}) {
      await boss.start()
      for (const name of queueNames) {
        await work(name, handlers)
        await workDeadLetters(name, deadLetterHandlers[name])
      }
      listener = listenForJobs({ pool, wake: workers.wake, onError: logError })
      repeated.push(
        repeat(() => forgetFuture(pool), hourMs, logError),
        repeat(sendRecurring, everyMs, logError),
      )
    },
    async stop() {
      listener?.stop()
      for (const { stop } of repeated) await stop()
      await boss.stop({ timeout: 8_000 })
    },
  }
  return jobs

  async function sendRecurring(): Promise<void> {
    await sendOverdue({ pool, jobs, clock, timeZone })
  }

  async function work<Q extends QueueName>(name: Q, handlers: JobHandlers): Promise<void> {
    const { concurrency, pollingSeconds, timetable } = queues[name]
    await workers.work<JobPayloads[Q]>(name, { batchSize: concurrency, pollingSeconds }, ({ data, createdOn }) =>
      inSpan(tracing, `job ${name}`, 'consumer', async () => {
        const begunAt = clock.now()
        await handlers[name](data, createdOn)
        // What a timetable sent has no payload.
        if (timetable && Object.keys(data).length === 0) await noteRun(pool, name, begunAt)
      }),
    )
  }

  async function workDeadLetters<Q extends QueueName>(name: Q, handle: DeadLetterHandlers[Q]): Promise<void> {
    if (handle === undefined) return
    const options = { batchSize: 20, pollingSeconds: 30 }
    await workers.work<JobPayloads[Q]>(deadLetterQueue(name), options, ({ data, output }) =>
      handle(data, reasonOf(output)),
    )
  }
}

/** pg-boss keeps what `runBatch` says of a failure; a job whose server was killed has no such message. */
function reasonOf(output: object | null): string {
  return output !== null && 'message' in output ? String(output.message) : ''
}
