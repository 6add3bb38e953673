import type { companyDays } from '@thant/api/database/schema/company-days'
import { holidaysOfMyanmar } from '@thant/api/domains/company/company-days/holidays-of-myanmar'
import type { WorkingDays } from '@thant/api/domains/company/company-days/working-days'
import type { UserRow } from '../customers/staff.ts'
import type { Timeline } from '../timeline.ts'

/** The holidays of the present year and the year before are confirmed; those of the next one are for staff to do. */
export function holidayRows(
  { users }: { users: UserRow[] },
  { now, today: { year } }: Timeline,
): Array<typeof companyDays.$inferInsert> {
  const planner = users.find(({ role }) => role === 'OPERATION MANAGER')
  return confirmedHolidays(year).map((holiday) => ({
    ...holiday,
    kind: 'closed' as const,
    updatedAt: now,
    updatedById: planner?.id ?? null,
  }))
}

/** Sundays are days of rest, as in a portal that nobody has set up otherwise. */
export function workingDaysAround({ today: { year } }: Pick<Timeline, 'today'>): WorkingDays {
  const closed = new Set(confirmedHolidays(year).map(({ day }) => day))
  return { weekdays: [1, 2, 3, 4, 5, 6], closed, working: new Set() }
}

function confirmedHolidays(year: number) {
  return [year - 1, year].flatMap((of) => holidaysOfMyanmar(of))
}
