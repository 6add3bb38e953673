import type { QueueOptions } from 'pg-boss'
import type { MailMessage } from '#lib/mail/mail-message.ts'

/** What each queue's jobs carry. */
export type JobPayloads = {
  mail: MailMessage
  /** Removes what has outlived its use: old keys, spent links, dead sessions, unused uploads. */
  sweep: Record<string, never>
  /** Reminds of unpaid invoices. */
  'invoice-reminders': Record<string, never>
  /** Gives up payments of which the card provider said nothing for 48 hours. */
  'payment-expiry': Record<string, never>
}

export type QueueName = keyof JobPayloads

export type QueueDefinition = {
  /** Jobs done at a time, in each server. */
  concurrency: number
  /** How often an idle server looks for one. */
  pollingSeconds: number
  /** When a job comes by itself, in the company's time. */
  cron?: string
  options: QueueOptions
}

export const queues: Record<QueueName, QueueDefinition> = {
  mail: {
    concurrency: 5,
    pollingSeconds: 0.5,
    options: {
      // A lease longer than any attempt: a mail whose server was killed is sent again after it.
      expireInSeconds: 90,
      // About a day of tries, from ten seconds apart to a quarter of an hour.
      retryLimit: 100,
      retryDelay: 10,
      retryDelayMax: 900,
      retryBackoff: true,
      // A mail may carry a link that signs somebody in: it is not kept once it is sent.
      deleteAfterSeconds: 60,
    },
  },
  sweep: daily('30 2 * * *'),
  'invoice-reminders': daily('0 9 * * *'),
  'payment-expiry': daily('0 3 * * *'),
}

/** Work that comes by itself once a day, one at a time, and is tried again for a few minutes. */
function daily(cron: string): QueueDefinition {
  return {
    concurrency: 1,
    pollingSeconds: 30,
    cron,
    options: { expireInSeconds: 900, retryLimit: 5, retryDelay: 60, retryBackoff: true },
  }
}

export const queueNames = Object.keys(queues) as QueueName[]

/** Where jobs stay that failed for good, until somebody looks at them. */
export const parkedQueue = (queue: QueueName) => `${queue}-parked`
export const parkedOptions: QueueOptions = { retentionSeconds: 90 * 86_400 }

export const jobsSchema = 'jobs'
