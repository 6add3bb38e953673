import { createHash } from 'node:crypto'
import type { Reach } from '@thant/contracts/access'
import type { Endpoint, LimitedBy, RateLimit } from '@thant/contracts/endpoint'
import { waitText } from '@thant/i18n/wait-text'
import type { Pool } from 'pg'
import { AppError } from './app-error.ts'
import { networkOf } from './client-address.ts'
import type { Clock } from './clock.ts'
import { translatorFor } from './translator.ts'
import { type CountedTry, returnTry, useTry } from './try-counter.ts'

type Attempt = { ip: string; actorId: string | undefined; reach: Reach; body: unknown }

/**
 * Counts an attempt against every limit of the endpoint or throws `request.too-often`; the returned function undoes the
 * count.
 */
export type CountTry = (attempt: Attempt) => Promise<() => Promise<void>>

/** A counter of one caller, ready to be asked. */
export type Counter = { key: string; use: () => Promise<CountedTry> }

export function createRateLimits({ pool, clock }: { pool: Pool; clock: Clock }, endpoint: Endpoint): CountTry {
  const limits = endpoint.limits ?? []
  return async (attempt) => {
    const counted = limits
      .filter(({ reach }) => reach === undefined || reach === attempt.reach)
      .map((limit) => ({ limit, key: keyOf(endpoint, limit, attempt) }))
    await useAll(
      pool,
      counted.map(({ limit: { max, windowSeconds }, key }) => ({
        key,
        use: () => useTry(pool, { key, max, windowMs: windowSeconds * 1_000, now: clock.now() }),
      })),
    )
    return async () => {
      for (const { limit, key } of counted) if (limit.counts === 'failures') await returnTry(pool, key)
    }
  }
}

/**
 * Uses a try of each counter and returns how many each has used. If one has none left, the attempt counts for none and
 * is refused.
 */
export async function useAll(pool: Pool, counters: readonly Counter[]): Promise<number[]> {
  const used: number[] = []
  for (const { use } of counters) {
    const counted = await use()
    if ('used' in counted) {
      used.push(counted.used)
      continue
    }
    for (const { key } of counters.slice(0, used.length)) await returnTry(pool, key)
    throw tooOften(counted.waitMs)
  }
  return used
}

export function tooOften(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
  const wait = waitText(seconds, translatorFor('en'))
  return new AppError('request.too-often', { values: { seconds, wait }, retryAfterSeconds: seconds })
}

/** Hashes a value, so that the table of counters does not reveal e-mail addresses. */
export function hashForCounter(value: string): string {
  return createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')
}

function keyOf({ method, path }: Endpoint, { by }: RateLimit, attempt: Attempt): string {
  const parts = isSeveral(by) ? by : [by]
  const names = parts.map((part) => (typeof part === 'string' ? part : part.body)).join('+')
  return [`${method} ${path}`, names, ...parts.map((part) => callerOf(part, attempt))].join(':')
}

function isSeveral(by: RateLimit['by']): by is readonly LimitedBy[] {
  return Array.isArray(by)
}

function callerOf(by: LimitedBy, attempt: Attempt): string {
  if (by === 'ip') return networkOf(attempt.ip)
  if (by === 'actor') return attempt.actorId ?? networkOf(attempt.ip)
  return hashForCounter(String((attempt.body as Record<string, unknown>)[by.body]))
}
