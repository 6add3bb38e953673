import type { CompanyDay } from '@thant/contracts/company/company-days'
import { Temporal } from 'temporal-polyfill'
import { daysAfter } from '#lib/entries/zoned-time.ts'

type Entry = Pick<CompanyDay, 'kind' | 'name' | 'nameInBurmese'>

/** `weekdays` are 1 for Monday to 7 for Sunday; none means that they are not known yet. */
export type WorkingCalendar = { weekdays: readonly number[]; days: ReadonlyMap<string, Entry> }

/** Returns why the company does not work on a day: the closed day, or its weekday. */
export function restOf({ weekdays, days }: WorkingCalendar, day: string): Entry | 'weekday' | undefined {
  const entry = days.get(day)
  if (entry !== undefined) return entry.kind === 'closed' ? entry : undefined
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day)) ? undefined : 'weekday'
}

/** Returns the day itself, or the first day after it on which the company works; the day where there is none for weeks. */
export function nextWorkingDay(calendar: WorkingCalendar, day: string): string {
  const days = Array.from({ length: 60 }, (_, count) => daysAfter(day, count))
  return days.find((candidate) => restOf(calendar, candidate) === undefined) ?? day
}

function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek
}
