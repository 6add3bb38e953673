import type { Pool } from 'pg'
import { until } from './until.ts'

const sleeping = `pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`

/**
 * Kills a portal at the worst moment, when mails are written and that is not noted yet. Returns how many those are. A
 * kill at any other moment hardly ever meets it.
 */
export async function killWhileMailing(pool: Pool, kill: () => Promise<void>): Promise<number> {
  await pool.query(
    `create function hold() returns trigger language plpgsql as 'begin perform pg_sleep(300); return new; end'`,
  )
  await pool.query(
    `create trigger hold before update on jobs.job for each row
     when (new.name = 'mail' and new.state = 'completed') execute function hold()`,
  )
  await until(async () => (await pool.query(`select from ${sleeping}`)).rows.length > 0)
  await kill()
  // The statement would go on to its end without the portal.
  await pool.query(`select pg_terminate_backend(pid, 5000) from ${sleeping}`)
  await pool.query('drop function hold cascade')
  const { rows } = await pool.query(`select from jobs.job where name = 'mail' and state = 'active'`)
  return rows.length
}
