import { countMonths } from '@thant/contracts/days'
import type { Quarter } from '@thant/contracts/reporting/quarters'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { Temporal } from 'temporal-polyfill'
import type { MonthRange } from '#components/pickers/month-presets.ts'

export type NamedPeriod = { label: TranslationKey; range: MonthRange }

/** With a last day, the last month counts up to it. */
export type DayRange = MonthRange & { lastDay?: number }

/** The periods that people report on; those that are not over end with this month, so that equal spans are compared. */
export function defaultPeriods(thisMonth: string): NamedPeriod[] {
  const month = Temporal.PlainYearMonth.from(thisMonth)
  const sinceQuarter = (month.month - 1) % 3
  const rangeOf = (monthsAgo: number, count: number): MonthRange => ({
    from: month.subtract({ months: monthsAgo }).toString(),
    to: month.subtract({ months: monthsAgo - count + 1 }).toString(),
  })
  return [
    { label: 'This month', range: rangeOf(0, 1) },
    { label: 'Last month', range: rangeOf(1, 1) },
    { label: 'This quarter', range: rangeOf(sinceQuarter, sinceQuarter + 1) },
    { label: 'Last quarter', range: rangeOf(sinceQuarter + 3, 3) },
    { label: 'This year', range: rangeOf(month.month - 1, month.month) },
    { label: 'Last year', range: rangeOf(month.month + 11, 12) },
  ]
}

/** This year up to this month. */
export function thisYear(thisMonth: string): MonthRange {
  return { from: `${thisMonth.slice(0, 4)}-01`, to: thisMonth }
}

/** Months between those with waste are part of it, and add nothing. */
export function rangeOfQuarter({ firstMonth, months }: Quarter): MonthRange {
  return { from: firstMonth, to: months.at(-1) ?? firstMonth }
}

/** Returns today for a period that has begun and is not over. */
export function countedUntil({ from, to }: MonthRange, today: string): string | undefined {
  const thisMonth = today.slice(0, 7)
  return from <= thisMonth && to >= thisMonth ? today : undefined
}

/**
 * Returns the period, as many months before it, and the same months a year ago. Of one that is not over, all three end
 * with the same day of their last month.
 */
export function comparedPeriods(
  range: MonthRange,
  today: string,
): [now: DayRange, before: DayRange, yearAgo: DayRange] {
  const isOver = countedUntil(range, today) === undefined
  const now = isOver ? range : { from: range.from, to: today.slice(0, 7) }
  const days = isOver ? {} : { lastDay: Number(today.slice(8)) }
  return [
    { ...now, ...days },
    { ...periodBefore(now), ...days },
    { ...yearBefore(now), ...days },
  ]
}

/** The months of a period that are over; undefined if there are none. */
export function finishedMonths({ from, to }: MonthRange, today: string): MonthRange | undefined {
  const lastMonth = Temporal.PlainYearMonth.from(today.slice(0, 7)).subtract({ months: 1 }).toString()
  if (from > lastMonth) return undefined
  return { from, to: to < lastMonth ? to : lastMonth }
}

/** As many months, up to the one before. */
function periodBefore({ from, to }: MonthRange): MonthRange {
  const first = Temporal.PlainYearMonth.from(from)
  return {
    from: first.subtract({ months: countMonths({ from, to }) }).toString(),
    to: first.subtract({ months: 1 }).toString(),
  }
}

function yearBefore({ from, to }: MonthRange): MonthRange {
  const ago = (month: string) => Temporal.PlainYearMonth.from(month).subtract({ years: 1 }).toString()
  return { from: ago(from), to: ago(to) }
}
