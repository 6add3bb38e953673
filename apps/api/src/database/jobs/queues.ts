import type { BackupReason } from '@thant/contracts/reporting/backups'
import type { QueueOptions } from 'pg-boss'
import type { Queryable } from '../client.ts'
import type { MailMessage } from '../mail-message.ts'

/** When a queue gets a job, HH:MM on the company's clock. */
export type Timetable = { dailyAt: string } | { everyMinutes: number; from?: string }

export type JobPayloads = {
  mail: MailMessage
  /** Mails with a PDF that is drawn when they go out. */
  'document-mail': MailMessage
  /** Deletes old keys, used links, ended sessions and unused uploads. */
  sweep: Record<string, never>
  /** The nightly one has no reason. */
  backup: { reason?: BackupReason }
  /** Makes the invoices of accepted runs. */
  billing: Record<string, never>
  'invoice-reminders': Record<string, never>
  /** Reminds organizations of the end of their contract. */
  'contract-reminders': Record<string, never>
  /** Expires payment attempts without a result from the card provider for 48 hours. */
  'payment-expiry': Record<string, never>
  /** Mails what people are told of with the digest or after the quiet hours. */
  'notification-mails': Record<string, never>
  /** Tells customers and drivers what became of pickups that were planned, moved or cancelled. */
  'pickup-notices': Record<string, never>
  /** Tells customers of the pickups of tomorrow. */
  'pickup-reminders': Record<string, never>
  /** Charges pickups from a day on, the last one too, of one organization or of all, whose prices were entered late. */
  'pickup-charges': { organizationId: string | null; from: string; to: string | null }
  /** Makes the pickups of recurring schedules for the coming weeks. */
  schedules: Record<string, never>
  /** Expires requests of customers that nobody settled in time. */
  'request-expiry': Record<string, never>
}

export type QueueName = keyof JobPayloads

/** Adds a job in the caller's transaction, so that it exists only if the transaction commits. */
export type SendJob = <Q extends QueueName>(
  transaction: Queryable,
  queue: Q,
  payload: JobPayloads[Q],
  /** `startAfter` is a moment, or seconds from now. */
  options?: { startAfter?: Date | number },
) => Promise<void>

export type QueueDefinition = {
  /** The number of concurrent jobs per server. */
  concurrency: number
  /** How often an idle server looks for retries that are due by now, and for jobs of which it was not notified. */
  pollingSeconds: number
  /** When it gets a job without anybody sending one. */
  timetable?: Timetable
  options: QueueOptions
}

const mailOptions: QueueOptions = {
  // The lease is longer than any attempt; when a server is killed, the mail is sent again after it.
  expireInSeconds: 90,
  // Retries continue for about a day, ten seconds to a quarter of an hour apart.
  retryLimit: 100,
  retryDelay: 10,
  retryDelayMax: 900,
  retryBackoff: true,
  // Mails may contain a link that signs the user in, so they are deleted once sent.
  deleteAfterSeconds: 60,
}

export const queues: Record<QueueName, QueueDefinition> = {
  mail: { concurrency: 5, pollingSeconds: 5, options: mailOptions },
  // One at a time, because PDFs are drawn one after the other. Its lease has room for a wait and a drawing.
  'document-mail': { concurrency: 1, pollingSeconds: 5, options: { ...mailOptions, expireInSeconds: 300 } },
  'pickup-charges': {
    concurrency: 1,
    pollingSeconds: 30,
    options: { expireInSeconds: 3_600, retryLimit: 5, retryBackoff: true },
  },
  // A job bills for half a minute and sends another one; what a killed portal left is billed after the lease, and what
  // failed until its job was given up, with the next quarter of an hour.
  billing: {
    concurrency: 1,
    pollingSeconds: 5,
    timetable: { everyMinutes: 15 },
    options: { expireInSeconds: 90, retryLimit: 20, retryDelay: 5, retryDelayMax: 900, retryBackoff: true },
  },
  'request-expiry': recurring({ everyMinutes: 10 }),
  'notification-mails': recurring({ everyMinutes: 1 }),
  'pickup-notices': recurring({ everyMinutes: 1 }),
  // Again and again until midnight, for a portal that was off at 17:00.
  'pickup-reminders': recurring({ everyMinutes: 5, from: '17:00' }),
  // After some days off, daily work is done in this order: a backup of what was there, what people wait for, and last
  // what deletes.
  backup: {
    concurrency: 1,
    pollingSeconds: 30,
    timetable: { dailyAt: '02:00' },
    options: { expireInSeconds: 3_600, retryLimit: 2, retryDelay: 300, retryBackoff: true },
  },
  schedules: recurring({ dailyAt: '01:30' }),
  'invoice-reminders': recurring({ dailyAt: '09:00' }),
  'contract-reminders': recurring({ dailyAt: '09:10' }),
  'payment-expiry': recurring({ dailyAt: '03:00' }),
  sweep: recurring({ dailyAt: '02:30' }),
}

/** Runs one job at a time, with retries for a few minutes. */
function recurring(timetable: Timetable): QueueDefinition {
  return {
    concurrency: 1,
    pollingSeconds: 60,
    timetable,
    options: { expireInSeconds: 900, retryLimit: 5, retryDelay: 60, retryBackoff: true },
  }
}

export const queueNames = Object.keys(queues) as QueueName[]

/** Jobs that failed for good stay in this queue, until their handler takes them or an operator does. */
export const deadLetterQueue = (queue: QueueName) => `${queue}-parked`
export const deadLetterOptions: QueueOptions = {
  retentionSeconds: 90 * 86_400,
  // Taking a parked job only writes to the database, so it is tried until that is back.
  retryLimit: 10_000,
  retryDelay: 60,
  deleteAfterSeconds: 60,
}

export const jobsSchema = 'jobs'
/** The queue of each job that is due is notified here. */
export const dueJobsChannel = 'thant_jobs'
