import { useSearchParams } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { rangeIn } from '#components/pickers/range-in.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

const shownMonths = 6
const reachedMonths = 36

/** Keeps the months in the address; the last six are shown as long as none are chosen. */
export function useMassBalanceRange() {
  const [params, setParams] = useSearchParams()
  const to = thisMonthIn(useCompanyTimeZone())
  const choose = (range: MonthRange) => setParams(range, { replace: true })
  return { range: massBalanceRange(params, to), choose, whole: { from: monthsBefore(to, reachedMonths - 1), to } }
}

/** Returns the months in an address, or the last six. */
export function massBalanceRange(params: URLSearchParams, thisMonth: string): MonthRange {
  return rangeIn(params) ?? { from: monthsBefore(thisMonth, shownMonths - 1), to: thisMonth }
}

function monthsBefore(month: string, count: number): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months: count }).toString()
}
