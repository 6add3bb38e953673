import { hourMs } from '@thant/contracts/durations'
import { Temporal } from 'temporal-polyfill'
import type { Timetable } from '#database/jobs/queues.ts'
import { dayOf, timeOfDayOn, zonedOf } from '#lib/company-time.ts'

/** The latest moment, up to now, at which a job was due. */
export function lastDueOf(timetable: Timetable, now: Date, timeZone: string): Date {
  const today = dayOf(now, timeZone)
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  if ('dailyAt' in timetable) {
    const due = timeOfDayOn(today, timetable.dailyAt, timeZone)
    return due <= now ? due : timeOfDayOn(yesterday, timetable.dailyAt, timeZone)
  }
  const { everyMinutes, from = '00:00' } = timetable
  const { hour, minute } = zonedOf(now, timeZone)
  const minutes = hour * 60 + minute
  const due = minutes - (minutes % everyMinutes)
  if (due >= minutesOf(from)) return timeOfDayOn(today, timeOf(due), timeZone)
  return timeOfDayOn(yesterday, timeOf(24 * 60 - everyMinutes), timeZone)
}

function minutesOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return hour * 60 + minute
}

function timeOf(minutes: number): string {
  return new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60).toString()
}

export type Run = { sentAt: Date; lastRunAt: Date }

/**
 * Whether a job has to be sent for a moment at which it was due. One that did not succeed is sent again after an hour. What
 * lies in the future was written while the clock was wrong, and counts for nothing.
 */
export function isOverdue({ sentAt, lastRunAt }: Run, due: Date, now: Date): boolean {
  const isDone = lastRunAt >= due && !isAhead(lastRunAt, now)
  const isSent = sentAt >= due && !isAhead(sentAt, now) && now.getTime() - sentAt.getTime() < hourMs
  return !isDone && !isSent
}

/** The clocks of several servers may differ by some seconds. */
function isAhead(instant: Date, now: Date): boolean {
  return instant.getTime() - now.getTime() > hourMs
}
