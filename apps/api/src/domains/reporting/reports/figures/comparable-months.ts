import { Temporal } from 'temporal-polyfill'

type Span = {
  months: { from: string; to: string }
  /** The months with pickups within the span, ascending. */
  collected: string[]
  /** False where collection began only within the span. */
  isWhole: boolean
}

/**
 * Chooses the months that a report is compared with, all YYYY-MM in ascending order. As many months with pickups as the
 * report has are taken right before it: where it is of whole quarters, these are the quarters before, which group
 * months with pickups too. The others are its own months a year earlier. Null where there were no pickups.
 */
export function comparableMonths(
  known: readonly string[],
  reported: readonly string[],
  chosen: readonly string[],
): { before: Span | null; yearAgo: Span | null } {
  const [first = '', last = first] = [reported[0], reported.at(-1)]
  const before = known.filter((month) => month < first).slice(-chosen.length)
  const yearEarlier = reported.map(yearBefore)
  const collected = yearEarlier.filter((month) => known.includes(month))
  const began = known[0] ?? ''
  return {
    before: spanOf(before, before[0] ?? '', before.at(-1) ?? '', before.length === chosen.length),
    yearAgo: spanOf(collected, yearBefore(first), yearBefore(last), began <= yearBefore(first)),
  }
}

function spanOf(collected: string[], from: string, to: string, isWhole: boolean): Span | null {
  return collected.length === 0 ? null : { months: { from, to }, collected, isWhole }
}

function yearBefore(month: string): string {
  return Temporal.PlainYearMonth.from(month).subtract({ years: 1 }).toString()
}
