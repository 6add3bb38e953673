import type { DayReturns } from '@thant/contracts/service/holiday-pickups'
import { and, asc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { companyDays, holidayMoves } from '#database/schema/company-days.ts'
import { organizations } from '#database/schema/organizations.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { listVisits, visitKey } from '#domains/service/schedules/visits.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { type FollowedDays, loadFollowedDays } from './followed-days.queries.ts'

/** A pickup that goes back, with what it becomes. */
export type Return = { id: string; pickUpAt: Date; status: Departed['status']; touchedAt: Date | null }
export type PlannedReturns = Pick<FollowedDays, 'removed' | 'made' | 'scheduleIds'> & {
  returns: Return[]
  left: DayReturns['left']
}

const nothing: PlannedReturns = { returns: [], left: [], removed: [], made: 0, scheduleIds: [] }

/**
 * Plans what becomes of the pickups that left a closed day if its entry is removed, or becomes that of a working day. A
 * day that is over has none.
 */
export async function planReturns(
  context: Context,
  day: string,
  becomes: 'working' | undefined,
): Promise<PlannedReturns> {
  const { clock, settings } = context
  if (day < dayOf(clock.now(), settings.timeZone) || !(await isClosed(context, day))) return nothing
  const departed = await listDeparted(context, day)
  const { moves, ...followed } = await loadFollowedDays(context, day, becomes)
  const moving = await listPickups(context, moves)
  const ids = new Set([...departed, ...moving].map(({ id }) => id))
  const sites = [...new Set([...departed, ...moving].map(({ siteId }) => siteId))]
  const visits = (await listVisits(context, sites, { from: day, to: day })).filter(({ id }) => !ids.has(id))
  const taken = new Set(visits.map((visit) => visitKey(visit, visit.day)))
  const planned: PlannedReturns = { ...followed, returns: [], left: [] }
  for (const pickup of [...departed, ...moving]) {
    const { id, organization, after } = pickup
    const reason = pickup.isTouched
      ? 'changed'
      : after.pickUpAt <= clock.now()
        ? 'passed'
        : taken.has(visitKey(pickup, dayOf(after.pickUpAt, settings.timeZone)))
          ? 'taken'
          : undefined
    if (reason === undefined) planned.returns.push({ id, ...after })
    else
      planned.left.push({
        _id: id,
        organization,
        pickUpTime: pickup.pickUpAt.toISOString(),
        status: pickup.status,
        reason,
      })
  }
  return planned
}

async function isClosed({ database }: Context, day: string): Promise<boolean> {
  return (await database.$count(companyDays, and(eq(companyDays.day, day), eq(companyDays.kind, 'closed')))) > 0
}

const present = {
  id: pickups.id,
  siteId: pickups.siteId,
  wayType: pickups.wayType,
  pickUpAt: pickups.pickUpAt,
  status: pickups.status,
  organization: { _id: organizations.id, name: organizations.name },
}

type Departed = Awaited<ReturnType<typeof listDeparted>>[number]

/**
 * Returns the pickups that the screen of holidays moved or cancelled, and those of the day that somebody moved or
 * cancelled otherwise, unless they were collected.
 */
async function listDeparted({ database, settings }: Context, day: string) {
  const isElsewhere = sql`(${pickups.pickUpAt} at time zone ${settings.timeZone})::date <> ${day}`
  const hasRequest = exists(
    database
      .select({ one: sql`1` })
      .from(pickupRequests)
      .where(and(eq(pickupRequests.pickupId, pickups.id), isNull(pickupRequests.closedAt))),
  )
  const rows = await database
    .select({
      ...present,
      hasRequest: sql<boolean>`${hasRequest}`,
      version: pickups.version,
      before: {
        version: holidayMoves.version,
        pickUpAt: holidayMoves.pickUpAt,
        status: holidayMoves.status,
        touchedAt: holidayMoves.touchedAt,
      },
    })
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .leftJoin(holidayMoves, and(eq(holidayMoves.pickupId, pickups.id), eq(holidayMoves.day, day)))
    .where(
      and(
        inArray(pickups.status, ['REQUESTED', 'CONFIRMED', 'CANCELLED']),
        isNull(pickups.archivedAt),
        or(isElsewhere, eq(pickups.status, 'CANCELLED')),
        or(eq(holidayMoves.day, day), and(eq(pickups.occurrenceOn, day), sql`${pickups.touchedAt} is not null`)),
      ),
    )
    .orderBy(asc(pickups.id))
  return rows.map(({ before, version, hasRequest, ...pickup }) => ({
    ...pickup,
    isTouched: hasRequest || before === null || before.version !== version,
    after: {
      pickUpAt: before?.pickUpAt ?? pickup.pickUpAt,
      status: before?.status ?? pickup.status,
      touchedAt: before?.touchedAt ?? null,
    },
  }))
}

/** Reads the pickups that follow their schedule, which nobody changed. */
async function listPickups({ database }: Context, moves: FollowedDays['moves']) {
  const times = new Map(moves.map(({ id, pickUpAt }) => [id, pickUpAt]))
  const rows = await database
    .select(present)
    .from(pickups)
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .where(and(inArray(pickups.id, [...times.keys()]), ne(pickups.status, 'CANCELLED')))
    .orderBy(asc(pickups.id))
  return rows.map((pickup) => ({
    ...pickup,
    isTouched: false,
    after: { pickUpAt: times.get(pickup.id) ?? pickup.pickUpAt, status: pickup.status, touchedAt: null },
  }))
}
