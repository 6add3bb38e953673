import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import { skipNotification } from '#domains/service/pickups/notices/notified-pickups.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { recordAudits } from '#lib/records/audit.ts'
import { systemContext } from '#lib/system-context.ts'
import { type Horizon, type PlannedPickup, planSchedule } from './schedule-plan.ts'
import {
  type GeneratingSchedule,
  isUntouched,
  listMadeDays,
  listSchedulesAhead,
  loadHorizon,
  lockGenerating,
} from './scheduled-pickups.queries.ts'
import { loadVisitsAhead, othersOf, placeOf, visitKey } from './visits.queries.ts'

/** Schedules in one transaction, so that a server that is killed loses little. */
const batchSize = 100

/** Makes the pickups of all schedules up to the horizon, and removes those that nobody needs any longer. */
export async function generateAllPickups(portal: Portal): Promise<void> {
  await inTransaction(portal.pool, (transaction) => removeUnneeded(systemContext(portal, transaction)))
  let last: string | undefined
  do {
    const after = last
    last = await inTransaction(portal.pool, (transaction) => rollOn(systemContext(portal, transaction), after))
  } while (last !== undefined)
}

/** Who knows of a schedule is not told each night of the week that is added, but of pickups after none was left. */
async function rollOn(context: AnyContext, after: string | undefined): Promise<string | undefined> {
  const { last, made } = await generateBatch(context, after === undefined ? undefined : gt(schedules.id, after))
  const known = await listSchedulesAhead(context, made)
  await skipNotification(
    context,
    made.filter(({ scheduleId }) => known.has(scheduleId)).map(({ id }) => id),
  )
  return last
}

/** Makes the pickups of all schedules up to the horizon in the caller's transaction. */
export async function generateAhead(context: AnyContext): Promise<void> {
  let { last } = await generateBatch(context, undefined)
  while (last !== undefined) last = (await generateBatch(context, gt(schedules.id, last))).last
}

/** Makes the pickups of one schedule in the caller's transaction. */
export async function generatePickups(context: AnyContext, scheduleId: string): Promise<void> {
  await generateBatch(context, eq(schedules.id, scheduleId))
}

/** Makes the pickups of several schedules in the caller's transaction. */
export async function generatePickupsOf(context: AnyContext, scheduleIds: readonly string[]): Promise<void> {
  for (let first = 0; first < scheduleIds.length; first += batchSize) {
    await generateBatch(context, inArray(schedules.id, scheduleIds.slice(first, first + batchSize)))
  }
}

type MadePickup = { id: string; scheduleId: string; day: string }
type Generated = { last: string | undefined; made: MadePickup[] }

/**
 * Makes what is missing up to the horizon and returns it with the id of the last schedule. A pickup of a day that was
 * made once is not made again, also by a server that generates at the same time.
 */
async function generateBatch(context: AnyContext, where: SQL | undefined): Promise<Generated> {
  const locked = await lockGenerating(context, { where, limit: batchSize })
  if (locked.length === 0) return { last: undefined, made: [] }
  const horizon = await loadHorizon(context)
  const planned = await planMissing(context, locked, horizon)
  const columns = {
    ids: planned.map(({ scheduleId }) => scheduleId),
    days: planned.map(({ occurrenceOn }) => occurrenceOn),
    times: planned.map(({ pickUpAt }) => pickUpAt.toISOString()),
  }
  const { rows } = await context.database.execute<MadePickup>(sql`
    insert into pickups (organization_id, site_id, pick_up_at, status, way_type, plate_number, vehicle_id, driver_id,
      planned_by, schedule_id, occurrence_on, updated_by_id, created_at, updated_at)
    select schedules.organization_id, schedules.site_id, planned.pick_up_at, 'CONFIRMED', schedules.way_type,
      schedules.plate_number, schedules.vehicle_id, users.id, 'schedule', schedules.id, planned.day, schedules.updated_by_id,
      ${context.clock.now().toISOString()}::timestamptz, ${context.clock.now().toISOString()}::timestamptz
    from unnest(${sql.param(columns.ids)}::uuid[], ${sql.param(columns.days)}::date[],
      ${sql.param(columns.times)}::timestamptz[]) as planned (schedule_id, day, pick_up_at)
    join ${schedules} on schedules.id = planned.schedule_id
    left join ${users} on users.id = schedules.driver_id and users.deactivated_at is null
    order by planned.schedule_id, planned.day
    on conflict (schedule_id, occurrence_on) do nothing
    returning id, schedule_id as "scheduleId", occurrence_on::text as day`)
  await recordGenerated(
    context,
    Map.groupBy(rows, ({ scheduleId }) => scheduleId),
  )
  return { last: locked.at(-1)?.id, made: rows }
}

