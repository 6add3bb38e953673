import { Temporal } from 'temporal-polyfill'
import { isHoliday, isWorkingDay, type WorkingDays } from '#domains/company/company-days/working-days.ts'

/** Plans are made for the weeks ahead, so that a day beyond this is a slip. */
const nearlyAhead = { years: 1 }

type Term = {
  today: string
  /** Null for a contract without an end. */
  contractEndsOn: string | null
}

/** Returns why the company would usually not come on a day. */
export function warningsOfWork(day: string, workingDays: WorkingDays): string[] {
  if (isHoliday(workingDays, day)) return ['The company is closed on this day.']
  return isWorkingDay(workingDays, day) ? [] : ['The company does not work on this weekday.']
}

/** Returns why a day is probably too far away. */
export function warningsOfTerm(day: string, { today, contractEndsOn }: Term): string[] {
  const warnings: string[] = []
  if (contractEndsOn !== null && day > contractEndsOn) warnings.push('The contract ends before this day.')
  if (day > aYearAfter(today)) warnings.push('This day is more than a year ahead.')
  return warnings
}

/** Returns the last day of the coming year that the contract covers. */
export function lastNearDay(today: string, contractEndsOn: string | null): string {
  const last = aYearAfter(today)
  return contractEndsOn !== null && contractEndsOn < last ? contractEndsOn : last
}

function aYearAfter(day: string): string {
  return Temporal.PlainDate.from(day).add(nearlyAhead).toString()
}
