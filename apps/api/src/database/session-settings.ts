import type { ClientBase } from 'pg'

/** A longer transaction uses SET LOCAL. */
export const sessionSettings = {
  TimeZone: 'UTC',
  // Generic plans serve every value, because a list writes its search text into the SQL (decision 7).
  plan_cache_mode: 'force_generic_plan',
  // With workers at hand, the planner reads whole tables for a few rows: 48 ms instead of 8 for the sums of a month.
  max_parallel_workers_per_gather: '0',
  // The server ends a statement before the portal gives its connection up.
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
}

/**
 * Sets them by a query on each new connection. With the start of the connection they would cost no query, but poolers
 * such as PgBouncer refuse or drop what they do not know there.
 */
export async function applySessionSettings(
  client: ClientBase,
  settings: Partial<typeof sessionSettings> & Record<string, string> = {},
): Promise<void> {
  const values = JSON.stringify({ ...sessionSettings, ...settings })
  await client.query('select set_config(key, value, false) from json_each_text($1::json)', [values])
}
