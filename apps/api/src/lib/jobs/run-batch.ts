import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@thant/base/log'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { PermanentJobError } from './permanent-job-error.ts'

/**
 * Runs the jobs concurrently; each is completed, retried or parked independently of the others. One that hangs fails
 * before its lease ends, since pg-boss would then fail the whole batch.
 */
export function runBatch<Payload extends object>(
  batch: JobWithMetadata<Payload>[],
  handle: (job: JobWithMetadata<Payload>) => Promise<void>,
  log: Log,
): Promise<JobResult[]> {
  return Promise.all(
    batch.map(async (job): Promise<JobResult> => {
      try {
        await within(handle(job), 0.9 * job.expireInSeconds)
        return { id: job.id, status: 'completed' }
      } catch (error) {
        return failed(job, error as Error, log)
      }
    }),
  )
}

async function within(work: Promise<void>, seconds: number): Promise<void> {
  const isLate = new AbortController()
  const timeout = delay(seconds * 1_000, undefined, { signal: isLate.signal }).then(() => {
    throw new Error(`it took longer than ${seconds} s`)
  })
  try {
    await Promise.race([work, timeout])
  } finally {
    timeout.catch(() => {})
    isLate.abort()
  }
}

function failed({ id, name, retryCount, retryLimit }: JobWithMetadata<object>, error: Error, log: Log): JobResult {
  const isDeadLetter = error instanceof PermanentJobError || retryCount >= retryLimit
  const facts = { err: error, queue: name, job: id, retryCount }
  if (isDeadLetter) log.error(facts, 'a job failed for good and is parked')
  else log.warn(facts, 'a job failed and will be tried again')
  return { id, status: isDeadLetter ? 'deadletter' : 'failed', output: { message: error.message } }
}
