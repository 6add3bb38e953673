import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordAudits } from '#lib/audit.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { planSchedule } from './schedule-plan.ts'
import { isUntouched, loadHorizon, lockGenerating } from './scheduled-pickups.queries.ts'

/** Schedules in one transaction, so that a server that is killed loses little. */
const batchSize = 100

/** Makes the pickups of all schedules up to the horizon, and removes those that nobody needs any longer. */
export async function generateAllPickups(portal: Portal): Promise<void> {
  await inTransaction(portal.pool, (transaction) => removeUnneeded(systemContext(portal, transaction)))
  let last: string | undefined
  do {
    const after = last
    last = await inTransaction(portal.pool, (transaction) =>
      generateBatch(systemContext(portal, transaction), after === undefined ? undefined : gt(schedules.id, after)),
    )
  } while (last !== undefined)
}

/** Makes the pickups of one schedule in the caller's transaction. */
export async function generatePickups(context: AnyContext, scheduleId: string): Promise<void> {
  await generateBatch(context, eq(schedules.id, scheduleId))
}

/**
 * Makes what is missing up to the horizon and returns the id of the last schedule. A pickup of a day that was made once
 * is not made again, also by a server that generates at the same time.
 */
async function generateBatch(context: AnyContext, where: SQL | undefined): Promise<string | undefined> {
  const locked = await lockGenerating(context, { where, limit: batchSize })
  if (locked.length === 0) return undefined
  const horizon = await loadHorizon(context)
  const planned = locked.flatMap((schedule) =>
    planSchedule(schedule, horizon).pickups.map((pickup) => ({ ...pickup, scheduleId: schedule.id })),
  )
  const columns = {
    ids: planned.map(({ scheduleId }) => scheduleId),
    days: planned.map(({ occurrenceOn }) => occurrenceOn),
    times: planned.map(({ pickUpAt }) => pickUpAt.toISOString()),
  }
  const { rows } = await context.database.execute<{ id: string; day: string }>(sql`
    insert into pickups (organization_id, site_id, pick_up_at, status, way_type, plate_number, driver_id, planned_by,
      schedule_id, occurrence_on, updated_by_id, created_at, updated_at)
    select schedules.organization_id, schedules.site_id, planned.pick_up_at, 'CONFIRMED', schedules.way_type,
      schedules.plate_number, users.id, 'schedule', schedules.id, planned.day, schedules.updated_by_id,
      ${context.clock.now().toISOString()}::timestamptz, ${context.clock.now().toISOString()}::timestamptz
    from unnest(${sql.param(columns.ids)}::uuid[], ${sql.param(columns.days)}::date[],
      ${sql.param(columns.times)}::timestamptz[]) as planned (schedule_id, day, pick_up_at)
    join ${schedules} on schedules.id = planned.schedule_id
    left join ${users} on users.id = schedules.driver_id and users.deactivated_at is null
    order by planned.schedule_id, planned.day
    on conflict (schedule_id, occurrence_on) do nothing
    returning schedule_id as id, occurrence_on::text as day`)
  await recordGenerated(
    context,
    Map.groupBy(rows, ({ id }) => id),
  )
  return locked.at(-1)?.id
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

/** Deletes them, since a schedule can make them again; an archived pickup would keep it from that for good. */
export async function removePickups(context: AnyContext, which: SQL): Promise<void> {
  const removed = await context.database
    .delete(pickups)
    .where(and(isNotNull(pickups.scheduleId), which))
    .returning({ scheduleId: sql<string>`${pickups.scheduleId}`, day: sql<string>`${pickups.occurrenceOn}::text` })
  const events = [...Map.groupBy(removed, ({ scheduleId }) => scheduleId)].map(([scheduleId, pickupDays]) => ({
    action: 'schedule.remove-pickups' as const,
    entity: 'schedule' as const,
    entityId: scheduleId,
    before: { days: pickupDays.map(({ day }) => day).toSorted() },
  }))
  await recordAudits(context, events)
}
