import type { ClientBase } from 'pg'
import { PgBoss } from 'pg-boss'
import { deadLetterOptions, deadLetterQueue, jobsSchema, queueNames, queues } from './queues.ts'

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
  } finally {
    await boss.stop({ graceful: false })
  }
}
