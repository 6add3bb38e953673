import { dayMs, hourMs, minuteMs } from '@thant/contracts/durations'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { networkOf } from '#lib/client-address.ts'
import type { AnyRequestContext } from '#lib/context.ts'
import { type Counter, hashForCounter, useAll } from '#lib/rate-limit.ts'
import { returnTry, useDelayedTry, useTry } from '#lib/try-counter.ts'
import { knownDeviceOf } from './known-device.ts'

const max = 10
const windowMs = 15 * minuteMs
const maxOfAddress = 60
const delays = { free: max, firstDelayMs: 5_000, maxDelayMs: 5 * minuteMs, memoryMs: hourMs }

type Try = {
  /** Whether a wrong password is the last one before tries are refused or delayed. */
  isLast: boolean
  giveBack(): Promise<void>
}

/**
 * Counts a try to sign in before the password is checked, or throws `request.too-often`. Wrong passwords use up the
 * tries of an account from one address and slow the account down everywhere, but they never close it: a browser that
 * signed in before has tries of its own (docs/decisions/0036-sign-in-tries.md).
 */
export async function countSignInTry(context: AnyRequestContext, email: string): Promise<Try> {
  const counters = countersOf(context, email)
  const used = await useAll(context.pool, counters)
  return {
    isLast: counters.some(({ isOfAccount }, index) => isOfAccount && used[index] === max),
    giveBack: async () => {
      for (const { key } of counters) await returnTry(context.pool, key)
    },
  }
}

function countersOf({ pool, clock, ip, cookies, settings }: AnyRequestContext, email: string) {
  const now = clock.now()
  const account = accountKeyOf(email)
  const network = networkOf(ip)
  const inWindow = (key: string, max: number) => ({ key, use: () => useTry(pool, { key, max, windowMs, now }) })
  const device = knownDeviceOf(cookies.device, email, settings.tokenSecrets)
  if (device !== undefined) return [{ ...inWindow(`${account}:device:${device}`, max), isOfAccount: true }]
  return [
    { ...inWindow(`${account}:ip:${network}`, max), isOfAccount: true },
    { ...inWindow(`sign-in:ip:${network}`, maxOfAddress), isOfAccount: false },
    { key: account, use: () => useDelayedTry(pool, { key: account, now, ...delays }), isOfAccount: true },
  ] satisfies Array<Counter & { isOfAccount: boolean }>
}

/** True once a day and account, so that nobody can fill a mailbox by wrong passwords. */
export async function isFirstWarningToday({ pool, clock }: AnyRequestContext, email: string): Promise<boolean> {
  const key = `${accountKeyOf(email)}:warning`
  return 'used' in (await useTry(pool, { key, max: 1, windowMs: dayMs, now: clock.now() }))
}

/** Forgets the wrong passwords of an account, from every address and browser. */
export async function forgetSignInTries(database: Queryable, email: string): Promise<void> {
  const key = accountKeyOf(email)
  await database.execute(sql`delete from rate_limits where key = ${key} or starts_with(key, ${`${key}:`})`)
}

function accountKeyOf(email: string): string {
  return `sign-in:${hashForCounter(email)}`
}
