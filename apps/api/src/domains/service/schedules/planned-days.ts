import type { HolidayPolicy } from '@thant/contracts/service/schedule-forms'
import {
  isHoliday,
  isWorkingDay,
  nextWorkingDay,
  previousWorkingDay,
  type WorkingDays,
} from '#domains/company/company-days/working-days.ts'
import { daysAfter } from '#lib/company-time.ts'
import { namesWeekdays, occurrencesBetween, type Recurring } from './occurrences.ts'

export type PlannedDay = {
  /** The schedule's own day. */
  occurrenceOn: string
  /** The day of the pickup; null where there is none, because the day is skipped or another pickup is there. */
  pickUpOn: string | null
  isHoliday: boolean
}

/** Days on which others visit the place of the schedule, and those of them whose visit a holiday moved there. */
export type OtherVisits = { days: ReadonlySet<string>; moved: ReadonlySet<string> }

const noOthers: OtherVisits = { days: new Set(), moved: new Set() }

export type Plan = Recurring & { holidayPolicy: HolidayPolicy }

/** Pickups may come from a holiday so many days away. Thingyan has at most ten days. */
const marginDays = 21

/**
 * Plans the pickups of the schedule's days from `from` to `to`. None is before `from` or after the schedule's end: a
 * pickup that would be moved there stays on its day, where staff decide. Moved pickups never meet another one, and the
 * one that comes later is left out.
 */
export function planDays(
  schedule: Plan,
  { from, to }: { from: string; to: string },
  days: WorkingDays,
  others = noOthers,
): PlannedDay[] {
  const occurrences = occurrencesBetween(schedule, daysAfter(from, -marginDays), daysAfter(to, marginDays))
  const isDayOff = (day: string) => (namesWeekdays(schedule) ? isHoliday(days, day) : !isWorkingDay(days, day))
  const isInside = (day: string) => day >= from && (schedule.endsOn === null || day <= schedule.endsOn)
  const dayOf = (day: string) => {
    if (schedule.holidayPolicy === 'skip') return null
    const moved = movedDay(schedule.holidayPolicy, day, days)
    return isInside(moved) ? moved : day
  }
  const planned = occurrences.map((day) => {
    const isFree = isDayOff(day)
    return { occurrenceOn: day, pickUpOn: isFree ? dayOf(day) : day, isHoliday: isFree }
  })
  const own = planned.flatMap(({ occurrenceOn, pickUpOn }) => (pickUpOn === occurrenceOn ? [pickUpOn] : []))
  const taken = new Set([...own, ...others.days])
  return planned
    .map(({ pickUpOn, ...plan }) => {
      const isMoved = pickUpOn !== null && pickUpOn !== plan.occurrenceOn
      const isMet = pickUpOn !== null && (isMoved ? taken : others.moved).has(pickUpOn)
      if (isMoved) taken.add(pickUpOn)
      return { ...plan, pickUpOn: isMet ? null : pickUpOn }
    })
    .filter(({ occurrenceOn, pickUpOn }) => occurrenceOn <= to && (pickUpOn ?? occurrenceOn) >= from)
}

function movedDay(policy: HolidayPolicy, day: string, days: WorkingDays): string {
  if (policy === 'next') return nextWorkingDay(days, day)
  return policy === 'previous' ? previousWorkingDay(days, day) : day
}
