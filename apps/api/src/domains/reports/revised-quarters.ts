import type { Quarter } from '@thant/contracts/quarters'

/**
 * Returns, for each quarter of a report, the quarter of today that contains most of its months. A pickup that is added
 * in an earlier month moves the boundaries of all later quarters.
 */
export function revisedQuarters(months: readonly string[], firstMonths: readonly string[], today: readonly Quarter[]) {
  const revised = firstMonths.map((first, index) => {
    const next = firstMonths[index + 1]
    const own = months.filter((month) => month >= first && (next === undefined || month < next))
    const shared = (quarter: Quarter) => quarter.months.filter((month) => own.includes(month)).length
    return today.toSorted((one, other) => shared(other) - shared(one)).find((quarter) => shared(quarter) > 0)
  })
  return [...new Set(revised)].filter((quarter) => quarter !== undefined)
}
