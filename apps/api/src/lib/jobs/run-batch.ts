import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Log } from '#lib/log.ts'
import { PermanentJobError } from './permanent-job-error.ts'

/** Runs the jobs concurrently; each is completed, retried or parked independently of the others. */
export function runBatch<Payload extends object>(
  batch: JobWithMetadata<Payload>[],
  handle: (job: JobWithMetadata<Payload>) => Promise<void>,
  log: Log,
): Promise<JobResult[]> {
  return Promise.all(
    batch.map(async (job): Promise<JobResult> => {
      try {
        await handle(job)
        return { id: job.id, status: 'completed' }
      } catch (error) {
        return failed(job, error as Error, log)
      }
    }),
  )
}

function failed({ id, name, retryCount, retryLimit }: JobWithMetadata<object>, error: Error, log: Log): JobResult {
  const isParked = error instanceof PermanentJobError || retryCount >= retryLimit
  const facts = { err: error, queue: name, job: id, retryCount }
  if (isParked) log.error(facts, 'a job failed for good and is parked')
  else log.warn(facts, 'a job failed and will be tried again')
  return { id, status: isParked ? 'deadletter' : 'failed', output: { message: error.message } }
}
