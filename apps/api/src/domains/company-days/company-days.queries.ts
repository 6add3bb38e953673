import { between } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { company } from '#database/schema/company.ts'
import { companyDays } from '#database/schema/company-days.ts'
import type { AnyContext } from '#lib/context.ts'
import type { WorkingDays } from './working-days.ts'

/** A working day is searched so far outside of the days that are asked for. Thingyan has at most ten days. */
const margin = { months: 2 }

/** Loads what `working-days.ts` needs for days from `from` to `to` and for the working days next to them. */
export async function loadWorkingDays(
  { database }: Pick<AnyContext, 'database'>,
  from: string,
  to: string,
): Promise<WorkingDays> {
  const first = Temporal.PlainDate.from(from).subtract(margin).toString()
  const last = Temporal.PlainDate.from(to).add(margin).toString()
  const [found] = await database.select({ weekdays: company.workingWeekdays }).from(company)
  if (found === undefined) throw new Error('the company row is missing')
  const { day, kind } = companyDays
  const rows = await database
    .select({ day, kind })
    .from(companyDays)
    .where(between(day, first, last))
  const daysOf = (wanted: string) => new Set(rows.filter((row) => row.kind === wanted).map((row) => row.day))
  return { weekdays: found.weekdays, closed: daysOf('closed'), working: daysOf('working') }
}
