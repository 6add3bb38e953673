import { minuteMs } from '@thant/contracts/durations'
import { errorAt } from '#lib/app-error.ts'
import { dayOf, daysAfter } from '#lib/company-time.ts'

/** A phone's clock may be so many minutes fast; what it says of the time ahead is then taken as now. */
export const clockToleranceMinutes = 5
/** A visit arrives until the end of the seventh day after it was recorded. */
export const maxVisitAgeDays = 7

type Times = { recordedAt: Date; receivedAt: Date; plannedAt: Date; timeZone: string }

/**
 * The one rule of time for the weights and reasons of a visit, by when it was recorded: not ahead, at most seven days
 * old, and on the day for which the stop was planned. One that is received on a later day is late.
 */
export function visitTimeOf({ recordedAt, receivedAt, plannedAt, timeZone }: Times): {
  at: Date
  isLate: boolean
  isOnItsDay: boolean
} {
  if (recordedAt.getTime() > receivedAt.getTime() + clockToleranceMinutes * minuteMs) {
    throw errorAt('recordedAt', 'outcome.time-unlikely')
  }
  const at = recordedAt < receivedAt ? recordedAt : receivedAt
  const day = dayOf(at, timeZone)
  const today = dayOf(receivedAt, timeZone)
  if (today > daysAfter(day, maxVisitAgeDays)) throw errorAt('recordedAt', 'visit.too-late')
  return { at, isLate: today > day, isOnItsDay: day === dayOf(plannedAt, timeZone) }
}
