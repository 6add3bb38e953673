import type { MonthlyWaste } from '@thant/contracts/wastes'

/** Months as `YYYY-MM`, both included. */
export type MonthRange = { from: string; to: string }

/** SPECIFICATION 9: where the range starts until the data is there. */
export const firstMonth = '2018-04'

/** All months that have data, up to now. */
export function usualRange(figures: readonly MonthlyWaste[] | undefined, thisMonth: string): MonthRange {
  return { from: figures?.[0]?.month ?? firstMonth, to: thisMonth }
}

/** The range that an address asks for; undefined when it names none that makes sense. */
export function rangeIn(params: URLSearchParams): MonthRange | undefined {
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  return isMonth(from) && isMonth(to) && from <= to ? { from, to } : undefined
}

function isMonth(text: string): boolean {
  return /^(199\d|20\d\d)-(0[1-9]|1[0-2])$/.test(text)
}
