import type { companyDays } from '#database/schema/company-days.ts'
import { holidaysOfMyanmar } from '#domains/company-days/holidays-of-myanmar.ts'
import type { DemoCompany } from './demo-company.ts'

/** The holidays of the present year and the year before are confirmed; those of the next one are for staff to do. */
export function holidayRows({ users }: Pick<DemoCompany, 'users'>, now: Date): Array<typeof companyDays.$inferInsert> {
  const planner = users.find(({ role }) => role === 'OPERATION MANAGER')
  const year = now.getUTCFullYear()
  return [year - 1, year].flatMap((of) =>
    holidaysOfMyanmar(of).map((holiday) => ({
      ...holiday,
      kind: 'closed' as const,
      updatedAt: now,
      updatedById: planner?.id ?? null,
    })),
  )
}
