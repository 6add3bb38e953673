import { hourMs } from '@thant/contracts/durations'
import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable } from '#database/client.ts'
import { jobsSchema, type QueueName, queueNames, queues, type SendJob } from '#database/jobs/queues.ts'
import { recurringJobs } from '#database/schema/jobs.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Clock } from '#lib/clock.ts'
import { isOverdue, lastDueOf, type Run } from './timetable.ts'

type Options = { pool: Pool; jobs: { send: SendJob }; clock: Clock; timeZone: string }

/**
 * Sends the jobs that timetables ask for, also those that were due while no portal ran, each once, and returns their
 * queues. Portals that look at the same time take turns. Daily jobs run one after the other, in the order of `queues`.
 */
export function sendOverdue({ pool, jobs, clock, timeZone }: Options): Promise<QueueName[]> {
  return inTransaction(pool, async (transaction) => {
    const now = clock.now()
    const runs = await lockRuns(transaction, now)
    const waiting = await listWaiting(transaction)
    const sent: QueueName[] = []
    let isDailyTaken = false
    for (const queue of queueNames) {
      const { timetable } = queues[queue]
      const run = runs.get(queue)
      if (timetable === undefined || run === undefined) continue
      const isDaily = 'dailyAt' in timetable
      const mustWait = waiting.has(queue) || (isDaily && isDailyTaken)
      if (!mustWait && isOverdue(run, lastDueOf(timetable, now, timeZone), now)) {
        await jobs.send(transaction, queue, {})
        await noteSent(transaction, queue, now)
        sent.push(queue)
        isDailyTaken ||= isDaily
      }
      // One that hangs does not hold up the others for ever.
      const isUnderWay = waiting.has(queue) && Math.abs(now.getTime() - run.sentAt.getTime()) < hourMs
      isDailyTaken ||= isDaily && isUnderWay
    }
    return sent
  })
}

/** A portal that never ran before has missed nothing. */
async function lockRuns(transaction: Queryable, now: Date): Promise<Map<string, Run>> {
  const recurring = queueNames.filter((queue) => queues[queue].timetable !== undefined)
  await transaction
    .insert(recurringJobs)
    .values(recurring.map((queue) => ({ queue, sentAt: now, lastRunAt: now })))
    .onConflictDoNothing()
  const rows = await transaction.select().from(recurringJobs).orderBy(recurringJobs.queue).for('update')
  return new Map(rows.map(({ queue, ...run }) => [queue, run]))
}

/** Lists the queues with a job that was not done yet. */
async function listWaiting(transaction: Queryable): Promise<Set<string>> {
  const { rows } = await transaction.execute<{ name: string }>(
    sql`select distinct name from ${sql.identifier(jobsSchema)}.job where state in ('created', 'retry', 'active')`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function noteSent(transaction: Queryable, queue: QueueName, sentAt: Date): Promise<void> {
  await transaction.update(recurringJobs).set({ sentAt }).where(eq(recurringJobs.queue, queue))
}

/** Notes that a job which a timetable had sent was completed. */
export async function noteRun(pool: Pool, queue: QueueName, lastRunAt: Date): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await transaction.update(recurringJobs).set({ lastRunAt }).where(eq(recurringJobs.queue, queue))
  })
}
