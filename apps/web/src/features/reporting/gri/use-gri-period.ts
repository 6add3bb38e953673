import { useSearchParams } from 'react-router'
import { Temporal } from 'temporal-polyfill'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { rangeIn } from '#components/pickers/range-in.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { defaultPeriods, thisYear } from './periods.ts'

const reachedYears = 10

/** Keeps the months in the address; this year is shown as long as none are chosen. */
export function useGriPeriod() {
  const [params, setParams] = useSearchParams()
  const thisMonth = thisMonthIn(useCompanyTimeZone())
  const periods = defaultPeriods(thisMonth)
  const choose = (range: MonthRange) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('from', range.from)
        after.set('to', range.to)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const range = griRange(params, thisMonth)
  const whole = {
    from: Temporal.PlainYearMonth.from(thisMonth).subtract({ years: reachedYears }).toString(),
    to: thisMonth,
  }
  return { range, choose, periods, whole }
}

/** Returns the months in an address, or this year. */
export function griRange(params: URLSearchParams, thisMonth: string): MonthRange {
  return rangeIn(params) ?? thisYear(thisMonth)
}
