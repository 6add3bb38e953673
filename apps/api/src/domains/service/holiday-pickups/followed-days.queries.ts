import type { CompanyDayKind } from '@thant/contracts/company/company-days'
import { and, between, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { earlierEnd, type Horizon, planSchedule } from '#domains/service/schedules/schedule-plan.ts'
import { isUntouched, loadHorizon } from '#domains/service/schedules/scheduled-pickups.queries.ts'
import type { Context } from '#lib/context.ts'

/** Schedules look so far for a working day. */
const reach = { days: 21 }

export type FollowedDays = {
  /** Untouched pickups that their schedule would have at another time if the day was worked. */
  moves: Array<{ id: string; pickUpAt: Date }>
  /** Untouched pickups that their schedule would not have at all. */
  removed: string[]
  made: number
  /** Schedules that make pickups. */
  scheduleIds: string[]
}

/** Compares what schedules that act on closed days alone plan with the day closed and with the entry it gets, if any. */
export async function loadFollowedDays(
  context: Context,
  day: string,
  becomes: 'working' | undefined,
): Promise<FollowedDays> {
  const horizon = await loadHorizon(context)
  const last = Temporal.PlainDate.from(day).add(reach).toString()
  const near = { ...horizon, until: earlierEnd(last, horizon.until) ?? last }
  const first = Temporal.PlainDate.from(day).subtract(reach).toString()
  const [, from = first] = [first, horizon.today].toSorted()
  const running = await listActing(context, last)
  const existing = await listExisting(
    context,
    running.map(({ id }) => id),
    { first, last },
  )
  const followed: FollowedDays = { moves: [], removed: [], made: 0, scheduleIds: [] }
  for (const schedule of running) {
    const closed = timesOf(schedule, withDay(near, day, 'closed'), from)
    const worked = timesOf(schedule, withDay(near, day, becomes), from)
    for (const occurrenceOn of new Set([...closed.keys(), ...worked.keys()])) {
      const [before, after] = [closed.get(occurrenceOn), worked.get(occurrenceOn)]
      if (before?.getTime() === after?.getTime()) continue
      const pickup = existing.get(`${schedule.id} ${occurrenceOn}`)
      if (pickup === undefined) {
        if (after === undefined) continue
        followed.made += 1
        followed.scheduleIds.push(schedule.id)
      } else if (pickup.isUntouched && pickup.pickUpAt.getTime() === before?.getTime()) {
        if (after === undefined) followed.removed.push(pickup.id)
        else followed.moves.push({ id: pickup.id, pickUpAt: after })
      }
    }
  }
  return { ...followed, scheduleIds: [...new Set(followed.scheduleIds)].toSorted() }
}

type Acting = Parameters<typeof planSchedule>[0] & { id: string }

function timesOf(schedule: Acting, horizon: Horizon, from: string): ReadonlyMap<string, Date> {
  return new Map(
    planSchedule(schedule, horizon, from).pickups.map(({ occurrenceOn, pickUpAt }) => [occurrenceOn, pickUpAt]),
  )
}

function withDay(horizon: Horizon, day: string, kind: CompanyDayKind | undefined): Horizon {
  const daysOf = (wanted: CompanyDayKind) => {
    const days = new Set(horizon.workingDays[wanted])
    if (kind === wanted) days.add(day)
    else days.delete(day)
    return days
  }
  return { ...horizon, workingDays: { ...horizon.workingDays, closed: daysOf('closed'), working: daysOf('working') } }
}

async function listActing({ database }: Context, last: string): Promise<Acting[]> {
  const rows = await database
    .select({ schedule: schedules, expiresOn: organizations.expiresOn })
    .from(schedules)
    .innerJoin(organizations, eq(organizations.id, schedules.organizationId))
    .innerJoin(sites, eq(sites.id, schedules.siteId))
    .where(
      and(
        inArray(schedules.holidayPolicy, ['next', 'previous', 'skip']),
        lte(schedules.startsOn, last),
        isNull(schedules.archivedAt),
        isNull(organizations.archivedAt),
        isNull(sites.archivedAt),
      ),
    )
  return rows.map(({ schedule, expiresOn }) => ({ ...schedule, endsOn: earlierEnd(schedule.endsOn, expiresOn) }))
}

async function listExisting(
  { database, clock }: Context,
  scheduleIds: readonly string[],
  { first, last }: { first: string; last: string },
) {
  const rows = await database
    .select({
      key: sql<string>`${pickups.scheduleId} || ' ' || ${pickups.occurrenceOn}`,
      id: pickups.id,
      pickUpAt: pickups.pickUpAt,
      isUntouched: isUntouched(clock.now()),
    })
    .from(pickups)
    .where(and(inArray(pickups.scheduleId, [...scheduleIds]), between(pickups.occurrenceOn, first, last)))
  return new Map(rows.map((row) => [row.key, row]))
}
