import type { Period } from '@thant/contracts/quarters'
import { quarterRangeOf } from '@thant/contracts/quarters'
import type { ReportData } from '@thant/contracts/report-data'
import { ordinalOf } from '#domains/pickups/quarters.ts'
import type { PlannedReport } from './planned-report.ts'

type Revised = Pick<PlannedReport, 'title' | 'quarters' | 'period'>

/**
 * Returns the quarters of a report as it named them, whatever quarters there are today. A month in between that had no
 * pickups then, and has some now, is in; none that had is out. `collected` are all months with pickups now.
 */
export function revisedQuarters(old: ReportData, collected: readonly string[], currentMonth: string): Revised {
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

/** Reports of the first release have no period as data, so each of their quarters is named by itself. */
function periodOfRevised(period: Period | undefined, quarters: Revised['quarters']): Revised['period'] {
  if (period === undefined || typeof period === 'string') return quarters.map((quarter) => quarterRangeOf([quarter]))
  const isInProgress = quarters.some((quarter) => quarter.isInProgress)
  const ranges = [period].flat().map(({ isInProgress: was, ...range }) => ({
    ...range,
    ...(was && isInProgress && { isInProgress: was }),
  }))
  const [only, ...others] = ranges
  return only !== undefined && others.length === 0 ? only : ranges
}
