import { Temporal } from 'temporal-polyfill'
import { addWorkingDays, nextWorkingDay, type WorkingDays } from '#domains/company/company-days/working-days.ts'
import { dayOf, timeOfDayOn } from '#lib/company-time.ts'

export type CutOffRule = {
  /** HH:MM on the company's clock. */
  requestCutOffTime: string
  requestCutOffDays: number
  cutOffCountsWorkingDays: boolean
}
type Calendar = { days: WorkingDays; timeZone: string }

/** Returns until when customers may ask for a pickup at an instant. */
export function cutOffOf(at: Date, rule: CutOffRule, { days, timeZone }: Calendar): Date {
  return cutOffOfDay(dayOf(at, timeZone), rule, { days, timeZone })
}

/** Returns the first working day that customers may still ask for. */
export function firstDayToAskFor(now: Date, rule: CutOffRule, calendar: Calendar): string {
  let day = dayOf(now, calendar.timeZone)
  while (cutOffOfDay(day, rule, calendar) <= now) day = nextWorkingDay(calendar.days, day)
  return day
}

function cutOffOfDay(day: string, rule: CutOffRule, { days, timeZone }: Calendar): Date {
  const { requestCutOffTime, requestCutOffDays, cutOffCountsWorkingDays } = rule
  const last = cutOffCountsWorkingDays
    ? addWorkingDays(days, day, -requestCutOffDays)
    : Temporal.PlainDate.from(day).subtract({ days: requestCutOffDays }).toString()
  return timeOfDayOn(last, requestCutOffTime, timeZone)
}
