import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { dueJobsChannel } from '#database/jobs/queues.ts'

type Options = {
  pool: Pool
  /** Called with the queue of a job that is due, and without one when jobs of any queue may be. */
  wake(queue?: string): void
  onError(error: unknown): void
}

export type JobListener = { stop(): void }

/**
 * Hears which jobs are due as soon as their transaction is committed. LISTEN belongs to a connection, so it has a
 * dedicated one; when that is lost, another is opened.
 */
export function listenForJobs({ pool, wake, onError }: Options): JobListener {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: Client | undefined
  void listen()

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      client = new Client({ ...pool.options, application_name: 'thant jobs' })
      try {
        await hear(client, wake)
      } catch (error) {
        if (!signal.aborted) onError(error)
      }
      end(client)
      await delay(reconnectMs, undefined, { signal }).catch(() => {})
    }
  }

  return {
    stop() {
      stopping.abort()
      if (client) end(client)
    },
  }
}

const reconnectMs = 1_000

/** Rejects when the connection is lost. What was committed before it listened is not heard. */
async function hear(client: Client, wake: Options['wake']): Promise<void> {
  const lost = new Promise<never>((_, reject) => {
    client.once('end', () => reject(new Error('the connection that hears of jobs was lost')))
  })
  lost.catch(() => {})
  // The 'end' event reports the loss; an 'error' without a listener would end the process.
  client.on('error', () => {})
  client.on('notification', ({ payload }) => wake(payload))
  await client.connect()
  await client.query(`listen ${dueJobsChannel}`)
  wake()
  await lost
}

/** Nobody waits for it, since a connection that a firewall forgot ends after minutes. */
function end(client: Client): void {
  client.end().catch(() => {})
}
