import { Temporal } from 'temporal-polyfill'

/** Days are YYYY-MM-DD, weekdays 1 for Monday to 7 for Sunday. There is at least one weekday. */
export type WorkingDays = {
  weekdays: readonly number[]
  /** Holidays and closures. */
  closed: ReadonlySet<string>
  /** Days on which the company works although it usually rests on that weekday. */
  working: ReadonlySet<string>
}

export function isWorkingDay(days: WorkingDays, day: string): boolean {
  return isOpen(days, Temporal.PlainDate.from(day))
}

/** Tells whether the company is closed on a day of its calendar; a weekday of rest is none. */
export function isHoliday({ closed, working }: WorkingDays, day: string): boolean {
  return closed.has(day) && !working.has(day)
}

/** Returns the first working day strictly after `day`. */
export function nextWorkingDay(days: WorkingDays, day: string): string {
  return addWorkingDays(days, day, 1)
}

/** Returns the last working day strictly before `day`. */
export function previousWorkingDay(days: WorkingDays, day: string): string {
  return addWorkingDays(days, day, -1)
}

/** Counts back where `count` is negative. For 0 it returns `day`, even if that is a day of rest. */
export function addWorkingDays(days: WorkingDays, day: string, count: number): string {
  const step = Math.sign(count)
  let date = Temporal.PlainDate.from(day)
  for (let left = Math.abs(count); left > 0; ) {
    date = date.add({ days: step })
    if (isOpen(days, date)) left -= 1
  }
  return date.toString()
}

function isOpen({ weekdays, closed, working }: WorkingDays, date: Temporal.PlainDate): boolean {
  const day = date.toString()
  return working.has(day) || (!closed.has(day) && weekdays.includes(date.dayOfWeek))
}
