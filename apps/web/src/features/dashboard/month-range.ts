import type { MonthlyWaste } from '@thant/contracts/wastes'
import { Temporal } from 'temporal-polyfill'

/** Months as `YYYY-MM`, both included. */
export type MonthRange = { from: string; to: string }

/** Where the range starts until the data is there (docs/specification.md 9-20). */
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

/** An address with another range, all else of it as it was; the usual one needs no words. */
export function withRange(before: URLSearchParams, { from, to }: MonthRange, usual: MonthRange): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('from')
  after.delete('to')
  if (from === usual.from && to === usual.to) return after
  after.set('from', from)
  after.set('to', to)
  return after
}

/** The month before a month, both as `YYYY-MM`. */
export function monthBefore(month: string): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString()
}

function isMonth(text: string): boolean {
  return /^(199\d|20\d\d)-(0[1-9]|1[0-2])$/.test(text)
}
