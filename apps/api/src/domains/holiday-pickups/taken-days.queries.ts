import type { WayType } from '@thant/contracts/pickups'
import { and, gte, inArray, isNull, lt, ne } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { pickups } from '#database/schema/pickups.ts'
import { dayOf, endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'

/** Pickups of holidays are moved by less than this. */
const reach = { days: 21 }

type HolidayPickup = { _id: string; siteId: string; holiday: { day: string } }

/**
 * Reads once for all pickups of holidays on which days their sites have others. Those of the holidays themselves are
 * left out, since they are about to move too.
 */
export async function loadTakenDays({ database, settings }: Context, listed: readonly HolidayPickup[]) {
  const ids = new Set(listed.map(({ _id }) => _id))
  const holidays = listed.map(({ holiday }) => holiday.day).toSorted()
  const [first, last] = [holidays[0], holidays.at(-1)]
  const daysOf = new Map<string, Set<string>>()
  if (first !== undefined && last !== undefined) {
    const sites = [...new Set(listed.map(({ siteId }) => siteId))]
    const rows = await database
      .select({ id: pickups.id, siteId: pickups.siteId, wayType: pickups.wayType, pickUpAt: pickups.pickUpAt })
      .from(pickups)
      .where(
        and(
          inArray(pickups.siteId, sites),
          gte(pickups.pickUpAt, startOfDay(before(first), settings.timeZone)),
          lt(pickups.pickUpAt, endOfDay(after(last), settings.timeZone)),
          ne(pickups.status, 'CANCELLED'),
          isNull(pickups.archivedAt),
        ),
      )
    for (const { siteId, wayType, pickUpAt } of rows.filter(({ id }) => !ids.has(id))) {
      const key = keyOf(siteId, wayType)
      daysOf.set(key, (daysOf.get(key) ?? new Set()).add(dayOf(pickUpAt, settings.timeZone)))
    }
  }
  return {
    around: (holiday: string, siteId: string, wayType: WayType | null): string[] =>
      [...(daysOf.get(keyOf(siteId, wayType)) ?? [])]
        .filter((day) => before(holiday) <= day && day <= after(holiday))
        .toSorted(),
  }
}

function keyOf(siteId: string, wayType: WayType | null): string {
  return `${siteId} ${wayType}`
}

function before(day: string): string {
  return Temporal.PlainDate.from(day).subtract(reach).toString()
}

function after(day: string): string {
  return Temporal.PlainDate.from(day).add(reach).toString()
}
