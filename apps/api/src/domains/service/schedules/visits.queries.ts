import type { WayType } from '@thant/contracts/service/pickup-statuses'
import { and, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { holidayMoves } from '#database/schema/company-days.ts'
import { pickups } from '#database/schema/pickups.ts'
import { endOfDay, startOfDay } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import type { OtherVisits } from './planned-days.ts'
import type { Horizon } from './schedule-plan.ts'

type Place = { siteId: string; wayType: WayType | null }
type Span = { from: string; to: string }

/** A pickup of a place on a day; `isMoved` by a holiday, as its schedule or staff decided. */
export type Visit = Place & {
  id: string
  day: string
  scheduleId: string | null
  occurrenceOn: string | null
  isMoved: boolean
}

/** A site is visited once a day for each way type. */
export function placeOf({ siteId, wayType }: Place): string {
  return `${siteId} ${wayType}`
}

export function visitKey(place: Place, day: string): string {
  return `${placeOf(place)} ${day}`
}

export async function listVisits(context: AnyContext, siteIds: readonly string[], span: Span): Promise<Visit[]> {
  if (siteIds.length === 0) return []
  const { timeZone } = context.settings
  const { id, siteId, wayType, pickUpAt, scheduleId, occurrenceOn } = pickups
  const day = sql<string>`to_char(${pickUpAt} at time zone ${timeZone}, 'YYYY-MM-DD')`
  return context.database
    .select({ id, siteId, wayType, day, scheduleId, occurrenceOn, isMoved: isMovedByHoliday(context) })
    .from(pickups)
    .where(and(inArray(siteId, [...siteIds]), isPlannedIn(context, span)))
}

export function isPlannedIn({ settings }: AnyContext, { from, to }: Span): SQL | undefined {
  return and(
    gte(pickups.pickUpAt, startOfDay(from, settings.timeZone)),
    lt(pickups.pickUpAt, endOfDay(to, settings.timeZone)),
    ne(pickups.status, 'CANCELLED'),
    isNull(pickups.archivedAt),
  )
}

/** Returns what keeps the pickups of schedules away from those of others: the visits to come of their sites. */
export function loadVisitsAhead(
  context: AnyContext,
  siteIds: readonly string[],
  { today, until }: Pick<Horizon, 'today' | 'until'>,
): Promise<Visit[]> {
  const to = Temporal.PlainDate.from(until).add({ weeks: 4 }).toString()
  return listVisits(context, siteIds, { from: today, to })
}

/** Leaves out the visits of the schedule itself, of its days from `from` on. */
export function othersOf(place: Place, visits: readonly Visit[], own?: { id: string; from: string }): OtherVisits {
  const others = visits.filter(
    (visit) =>
      placeOf(visit) === placeOf(place) &&
      (own === undefined || visit.scheduleId !== own.id || (visit.occurrenceOn ?? own.from) < own.from),
  )
  return {
    days: new Set(others.map(({ day }) => day)),
    moved: new Set(others.filter(({ isMoved }) => isMoved).map(({ day }) => day)),
  }
}

function isMovedByHoliday({ database, settings }: AnyContext): SQL<boolean> {
  const day = sql`(${pickups.pickUpAt} at time zone ${settings.timeZone})::date`
  const isDecided = sql`exists ${database
    .select({ one: sql`1` })
    .from(holidayMoves)
    .where(and(eq(holidayMoves.pickupId, pickups.id), ne(holidayMoves.day, day)))}`
  const isPlanned = and(isNull(pickups.touchedAt), sql`coalesce(${pickups.occurrenceOn} <> ${day}, false)`)
  return sql<boolean>`(${or(isDecided, isPlanned)})`
}
