import type { Pool } from 'pg'

/** The number of tries used, this one included, or how long to wait for the next one. */
export type CountedTry = { used: number } | { waitMs: number }

/**
 * Uses one of the tries of a window, which begins with its first try. A refused try is not counted. Counters are kept in
 * the database, so that servers share them and a restart does not reset them.
 */
export async function useTry(
  pool: Pool,
  { key, max, windowMs, now }: { key: string; max: number; windowMs: number; now: Date },
): Promise<CountedTry> {
  const { rows } = await pool.query<{ points: number }>(
    `insert into rate_limits as counter (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
     on conflict (key) do update set
       points = case when counter.expire <= $2 then 1 else counter.points + 1 end,
       expire = case when counter.expire <= $2 then excluded.expire else counter.expire end
     where counter.expire <= $2 or counter.points < $4::int
     returning points`,
    [key, now.getTime(), windowMs, max],
  )
  if (rows[0] !== undefined) return { used: rows[0].points }
  return { waitMs: await readWait(pool, 'expire - $2::bigint', [key, now.getTime()]) }
}

/**
 * Uses a try that may have to wait for the previous one: not for the first `free` tries, then for `firstDelayMs`, which
 * doubles with each try up to `maxDelayMs`. The tries are forgotten `memoryMs` after the last one.
 */
export async function useDelayedTry(
  pool: Pool,
  tries: { key: string; free: number; firstDelayMs: number; maxDelayMs: number; memoryMs: number; now: Date },
): Promise<CountedTry> {
  const { key, free, firstDelayMs, maxDelayMs, memoryMs } = tries
  const values = [key, tries.now.getTime(), memoryMs, free, firstDelayMs, maxDelayMs]
  const { rows } = await pool.query<{ points: number }>(
    `insert into rate_limits as counter (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
     on conflict (key) do update set
       points = case when counter.expire <= $2 then 1 else counter.points + 1 end,
       expire = excluded.expire
     where counter.expire <= $2 or ${nextTryAt} <= $2
     returning points`,
    values,
  )
  if (rows[0] !== undefined) return { used: rows[0].points }
  return { waitMs: await readWait(pool, `${nextTryAt} - $2::bigint`, values) }
}

/** Returns a try that turned out not to count. */
export async function returnTry(pool: Pool, key: string): Promise<void> {
  await pool.query('update rate_limits set points = points - 1 where key = $1 and points > 0', [key])
}

const nextTryAt = `counter.expire - $3::bigint + case when counter.points < $4::int then 0
  else least($6::bigint, $5::bigint * power(2, least(counter.points - $4::int, 30))) end`

async function readWait(pool: Pool, wait: string, values: unknown[]): Promise<number> {
  const text = `select (${wait})::float8 as wait from rate_limits as counter where key = $1`
  const { rows } = await pool.query<{ wait: number }>(text, values)
  return Math.max(1, rows[0]?.wait ?? 1)
}
