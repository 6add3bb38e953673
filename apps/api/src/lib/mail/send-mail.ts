import { undoWaitMs } from '@thant/contracts/durations'
import { sql } from 'drizzle-orm'
import { jobsSchema, type QueueName } from '#database/jobs/queues.ts'
import type { MailMessage, MailRecords, StoppableMail } from '#database/mail-message.ts'
import type { AnyContext } from '#lib/context.ts'

/** A mail whose PDF has to be drawn first has a queue of its own, so that no other mail waits for the drawing. */
export const mailQueues = ['mail', 'document-mail'] as const satisfies QueueName[]

/** Sends a mail if the caller's transaction commits. */
export function sendMail(
  { jobs, database }: Pick<AnyContext, 'jobs' | 'database'>,
  message: MailMessage,
): Promise<void> {
  const isDrawn = message.document !== undefined && message.document.kind !== 'calendar'
  const options = message.stoppable === undefined ? {} : { startAfter: undoWaitMs / 1_000 }
  return jobs.send(database, isDrawn ? 'document-mail' : 'mail', message, options)
}

/** Stops the last mail of a kind about a record; false when none waits any more. */
export async function stopMail(
  { database }: Pick<AnyContext, 'database'>,
  kind: StoppableMail,
  about: MailRecords,
): Promise<boolean> {
  const job = sql`${sql.identifier(jobsSchema)}.job`
  const stopped = await database.execute(
    sql`delete from ${job} where name in ${mailQueues} and id =
      (select id from ${job} where name in ${mailQueues} and state = 'created' and data ->> 'stoppable' = ${kind}
        and data -> 'records' @> ${JSON.stringify(about)}::jsonb order by created_on desc limit 1 for update)`,
  )
  return stopped.rowCount !== 0
}
