import { Temporal } from 'temporal-polyfill'
import type { WorkingDays } from '#domains/company/company-days/working-days.ts'
import { dayOf, daysAfter, timeOfDayOn } from '#lib/company-time.ts'
import { type OtherVisits, type Plan, type PlannedDay, planDays } from './planned-days.ts'

/** Until when pickups are made ahead, and what has to be known for it. */
export type Horizon = { now: Date; today: string; until: string; timeZone: string; workingDays: WorkingDays }

/** Its `endsOn` is the last day with a pickup: the end of the schedule or of the contract, whichever is earlier. */
export type TimedPlan = Plan & { timeOfDay: string }

export type PlannedPickup = { occurrenceOn: string; pickUpAt: Date }
export type SchedulePlan = { days: PlannedDay[]; pickups: PlannedPickup[] }

/** Plans the pickups from `from`, or from now on, to the horizon; a pickup whose time is over is never planned. */
export function planSchedule(
  schedule: TimedPlan,
  horizon: Horizon,
  from = horizon.today,
  others?: OtherVisits,
): SchedulePlan {
  const { timeZone, until, workingDays } = horizon
  const span = { from: firstDayAhead(schedule.timeOfDay, horizon, from), to: until }
  const days = planDays(schedule, span, workingDays, others)
  const pickups = days.flatMap(({ occurrenceOn, pickUpOn }) =>
    pickUpOn === null ? [] : [{ occurrenceOn, pickUpAt: timeOfDayOn(pickUpOn, schedule.timeOfDay, timeZone) }],
  )
  return { days, pickups }
}

export function horizonFrom(now: Date, weeks: number, timeZone: string): Omit<Horizon, 'workingDays'> {
  const today = dayOf(now, timeZone)
  return { now, today, until: Temporal.PlainDate.from(today).add({ weeks }).toString(), timeZone }
}

export function dayBefore(day: string): string {
  return daysAfter(day, -1)
}

/** Returns the earlier day; null is no end. */
export function earlierEnd(day: string | null, other: string | null): string | null {
  if (day === null || other === null) return day ?? other
  return day < other ? day : other
}

function firstDayAhead(timeOfDay: string, { now, today, timeZone }: Horizon, from: string): string {
  if (from > today) return from
  const isAhead = timeOfDayOn(today, timeOfDay, timeZone) > now
  return isAhead ? today : daysAfter(today, 1)
}
