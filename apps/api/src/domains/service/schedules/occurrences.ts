import type { Recurrence } from '@thant/contracts/service/schedule-forms'
import { Temporal } from 'temporal-polyfill'

export type Recurring = Recurrence & { startsOn: string; endsOn: string | null }

/**
 * Returns the schedule's days from `from` to `to`, both included. Unlike RFC 5545 it skips no month, because every
 * month has a first and a last day and the weekdays that can be chosen.
 */
export function occurrencesBetween(schedule: Recurring, from: string, to: string): string[] {
  const first = from > schedule.startsOn ? from : schedule.startsOn
  const last = schedule.endsOn !== null && schedule.endsOn < to ? schedule.endsOn : to
  if (last < first) return []
  const days = schedule.weekdays.length > 0 ? daysOfWeeks(schedule, first, last) : daysOfMonths(schedule, first, last)
  return days.filter((day) => day >= first && day <= last)
}

/** Returns the first day from `day` on in a week in which the schedule runs, by which a change keeps its weeks. */
export function firstDayInRhythm({ startsOn, everyWeeks }: Recurring, day: string): string {
  const week = mondayOf(day)
  const past = weeksBetween(mondayOf(startsOn), week) % everyWeeks
  return past === 0 ? day : week.add({ weeks: everyWeeks - past }).toString()
}

/** True where the schedule names the weekday of its days, so that a weekly day of rest is meant. */
export function namesWeekdays({ dayOfMonth }: Recurrence): boolean {
  return dayOfMonth === null
}

/** The weeks are counted from the one in which the schedule starts. */
function daysOfWeeks({ weekdays, everyWeeks, startsOn }: Recurring, first: string, last: string): string[] {
  const start = mondayOf(startsOn)
  const firstRun = Math.floor(weeksBetween(start, mondayOf(first)) / everyWeeks)
  const lastRun = Math.floor(weeksBetween(start, mondayOf(last)) / everyWeeks)
  return Array.from({ length: lastRun - firstRun + 1 }, (_, index) => {
    const monday = start.add({ weeks: (firstRun + index) * everyWeeks })
    return weekdays.map((weekday) => monday.add({ days: weekday - 1 }).toString())
  }).flat()
}

function daysOfMonths(recurrence: Recurrence, first: string, last: string): string[] {
  const days: string[] = []
  const lastMonth = Temporal.PlainYearMonth.from(last)
  let month = Temporal.PlainYearMonth.from(first)
  while (Temporal.PlainYearMonth.compare(month, lastMonth) <= 0) {
    days.push(dayOfMonth(recurrence, month).toString())
    month = month.add({ months: 1 })
  }
  return days
}

function dayOfMonth({ nth, weekday, dayOfMonth }: Recurrence, month: Temporal.PlainYearMonth): Temporal.PlainDate {
  const first = month.toPlainDate({ day: 1 })
  const last = month.toPlainDate({ day: month.daysInMonth })
  if (nth === null || weekday === null) return dayOfMonth === 1 ? first : last
  if (nth === -1) return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 })
}

function weeksBetween(monday: Temporal.PlainDate, other: Temporal.PlainDate): number {
  return monday.until(other).days / 7
}

function mondayOf(day: string): Temporal.PlainDate {
  const date = Temporal.PlainDate.from(day)
  return date.subtract({ days: date.dayOfWeek - 1 })
}
