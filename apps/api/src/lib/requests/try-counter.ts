import type { Pool } from 'pg'

/** Allows `max` tries in a window, which begins with its first try. */
type Window = { key: string; max: number; windowMs: number }

/**
 * Allows a try after a delay: none for the first `free` tries, then `firstDelayMs`, which doubles with each try up to
 * `maxDelayMs`. The tries are forgotten `memoryMs` after the last one.
 */
type Delay = { key: string; free: number; firstDelayMs: number; maxDelayMs: number; memoryMs: number }

/** Counts are kept in the database, so that servers share them and a restart does not reset them. */
export type Counter = Window | Delay

/** The number of tries used, this one included, or how long to wait for the next one. */
export type CountedTry = { used: number } | { waitMs: number }

/** Uses a try of a counter if one is left. A refused try is not counted. */
export function useTry(pool: Pool, counter: Counter, now: Date): Promise<CountedTry> {
  return 'max' in counter ? useTryInWindow(pool, counter, now) : useDelayedTry(pool, counter, now)
}

/** Returns a try that turned out not to count. */
export async function returnTry(pool: Pool, { key }: Counter): Promise<void> {
  await pool.query('update rate_limits set points = points - 1 where key = $1 and points > 0', [key])
}

/** The tries that are counted at present under each key. */
export async function readTries(pool: Pool, keys: readonly string[], now: Date): Promise<number[]> {
  const { rows } = await pool.query<{ key: string; points: number }>(
    'select key, points from rate_limits where key = any($1::text[]) and expire > $2::bigint',
    [keys, now.getTime()],
  )
  return keys.map((key) => rows.find((row) => row.key === key)?.points ?? 0)
}

async function useTryInWindow(pool: Pool, { key, max, windowMs }: Window, now: Date): Promise<CountedTry> {
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

async function useDelayedTry(pool: Pool, delay: Delay, now: Date): Promise<CountedTry> {
  const { key, free, firstDelayMs, maxDelayMs, memoryMs } = delay
  const values = [key, now.getTime(), memoryMs, free, firstDelayMs, maxDelayMs]
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

const nextTryAt = `counter.expire - $3::bigint + case when counter.points < $4::int then 0
  else least($6::bigint, $5::bigint * power(2, least(counter.points - $4::int, 30))) end`

async function readWait(pool: Pool, wait: string, values: unknown[]): Promise<number> {
  const text = `select (${wait})::float8 as wait from rate_limits as counter where key = $1`
  const { rows } = await pool.query<{ wait: number }>(text, values)
  return Math.max(1, rows[0]?.wait ?? 1)
}
