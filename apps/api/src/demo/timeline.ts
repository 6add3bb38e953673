import { Temporal } from 'temporal-polyfill'

type Day = Temporal.PlainDate

/** The days the demonstration company knows, around the day it is filled on. */
export type Timeline = {
  now: Date
  today: Day
  /** Of the first pickup on record, 30 months ago. */
  firstDay: Day
  /** Of the last pickup that is planned, three weeks from now. */
  lastDay: Day
  /** The instant of a time of day, in minutes, in the company's time zone. */
  at(day: Day, minutes: number): Date
}

export function createTimeline(now: Date, timeZone: string): Timeline {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  return {
    now,
    today,
    firstDay: today.subtract({ months: 30 }),
    lastDay: today.add({ weeks: 3 }),
    at(day, minutes) {
      const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
      return new Date(day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds)
    },
  }
}

/** Every day of the timeline, in order. */
export function daysOf({ firstDay, lastDay }: Timeline): Day[] {
  const days: Day[] = []
  for (let day = firstDay; Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) days.push(day)
  return days
}

export function isBefore(day: Day, other: Day): boolean {
  return Temporal.PlainDate.compare(day, other) < 0
}
