import type { JobHandlers } from '#lib/jobs/jobs.ts'

const idle = async () => {}

/** Ignores every queue, so that a test needs handlers only for the queues it is about. */
export const idleJobs: JobHandlers = {
  mail: idle,
  'document-mail': idle,
  backup: idle,
  sweep: idle,
  billing: idle,
  'invoice-reminders': idle,
  'contract-reminders': idle,
  'payment-expiry': idle,
  'notification-mails': idle,
  'pickup-charges': idle,
  'pickup-notices': idle,
  'pickup-reminders': idle,
  schedules: idle,
  'request-expiry': idle,
}
