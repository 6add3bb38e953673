import { Temporal } from 'temporal-polyfill'

export const firstYear = 1990
export const lastYear = 2099

/** Returns the weeks of a month (1 to 12) from Sunday: days as `YYYY-MM-DD`, and null for those of other months. */
export function weeksOf(year: number, month: number): Array<Array<string | null>> {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const before = first.dayOfWeek % 7
  const length = Math.ceil((before + first.daysInMonth) / 7)
  return Array.from({ length }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day >= 1 && day <= first.daysInMonth ? first.with({ day }).toString() : null
    }),
  )
}

/** Returns the day that a key moves to; undefined for other keys and beyond the supported years. */
export function dayByKey(day: string, key: string): string | undefined {
  const from = Temporal.PlainDate.from(day)
  const move = moves[key]
  if (move === undefined) return undefined
  const to = from.add(typeof move === 'function' ? { days: move(from.dayOfWeek % 7) } : move)
  return to.year >= firstYear && to.year <= lastYear ? to.toString() : undefined
}

const moves: Record<string, { days: number } | { months: number } | ((weekday: number) => number)> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
  Home: (weekday) => -weekday,
  End: (weekday) => 6 - weekday,
}
