import type { Log } from '@thant/base/log'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { runBatch } from './run-batch.ts'

type Options = { batchSize: number; pollingSeconds: number }
type Handle<Payload> = (job: JobWithMetadata<Payload>) => Promise<void>

export type Workers = {
  work<Payload extends object>(queue: string, options: Options, handle: Handle<Payload>): Promise<void>
  /** Lets the worker of a queue, or those of all, look for jobs at once. */
  wake(queue?: string): void
}

/** Each queue has one worker, which takes its jobs in batches until none is left. */
export function createWorkers(boss: PgBoss, log: Log): Workers {
  const workers = new Map<string, string>()
  return {
    async work<Payload extends object>(queue: string, { batchSize, pollingSeconds }: Options, handle: Handle<Payload>) {
      const options = {
        batchSize,
        pollingIntervalSeconds: pollingSeconds,
        perJobResults: true,
        includeMetadata: true,
      } as const
      const worker = await boss.work<Payload, unknown, typeof options>(queue, options, (batch) => {
        // Jobs beyond this batch were notified of before, so it looks again once the batch is done.
        boss.notifyWorker(worker)
        return runBatch(batch, handle, log)
      })
      workers.set(queue, worker)
    },
    wake(due) {
      for (const [queue, worker] of workers) if (due === undefined || due === queue) boss.notifyWorker(worker)
    },
  }
}