type Missing = PlannedPickup & { scheduleId: string }

/** Plans what was not made yet. Of what schedules of a batch plan for one place and day, a pickup on its own day comes first. */
async function planMissing(
  context: AnyContext,
  generating: readonly GeneratingSchedule[],
  horizon: Horizon,
): Promise<Missing[]> {
  const siteIds = [...new Set(generating.map(({ siteId }) => siteId))]
  const visits = Map.groupBy(await loadVisitsAhead(context, siteIds, horizon), placeOf)
  const made = await listMadeDays(
    context,
    generating.map(({ id }) => id),
    Temporal.PlainDate.from(horizon.today).subtract({ weeks: 4 }).toString(),
  )
  const planned = generating.flatMap((schedule) => {
    const others = othersOf(schedule, visits.get(placeOf(schedule)) ?? [], { id: schedule.id, from: schedule.startsOn })
    return planSchedule(schedule, horizon, undefined, others)
      .pickups.filter(({ occurrenceOn }) => !made.has(`${schedule.id} ${occurrenceOn}`))
      .map((pickup) => {
        const day = dayOf(pickup.pickUpAt, horizon.timeZone)
        return { ...pickup, scheduleId: schedule.id, day, visit: visitKey(schedule, day) }
      })
  })
  const isMoved = ({ occurrenceOn, day }: (typeof planned)[number]) => occurrenceOn !== day
  const [moved, own] = [planned.filter(isMoved), planned.filter((pickup) => !isMoved(pickup))]
  const taken = new Set(own.map(({ visit }) => visit))
  for (const pickup of moved) {
    if (taken.has(pickup.visit)) continue
    taken.add(pickup.visit)
    own.push(pickup)
  }
  return own
}

async function recordGenerated(context: AnyContext, made: Map<string, Array<{ day: string }>>): Promise<void> {
  const events = [...made].map(([scheduleId, pickupDays]) => ({
    action: 'schedule.generate' as const,
    entity: 'schedule' as const,
    entityId: scheduleId,
    after: { days: pickupDays.map(({ day }) => day) },
  }))
  await recordAudits(context, events)
}

/**
 * Removes pickups to come whose organization, site or schedule was archived since, or whose day is beyond the end of
 * the schedule or of the contract. Locked ones, which somebody is changing, are left to the next night.
 */
async function removeUnneeded(context: AnyContext): Promise<void> {
  const { database, clock } = context
  const unneeded = database
    .select({ id: pickups.id })
    .from(pickups)
    .innerJoin(schedules, eq(schedules.id, pickups.scheduleId))
    .innerJoin(organizations, eq(organizations.id, schedules.organizationId))
    .innerJoin(sites, eq(sites.id, schedules.siteId))
    .where(
      and(
        isUntouched(clock.now()),
        sql`(${schedules.archivedAt} is not null or ${organizations.archivedAt} is not null
          or ${sites.archivedAt} is not null
          or ${pickups.occurrenceOn} > least(${schedules.endsOn}, ${organizations.expiresOn}))`,
      ),
    )
    .orderBy(asc(pickups.id))
    .for('update', { of: pickups, skipLocked: true })
  await removePickups(context, inArray(pickups.id, unneeded))
}

/**
 * Archives them and lets go of their days, which the schedule can then make again. Requests still name them, and
 * calendars that showed them read that they are cancelled.
 */
export async function removePickups(context: AnyContext, which: SQL): Promise<void> {
  const now = context.clock.now()
  const unneeded = context.database.$with('unneeded').as(
    context.database
      .select({
        id: pickups.id,
        scheduleId: sql<string>`${pickups.scheduleId}`.as('of_schedule'),
        day: sql<string>`${pickups.occurrenceOn}::text`.as('day'),
      })
      .from(pickups)
      .where(and(isNotNull(pickups.scheduleId), which)),
  )
  const removed = await context.database
    .with(unneeded)
    .update(pickups)
    .set({
      archivedAt: now,
      scheduleId: null,
      occurrenceOn: null,
      version: sql`${pickups.version} + 1`,
      updatedAt: now,
    })
    .from(unneeded)
    .where(eq(pickups.id, unneeded.id))
    .returning({ scheduleId: unneeded.scheduleId, day: unneeded.day })
  const events = [...Map.groupBy(removed, ({ scheduleId }) => scheduleId)].map(([scheduleId, pickupDays]) => ({
    action: 'schedule.remove-pickups' as const,
    entity: 'schedule' as const,
    entityId: scheduleId,
    before: { days: pickupDays.map(({ day }) => day).toSorted() },
  }))
  await recordAudits(context, events)
}
