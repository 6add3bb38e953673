import type { MailChoice } from '@thant/contracts/customers/notifications'
import { Temporal } from 'temporal-polyfill'
import { zonedOf } from '#lib/company-time.ts'

/** Nobody is woken by a mail: what happens in the quiet hours is mailed when they end. */
const quietFrom = Temporal.PlainTime.from('21:00')
const quietUntil = Temporal.PlainTime.from('07:00')
const digestTime = Temporal.PlainTime.from('18:00')

/** Returns when a mail is due, in the hours of the company's clock; null for a person who wants none. */
export function mailTimeOf(choice: MailChoice, now: Date, timeZone: string): Date | null {
  if (choice === 'off') return null
  if (choice === 'digest') return next(digestTime, now, timeZone)
  return isQuiet(now, timeZone) ? next(quietUntil, now, timeZone) : now
}

/** What has an end is mailed before it, at night too if the next mail would be too late. */
export function mailTimeBefore(end: Date, choice: MailChoice, now: Date, timeZone: string): Date | null {
  const choices = choice === 'digest' ? (['digest', 'at-once'] as const) : [choice]
  const inTime = choices.map((one) => mailTimeOf(one, now, timeZone)).find((time) => time !== null && time < end)
  return inTime ?? (choice === 'off' ? null : now)
}

function isQuiet(now: Date, timeZone: string): boolean {
  const time = zonedOf(now, timeZone).toPlainTime()
  return Temporal.PlainTime.compare(time, quietFrom) >= 0 || Temporal.PlainTime.compare(time, quietUntil) < 0
}

function next(time: Temporal.PlainTime, now: Date, timeZone: string): Date {
  const zoned = zonedOf(now, timeZone)
  const today = zoned.withPlainTime(time)
  const isAhead = Temporal.ZonedDateTime.compare(zoned, today) < 0
  return new Date((isAhead ? today : today.add({ days: 1 })).epochMilliseconds)
}
