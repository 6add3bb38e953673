import type { ClientBase } from 'pg'
import { PgBoss } from 'pg-boss'
import { deadLetterOptions, deadLetterQueue, dueJobsChannel, jobsSchema, queueNames, queues } from './queues.ts'

/**
 * Updates the tables and queues of the jobs. The caller holds the migration lock, so only one server does it at a time.
 */
export async function installQueues(client: ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name))
    const install = (name: string, options: object) =>
      existing.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options)
    for (const name of queueNames) {
      await install(deadLetterQueue(name), deadLetterOptions)
      await install(name, { ...queues[name].options, deadLetter: deadLetterQueue(name) })
    }
    await notifyOfDueJobs(client)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** pg-boss would notify of jobs that are sent, and not of those that are parked or brought forward. */
async function notifyOfDueJobs(client: ClientBase): Promise<void> {
  const table = `${jobsSchema}.job`
  const { rowCount } = await client.query(
    `select from pg_trigger where tgname = 'notify_due' and tgrelid = '${table}'::regclass`,
  )
  if (rowCount !== 0) return
  await client.query(
    `create or replace function ${jobsSchema}.notify_due() returns trigger language plpgsql as
      $$ begin perform pg_notify('${dueJobsChannel}', new.name); return null; end $$;
    create trigger notify_due after insert or update on ${table} for each row
      when (new.state < 'active' and new.start_after <= now()) execute function ${jobsSchema}.notify_due()`,
  )
}
