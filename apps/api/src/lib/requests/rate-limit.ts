import { createHash } from 'node:crypto'
import type { Reach } from '@thant/contracts/access'
import type { Endpoint, LimitedBy, RateLimit } from '@thant/contracts/endpoint'
import { waitText } from '@thant/i18n/wait-text'
import type { Pool } from 'pg'
import { translatorFor } from '../translator.ts'
import { AppError } from './app-error.ts'
import { networkOf } from './client-address.ts'
import { type Counter, returnTry, useTry } from './try-counter.ts'

type Attempt = { ip: string; actorId: string | undefined; reach: Reach; body: unknown }

/** The counter of one limit of an endpoint, for one caller. */
type LimitCounter = Counter & Pick<RateLimit, 'counts'>

/** The counters that an attempt to call the endpoint uses. */
export function limitCountersOf(endpoint: Endpoint, attempt: Attempt): LimitCounter[] {
  return (endpoint.limits ?? [])
    .filter(({ reach }) => reach === undefined || reach === attempt.reach)
    .map((limit) => ({
      key: keyOf(endpoint, limit, attempt),
      max: limit.max,
      windowMs: limit.windowSeconds * 1_000,
      counts: limit.counts,
    }))
}

/**
 * Uses a try of each counter and returns how many each has used, or throws `request.too-often` if one has none left; the
 * attempt then counts for none of them.
 */
export async function useTries(pool: Pool, counters: readonly Counter[], now: Date): Promise<number[]> {
  const used: number[] = []
  for (const counter of counters) {
    const counted = await useTry(pool, counter, now)
    if ('waitMs' in counted) {
      await returnTries(pool, counters.slice(0, used.length))
      throw tooOften(counted.waitMs)
    }
    used.push(counted.used)
  }
  return used
}

export async function returnTries(pool: Pool, counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) await returnTry(pool, counter)
}

/** Takes the attempt back from the limits that count failures only, because it succeeded. */
export function forgiveSuccess(pool: Pool, counters: readonly LimitCounter[]): Promise<void> {
  return returnTries(
    pool,
    counters.filter(({ counts }) => counts === 'failures'),
  )
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
