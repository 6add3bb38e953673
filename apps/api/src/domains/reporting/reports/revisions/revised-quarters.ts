import { isOfMonths, type MonthsPeriod, type Period, quarterRangeOf } from '@thant/contracts/reporting/quarters'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { ordinalOf } from '#domains/service/pickups/organization-pickups/quarters.ts'
import type { PlannedReport } from '../planned-report.ts'

type Revised = Pick<PlannedReport, 'title' | 'quarters' | 'period'>

/**
 * Returns the quarters of a report as it named them, whatever quarters there are today. A month in between that had no
 * pickups then, and has some now, is in; none that had is out. `collected` are all months with pickups now.
 */
export function revisedQuarters(old: ReportData, collected: readonly string[], currentMonth: string): Revised {
  if (old.period !== undefined && isOfMonths(old.period)) return revisedMonths(old, old.period, currentMonth)
  const quarters = old.quarters.map(({ ordinal, isInProgress, ...quarter }) => {
    const last = quarter.months.at(-1) ?? quarter.firstMonth
    const within = collected.filter((month) => month >= quarter.firstMonth && month <= last)
    const months = [...new Set([...quarter.months, ...within])].sort()
    const isLatest = !collected.some((month) => month > last)
    return {
      ...quarter,
      months,
      ordinal: ordinal ?? ordinalOf(quarter.label),
      isInProgress: isInProgress === true && (last >= currentMonth || (isLatest && months.length < 3)),
    }
  })
  return { title: old.title, quarters, period: periodOfRevised(old.period, quarters) }
}

/** Chosen months stay as they were, with pickups or without; what was in progress may be over by now. */
function revisedMonths({ title, quarters }: ReportData, { months }: MonthsPeriod, currentMonth: string): Revised {
  const isRunning = (last: string) => last >= currentMonth
  return {
    title,
    quarters: quarters.map((group) => ({ ...group, isInProgress: isRunning(group.months.at(-1) ?? group.firstMonth) })),
    period: { months, ...(isRunning(months.to) && { isInProgress: true as const }) },
  }
}

/** Reports of the first release have no period as data, so each of their quarters is named by itself. */
function periodOfRevised(
  period: Exclude<Period, MonthsPeriod> | undefined,
  quarters: ReadonlyArray<Parameters<typeof quarterRangeOf>[0][number]>,
): Revised['period'] {
  if (period === undefined || typeof period === 'string') return quarters.map((quarter) => quarterRangeOf([quarter]))
  const isInProgress = quarters.some((quarter) => quarter.isInProgress)
  const ranges = [period].flat().map(({ isInProgress: was, ...range }) => ({
    ...range,
    ...(was && isInProgress && { isInProgress: was }),
  }))
  const [only, ...others] = ranges
  return only !== undefined && others.length === 0 ? only : ranges
}
