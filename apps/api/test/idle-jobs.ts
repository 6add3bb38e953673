import type { JobHandlers } from '#lib/jobs/jobs.ts'

const idle = async () => {}

/** Does nothing for every queue, so that a test handles those alone that it is about. */
export const idleJobs: JobHandlers = { mail: idle, sweep: idle, 'invoice-reminders': idle, 'payment-expiry': idle }
