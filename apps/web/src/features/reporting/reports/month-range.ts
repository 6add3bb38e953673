import type { Quarter } from '@thant/contracts/reporting/quarters'

export function rangeOf(months: ReadonlyArray<{ month: string }>): { from: string; to: string } {
  return { from: months[0]?.month ?? '', to: months.at(-1)?.month ?? '' }
}

/** Returns the first and the last month of a quarter. */
export function monthsOf({ firstMonth, months }: Quarter): { from: string; to: string } {
  return { from: firstMonth, to: months.at(-1) ?? firstMonth }
}
