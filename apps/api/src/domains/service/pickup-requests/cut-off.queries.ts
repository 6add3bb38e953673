import { company } from '#database/schema/company.ts'
import { loadWorkingDays } from '#domains/company/company-days/company-days.queries.ts'
import type { WorkingDays } from '#domains/company/company-days/working-days.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import type { CutOffRule } from './cut-off.ts'

export type LoadedCutOff = {
  rule: CutOffRule
  calendar: { days: WorkingDays; timeZone: string }
  phone: string
  acceptsCancellations: boolean
}

/** Loads the company's rule, and its working days around some instants. */
export async function loadCutOffRule(context: AnyContext, around: readonly Date[]): Promise<LoadedCutOff> {
  const { timeZone } = context.settings
  const { requestCutOffTime, requestCutOffDays, cutOffCountsWorkingDays, phone, acceptsCancellations } = company
  const [found] = await context.database
    .select({ requestCutOffTime, requestCutOffDays, cutOffCountsWorkingDays, phone, acceptsCancellations })
    .from(company)
  if (found === undefined) throw new Error('the company row is missing')
  const days = around.map((instant) => dayOf(instant, timeZone)).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return {
    rule: found,
    calendar: { days: await loadWorkingDays(context, first, last), timeZone },
    phone: found.phone,
    acceptsCancellations: found.acceptsCancellations,
  }
}
