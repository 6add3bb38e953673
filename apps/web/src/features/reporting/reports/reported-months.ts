import type { Quarter } from '@thant/contracts/reporting/quarters'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { defaultPeriods } from '#features/reporting/gri/periods.ts'

/** What a report is of: quarters, by their first months, or any months. */
export type ReportedMonths = { quarters: string[] } | { months: MonthRange }

const offered = ['Last quarter', 'This year', 'Last year']

/** The periods of the calendar that people report on, as far as something was collected in them. */
export function calendarPeriods(collected: readonly string[], thisMonth: string): MonthRange[] {
  return defaultPeriods(thisMonth)
    .filter(({ label }) => offered.includes(label))
    .map(({ range }) => range)
    .filter(({ from, to }) => collected.some((month) => month >= from && month <= to))
}

/** All months since the first pickup. */
export function allMonths(collected: readonly string[], thisMonth: string): MonthRange {
  return { from: collected.toSorted()[0] ?? thisMonth, to: thisMonth }
}

/** How a choice is kept in an address, and told apart from others. */
export function addressOf(reported: ReportedMonths): Record<string, string> {
  return 'months' in reported ? reported.months : { quarter: reported.quarters.join(' ') }
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

export function reportedOf(params: URLSearchParams): ReportedMonths | undefined {
  const [quarter, from, to] = ['quarter', 'from', 'to'].map((name) => params.get(name) ?? '')
  if (quarter) return { quarters: [quarter] }
  if (from === undefined || to === undefined || !monthPattern.test(from) || !monthPattern.test(to)) return undefined
  return { months: { from, to } }
}

/** Whether something was collected in what an address asks for. */
export function isOffered(reported: ReportedMonths | undefined, quarters: readonly Quarter[]): boolean {
  if (reported === undefined) return false
  if ('quarters' in reported) {
    return reported.quarters.every((asked) => quarters.some(({ firstMonth }) => firstMonth === asked))
  }
  const { from, to } = reported.months
  return quarters.some(({ months }) => months.some((month) => month >= from && month <= to))
}
