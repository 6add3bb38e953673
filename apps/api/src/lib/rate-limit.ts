import { createHash } from 'node:crypto'
import type { Endpoint, RateLimit } from '@thant/contracts/endpoint'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'
import { networkOf } from './client-address.ts'

type Attempt = { ip: string; actorId: string | undefined; body: unknown }

/**
 * Counts an attempt against every limit of the endpoint or throws `request.too-often`; the returned function undoes the
 * count.
 */
export type CountTry = (attempt: Attempt) => Promise<() => Promise<void>>

/** Attempts are counted in the database, so that servers share the counts and a restart keeps them. */
export function createRateLimits(pool: Pool, endpoint: Endpoint): CountTry {
  const limits = (endpoint.limits ?? []).map((limit) => ({ limit, limiter: createLimiter(pool, endpoint, limit) }))
  return async (attempt) => {
    const counted = limits.map(({ limit, limiter }) => ({ limit, limiter, key: callerOf(limit, attempt) }))
    for (const { limiter, key } of counted) await consume(limiter, key)
    return async () => {
      for (const { limit, limiter, key } of counted) if (limit.counts === 'failures') await limiter.reward(key)
    }
  }
}

function createLimiter(pool: Pool, endpoint: Endpoint, limit: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: `${endpoint.path}:${typeof limit.by === 'string' ? limit.by : JSON.stringify(limit.by)}`,
    points: limit.max,
    duration: limit.windowSeconds,
  })
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
    throw new AppError('request.too-often', { values: { seconds }, retryAfterSeconds: seconds })
  }
}

/** The value is hashed, so that the table of counters does not reveal e-mail addresses. */
function callerOf(limit: RateLimit, attempt: Attempt): string {
  if (limit.by === 'ip') return networkOf(attempt.ip)
  if (limit.by === 'actor') return attempt.actorId ?? networkOf(attempt.ip)
  const value = String((attempt.body as Record<string, unknown>)[limit.by.body])
  return createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')
}
