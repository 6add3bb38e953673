import type { QueueName } from '#database/jobs/queues.ts'
import type { MailMessage } from '#database/mail-message.ts'
import type { AnyContext } from '#lib/context.ts'

/** A mail whose document has to be drawn first has a queue of its own, so that no other mail waits for the drawing. */
export const mailQueues = ['mail', 'document-mail'] as const satisfies QueueName[]

/** Sends a mail if the caller's transaction commits. */
export function sendMail(
  { jobs, database }: Pick<AnyContext, 'jobs' | 'database'>,
  message: MailMessage,
): Promise<void> {
  return jobs.send(database, message.document === undefined ? 'mail' : 'document-mail', message)
}
