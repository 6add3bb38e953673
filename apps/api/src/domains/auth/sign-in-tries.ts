import { dayMs, hourMs, minuteMs } from '@thant/contracts/durations'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { networkOf } from '#lib/client-address.ts'
import type { AnyRequestContext } from '#lib/context.ts'
import { hashForCounter } from '#lib/rate-limit.ts'
import { type Counter, useTry } from '#lib/try-counter.ts'
import { knownDeviceOf } from './known-device.ts'

const max = 10
const windowMs = 15 * minuteMs
const maxOfAddress = 60
const delays = { free: max, firstDelayMs: 5_000, maxDelayMs: 5 * minuteMs, memoryMs: hourMs }

type SignInCounter = Counter & { isOfAccount: boolean }

/**
 * The counters of a try to sign in, which is counted before the password is checked. Wrong passwords use up the tries of
 * an account from one address and slow the account down everywhere, but they never close it: a browser that signed in
 * before has tries of its own (docs/decisions/0036-sign-in-tries.md).
 */
export function signInCountersOf({ ip, cookies, settings }: AnyRequestContext, email: string): SignInCounter[] {
  const account = accountKeyOf(email)
  const network = networkOf(ip)
  const device = knownDeviceOf(cookies.device, email, settings.tokenSecrets)
  if (device !== undefined) return [{ key: `${account}:device:${device}`, max, windowMs, isOfAccount: true }]
  return [
    { key: `${account}:ip:${network}`, max, windowMs, isOfAccount: true },
    { key: `sign-in:ip:${network}`, max: maxOfAddress, windowMs, isOfAccount: false },
    { key: account, ...delays, isOfAccount: true },
  ]
}

/** Whether a wrong password was the last one before tries are refused or delayed. */
export function isLastTry(counters: readonly SignInCounter[], used: readonly number[]): boolean {
  return counters.some(({ isOfAccount }, index) => isOfAccount && used[index] === max)
}

/** True once a day and account, so that nobody can fill a mailbox by wrong passwords. */
export async function isFirstWarningToday({ pool, clock }: AnyRequestContext, email: string): Promise<boolean> {
  const warnings = { key: `${accountKeyOf(email)}:warning`, max: 1, windowMs: dayMs }
  return 'used' in (await useTry(pool, warnings, clock.now()))
}

/** Forgets the wrong passwords of an account, from every address and browser. */
export async function forgetSignInTries(database: Queryable, email: string): Promise<void> {
  const key = accountKeyOf(email)
  await database.execute(sql`delete from rate_limits where key = ${key} or starts_with(key, ${`${key}:`})`)
}

function accountKeyOf(email: string): string {
  return `sign-in:${hashForCounter(email)}`
}
