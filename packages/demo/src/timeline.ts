import { Temporal } from 'temporal-polyfill'

type Day = Temporal.PlainDate

/** The demonstration data covers these days around the day on which the database is filled. */
export type Timeline = {
  now: Date
  today: Day
  /** The day of the first recorded pickup, 30 months ago. */
  firstDay: Day
  /** The day of the last planned pickup, three weeks ahead. */
  lastDay: Day
  /** Converts minutes after midnight in the company's time zone to an instant. */
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

export function daysOf({ firstDay, lastDay }: Timeline): Day[] {
  const days: Day[] = []
  for (let day = firstDay; Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) days.push(day)
  return days
}

export function isBefore(day: Day, other: Day): boolean {
  return Temporal.PlainDate.compare(day, other) < 0
}

export function earlierOf(day: Day, other: Day): Day {
  return isBefore(day, other) ? day : other
}

export function laterOf(day: Day, other: Day): Day {
  return isBefore(day, other) ? other : day
}
