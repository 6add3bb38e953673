import { and, gt, gte, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { dayOf, startOfDay } from '#lib/company-time.ts'
import type { Services } from '#lib/context.ts'

/** Open pickups of today and later. */
export function isPickupAhead({ clock, settings }: Pick<Services, 'clock' | 'settings'>): SQL | undefined {
  const today = dayOf(clock.now(), settings.timeZone)
  return and(
    gte(pickups.pickUpAt, startOfDay(today, settings.timeZone)),
    inArray(pickups.status, ['REQUESTED', 'CONFIRMED', 'ONHOLD']),
    isNull(pickups.archivedAt),
  )
}

/** Schedules whose last day is not over. */
export function isScheduleRunning({ clock, settings }: Pick<Services, 'clock' | 'settings'>): SQL | undefined {
  const today = dayOf(clock.now(), settings.timeZone)
  return and(isNull(schedules.archivedAt), or(isNull(schedules.endsOn), gte(schedules.endsOn, today)))
}

/** Requests that wait for an answer, and not past their time, which a job writes down later. */
export function isRequestOpen(now: Date): SQL | undefined {
  return and(inArray(pickupRequests.state, ['OPEN', 'COUNTERED']), gt(pickupRequests.expiresAt, now))
}
