import type { HolidayPickup } from '@thant/contracts/holiday-pickups'
import { nextWorkingDay, previousWorkingDay, type WorkingDays } from '#domains/company-days/working-days.ts'

type Moment = { day: string; today: string }

/**
 * Proposes what becomes of a pickup on a closed day, by its schedule's policy; without one, it is moved to the next
 * working day. So is one whose previous working day has come already.
 */
export function proposalFor(
  policy: HolidayPickup['policy'],
  { day, today }: Moment,
  days: WorkingDays,
): HolidayPickup['proposal'] {
  if (policy === 'skip') return { decision: 'cancel', day: null }
  const before = policy === 'previous' ? previousWorkingDay(days, day) : today
  return { decision: 'move', day: before > today ? before : nextWorkingDay(days, day) }
}
