import type { BackupReason } from '@thant/contracts/backups'
import type { QueueOptions } from 'pg-boss'
import type { MailMessage } from '#lib/mail/mail-message.ts'

export type JobPayloads = {
  mail: MailMessage
  /** Deletes old keys, used links, ended sessions and unused uploads. */
  sweep: Record<string, never>
  /** The nightly one has no reason. */
  backup: { reason?: BackupReason }
  'invoice-reminders': Record<string, never>
  /** Reminds organizations of the end of their contract. */
  'contract-reminders': Record<string, never>
  /** Expires payment attempts without a result from the card provider for 48 hours. */
  'payment-expiry': Record<string, never>
  /** Mails what people are told of with the digest or after the quiet hours. */
  'notification-mails': Record<string, never>
  /** Tells customers of the pickups of tomorrow. */
  'pickup-reminders': Record<string, never>
  /** Makes the pickups of recurring schedules for the coming weeks. */
  schedules: Record<string, never>
  /** Expires requests of customers that nobody settled in time. */
  'request-expiry': Record<string, never>
}

export type QueueName = keyof JobPayloads

export type QueueDefinition = {
  /** The number of concurrent jobs per server. */
  concurrency: number
  /** The polling interval of an idle server. */
  pollingSeconds: number
  /** The schedule, in the company's time zone. */
  cron?: string
  options: QueueOptions
}

export const queues: Record<QueueName, QueueDefinition> = {
  mail: {
    concurrency: 5,
    pollingSeconds: 0.5,
    options: {
      // The lease is longer than any attempt; when a server is killed, the mail is sent again after it.
      expireInSeconds: 90,
      // Retries continue for about a day, ten seconds to a quarter of an hour apart.
      retryLimit: 100,
      retryDelay: 10,
      retryDelayMax: 900,
      retryBackoff: true,
      // Mails may contain a link that signs the user in, so they are deleted once sent.
      deleteAfterSeconds: 60,
    },
  },
  backup: {
    concurrency: 1,
    pollingSeconds: 5,
    cron: '0 2 * * *',
    options: { expireInSeconds: 3_600, retryLimit: 2, retryDelay: 300, retryBackoff: true },
  },
  sweep: daily('30 2 * * *'),
  'invoice-reminders': daily('0 9 * * *'),
  'contract-reminders': daily('10 9 * * *'),
  'payment-expiry': daily('0 3 * * *'),
  'request-expiry': daily('*/10 * * * *'),
  'notification-mails': { ...daily('*/15 * * * *'), pollingSeconds: 10 },
  // Again and again until midnight, for a portal that was off at 17:00.
  'pickup-reminders': daily('*/5 17-23 * * *'),
  schedules: daily('30 1 * * *'),
}

/** Runs once a day, one job at a time, with retries for a few minutes. */
function daily(cron: string): QueueDefinition {
  return {
    concurrency: 1,
    pollingSeconds: 30,
    cron,
    options: { expireInSeconds: 900, retryLimit: 5, retryDelay: 60, retryBackoff: true },
  }
}

export const queueNames = Object.keys(queues) as QueueName[]

/** Jobs that failed for good stay in this queue, until their handler takes them or an operator does. */
export const parkedQueue = (queue: QueueName) => `${queue}-parked`
export const parkedOptions: QueueOptions = {
  retentionSeconds: 90 * 86_400,
  // Taking a parked job only writes to the database, so it is tried until that is back.
  retryLimit: 10_000,
  retryDelay: 60,
  deleteAfterSeconds: 60,
}

export const jobsSchema = 'jobs'
