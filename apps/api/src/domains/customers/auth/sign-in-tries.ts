import { dayMs, hourMs, minuteMs } from '@thant/contracts/durations'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import type { AnyRequestContext } from '#lib/context.ts'
import { networkOf } from '#lib/requests/client-address.ts'
import { hashForCounter } from '#lib/requests/rate-limit.ts'
import { type Counter, readTries, useTry } from '#lib/requests/try-counter.ts'
import { knownDeviceOf } from './known-device.ts'

const max = 10
const windowMs = 15 * minuteMs
const maxOfAddress = 60
const delays = { free: max, firstDelayMs: 5_000, maxDelayMs: 5 * minuteMs, memoryMs: hourMs }

type SignInCounter = Counter & { isOfAccount: boolean }

/** Of an account that is slowed down, for one network: it may mistype once before it queues with those who guess. */
const turnsOfNetwork = 2

/**
 * The counters of a try to sign in, which is counted before the password is checked. Wrong passwords use up the tries of
 * an account from one address and slow the account down everywhere, but they never close it: a browser that signed in
 * before has tries of its own, and a network that guesses on has no turn among the others (decision 36).
 */
export async function signInCountersOf(context: AnyRequestContext, email: string): Promise<SignInCounter[]> {
  const { ip, cookies, settings, pool, clock } = context
  const account = accountKeyOf(email)
  const network = networkOf(ip)
  const device = knownDeviceOf(cookies.device, email, settings.tokenSecrets)
  if (device !== undefined) return [{ key: `${account}:device:${device}`, max, windowMs, isOfAccount: true }]
  const ofNetwork = `${account}:network:${network}`
  const [used = 0, usedByNetwork = 0] = await readTries(pool, [account, ofNetwork], clock.now())
  const hasTurn = usedByNetwork < (used < max ? max : turnsOfNetwork)
  return [
    { key: `${account}:ip:${network}`, max, windowMs, isOfAccount: true },
    { key: `sign-in:ip:${network}`, max: maxOfAddress, windowMs, isOfAccount: false },
    { key: ofNetwork, ...delays, isOfAccount: false },
    hasTurn
      ? { key: account, ...delays, isOfAccount: true }
      : { key: `${account}:guessing`, ...delays, free: 1, isOfAccount: false },
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
