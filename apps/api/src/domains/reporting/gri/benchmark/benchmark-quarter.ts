import { Temporal } from 'temporal-polyfill'

type Range = { from?: string | undefined; to?: string | undefined }
type Months = { from: string; to: string }

/** The last calendar quarter that lies in the months as a whole and was over before `currentMonth`. */
export function benchmarkQuarter({ from, to }: Range, currentMonth: string): Months | undefined {
  const lastOver = Temporal.PlainYearMonth.from(currentMonth).subtract({ months: 1 })
  const wanted = to === undefined ? lastOver : Temporal.PlainYearMonth.from(to)
  const last = Temporal.PlainYearMonth.compare(wanted, lastOver) > 0 ? lastOver : wanted
  const end = last.subtract({ months: last.month % 3 })
  const start = end.subtract({ months: 2 }).toString()
  return from !== undefined && start < from ? undefined : { from: start, to: end.toString() }
}
