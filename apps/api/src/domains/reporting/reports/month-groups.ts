import { everyMonth } from '@thant/charts/every-month'
import type { MonthGroup, MonthsPeriod } from '@thant/contracts/reporting/quarters'
import { titleOf } from './report-title.ts'

/** Groups months by threes, in order from the first. Months to come are left out: nobody knows what they will have. */
export function monthGroups(
  { from, to }: MonthsPeriod['months'],
  currentMonth: string,
): { groups: MonthGroup[]; period: MonthsPeriod } {
  const until = to < currentMonth ? to : currentMonth
  const months = everyMonth([], { from, to: until }).months.map(({ month }) => month)
  const groups = Array.from({ length: Math.ceil(months.length / 3) }, (_, index) =>
    groupOf(months.slice(index * 3, index * 3 + 3), currentMonth),
  )
  return { groups, period: { months: { from, to: until }, ...(until >= currentMonth && { isInProgress: true }) } }
}

function groupOf(months: string[], currentMonth: string): MonthGroup {
  const [from = '', to = from] = [months[0], months.at(-1)]
  return { label: titleOf({ months: { from, to } }), firstMonth: from, months, isInProgress: to >= currentMonth }
}
