import type { Pool } from 'pg'
import { jobsSchema } from '#database/jobs/queues.ts'

/**
 * While a clock was ahead, jobs were noted as made, begun or looked after at times that are still to come, and would wait
 * until then. They are done now.
 */
export async function forgetFuture(pool: Pool): Promise<void> {
  const isAhead = (column: string) => `${column} > now() + interval '1 hour'`
  await pool.query(
    `update ${jobsSchema}.job set state = 'retry', created_on = least(created_on, now()), start_after = now()
      where state in ('created', 'retry', 'active')
        and (${isAhead('created_on')} or (state = 'active' and ${isAhead('started_on')}))`,
  )
  for (const column of ['monitor_claim_on', 'maintain_on']) {
    await pool.query(`update ${jobsSchema}.queue set ${column} = null where ${isAhead(column)}`)
  }
}
