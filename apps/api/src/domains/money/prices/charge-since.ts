import type { JobPayloads } from '#database/jobs/queues.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

/** Has the pickups charged that were done since prices of a past day begin; those to come are charged when they are done. */
export async function chargeSince(context: Context, past: JobPayloads['pickup-charges']): Promise<void> {
  const { clock, settings, jobs, database } = context
  if (past.from <= dayOf(clock.now(), settings.timeZone)) await jobs.send(database, 'pickup-charges', past)
}
