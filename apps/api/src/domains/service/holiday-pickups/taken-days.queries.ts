import type { WayType } from '@thant/contracts/service/pickup-statuses'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { planDays } from '#domains/service/schedules/planned-days.ts'
import { listMadeDays, loadHorizon } from '#domains/service/schedules/scheduled-pickups.queries.ts'
import { isPlannedIn, listVisits, placeOf } from '#domains/service/schedules/visits.queries.ts'
import type { Context } from '#lib/context.ts'

/** Pickups of holidays are moved by less than this. */
const reach = { days: 21 }

type HolidayPickup = { _id: string; siteId: string; wayType: WayType | null; holiday: { day: string } }
type Span = { from: string; to: string }
type TakenDays = { taken: ReadonlyMap<string, ReadonlySet<string>>; counts: ReadonlyMap<string, number> }

/**
 * Reads once for all pickups of holidays on which days their places have others, and how many pickups each day has.
 * Those of the holidays themselves are left out, since they are about to move too.
 */
export async function loadTakenDays(context: Context, listed: readonly HolidayPickup[]): Promise<TakenDays> {
  const ids = new Set(listed.map(({ _id }) => _id))
  const holidays = listed.map(({ holiday }) => holiday.day).toSorted()
  const [first, last] = [holidays[0], holidays.at(-1)]
  if (first === undefined || last === undefined) return { taken: new Map(), counts: new Map() }
  const span = {
    from: Temporal.PlainDate.from(first).subtract(reach).toString(),
    to: Temporal.PlainDate.from(last).add(reach).toString(),
  }
  const siteIds = [...new Set(listed.map(({ siteId }) => siteId))]
  const there = (await listVisits(context, siteIds, span)).filter(({ id }) => !ids.has(id))
  const taken = Map.groupBy([...there, ...(await listVisitsToCome(context, siteIds, span))], placeOf)
  return {
    taken: new Map([...taken].map(([place, visits]) => [place, new Set(visits.map(({ day }) => day))])),
    counts: await countPerDay(context, span),
  }
}

/** Days of a place that staff see with a pickup of a holiday. */
export function isWithinReach(holiday: string, day: string): boolean {
  const date = Temporal.PlainDate.from(holiday)
  return date.subtract(reach).toString() <= day && day <= date.add(reach).toString()
}

/** The days after the horizon on which schedules will make pickups of these sites. */
async function listVisitsToCome(context: Context, siteIds: readonly string[], { to }: Span) {
  const horizon = await loadHorizon(context)
  if (to <= horizon.until) return []
  const from = Temporal.PlainDate.from(horizon.until).add({ days: 1 }).toString()
  const running = await context.database
    .select()
    .from(schedules)
    .where(and(inArray(schedules.siteId, [...siteIds]), isNull(schedules.archivedAt)))
  // Days beyond the horizon have pickups where it was farther away once.
  const made = await listMadeDays(
    context,
    running.map(({ id }) => id),
    from,
  )
  return running.flatMap((schedule) =>
    planDays(schedule, { from, to }, horizon.workingDays).flatMap(({ occurrenceOn, pickUpOn }) => {
      if (pickUpOn === null || occurrenceOn < from || made.has(`${schedule.id} ${occurrenceOn}`)) return []
      return [{ siteId: schedule.siteId, wayType: schedule.wayType, day: pickUpOn }]
    }),
  )
}

async function countPerDay(context: Context, span: Span): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`(${pickups.pickUpAt} at time zone ${context.settings.timeZone})::date::text`
  const rows = await context.database
    .select({ day, count: sql<number>`count(*)::int` })
    .from(pickups)
    .where(isPlannedIn(context, span))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.count]))
}
