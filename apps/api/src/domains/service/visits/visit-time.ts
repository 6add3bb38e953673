import { dayOf } from '#lib/company-time.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { readPhoneClock } from '#lib/requests/phone-clock.ts'

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
  const { at, problem } = readPhoneClock(recordedAt, { receivedAt, timeZone })
  if (problem === 'ahead') throw errorAt('recordedAt', 'outcome.time-unlikely')
  if (problem === 'too-old') throw errorAt('recordedAt', 'visit.too-late')
  const day = dayOf(at, timeZone)
  const today = dayOf(receivedAt, timeZone)
  return { at, isLate: today > day, isOnItsDay: day === dayOf(plannedAt, timeZone) }
}
