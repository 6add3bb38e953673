import type { QueueName } from '#database/jobs/queues.ts'
import type { MailMessage } from '#database/mail-message.ts'
import type { AnyContext } from '#lib/context.ts'

/** A mail whose PDF has to be drawn first has a queue of its own, so that no other mail waits for the drawing. */
export const mailQueues = ['mail', 'document-mail'] as const satisfies QueueName[]

/** Sends a mail if the caller's transaction commits. */
export function sendMail(
  { jobs, database }: Pick<AnyContext, 'jobs' | 'database'>,
  message: MailMessage,
): Promise<void> {
  const isDrawn = message.document !== undefined && message.document.kind !== 'calendar'
  return jobs.send(database, isDrawn ? 'document-mail' : 'mail', message)
}
