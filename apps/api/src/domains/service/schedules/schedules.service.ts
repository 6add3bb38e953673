import type { ScheduleChange, ScheduleForm } from '@thant/contracts/service/schedule-forms'
import type { Schedule, ScheduleEnd } from '@thant/contracts/service/schedules'
import { and, asc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { getActiveSite } from '#domains/customers/sites/sites.queries.ts'
import type { AssignedDriver } from '#domains/service/pickups/many-pickups.service.ts'
import { assertDriver } from '#domains/service/pickups/pickups.policy.ts'
import { changePickup } from '#domains/service/pickups/pickups.service.ts'
import { namedVehicle } from '#domains/service/vehicles/named-vehicle.service.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit, recordAudits } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { recordChanges } from '#lib/records/record-changes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { generatePickups, removePickups } from './generated-pickups.service.ts'
import { assertRunsAlone, findContinuation, lockChain } from './schedule-chain.queries.ts'
import { type ScheduleAfter, type StoredSchedule, scheduleAfter } from './schedule-change.ts'
import { compareChange, compareEnd } from './schedule-preview.queries.ts'
import { assertNoScheduleWarning } from './schedule-warnings.queries.ts'
import { loadHorizon, lockScheduledPickups, type StoredScheduledPickup } from './scheduled-pickups.queries.ts'
import { getSchedule } from './schedules.queries.ts'

const writes = recordChanges({ entity: 'schedule', table: schedules, get: getSchedule, audited: auditedValues })

export async function createSchedule(context: Context, form: ScheduleForm): Promise<Schedule> {
  const { organizationId } = form
  const { _id: siteId } = await getActiveSite(context, form)
  await assertDriver(context, form.driver, undefined, 'driver')
  await assertNoScheduleWarning(
    context,
    { ...form, siteId, driverId: form.driver },
    { isSure: form.isSure, organizationId },
  )
  const { _id } = await writes.create(context, 'schedule.create', {
    organizationId,
    siteId,
    startsOn: form.startsOn,
    endsOn: form.endsOn,
    everyWeeks: form.everyWeeks,
    weekdays: form.weekdays,
    nth: form.nth,
    weekday: form.weekday,
    dayOfMonth: form.dayOfMonth,
    timeOfDay: form.timeOfDay,
    wayType: form.wayType,
    driverId: form.driver,
    ...(await namedVehicle(context, form, { path: 'vehicleId' })),
    holidayPolicy: form.holidayPolicy,
    updatedById: context.actor.id,
  })
  await generatePickups(context, _id)
  return getSchedule(context, _id)
}

/**
 * Changes a schedule from a day on. Pickups of that day and later ones that nobody touched follow the change and keep
 * their ids; touched ones stay as they are, and their days are not made again.
 */
export async function changeSchedule(context: Context, id: string, change: ScheduleChange): Promise<Schedule> {
  const stored = await lockSchedule(context, id)
  const before = await getSchedule(context, id)
  await assertVersion(context, { entity: 'schedule', id, current: before }, change.__v)
  await assertDriver(context, change.driver, { vehicle: before }, 'driver')
  const { siteId = stored.siteId } = change
  if (siteId !== stored.siteId) await getActiveSite(context, { organizationId: stored.organizationId, siteId })
  const horizon = await loadHorizon(context)
  const named = await namedVehicle(context, change, { before: stored, path: 'vehicleId' })
  const after = scheduleAfter(stored, change, horizon.today, named)
  await assertRunsAlone(context, stored, after)
  const { organizationId } = stored
  await assertNoScheduleWarning(context, after.values, { isSure: change.isSure, organizationId, before: stored })
  const { comparison } = await compareChange(context, stored, after, horizon)

  const changedId = after.endsBefore === undefined ? id : await continueSchedule(context, stored, after)
  if (changedId === id) await store(context, id, after.values)
  await removePickups(context, inArray(pickups.id, comparison.removed))
  await alignPickups(context, changedId, comparison)
  await generatePickups(context, changedId)

  const changed = await getSchedule(context, changedId)
  await recordAudit(context, {
    action: 'schedule.change',
    entity: 'schedule',
    entityId: changedId,
    ...changedValues(auditedValues(before), auditedValues(changed)),
  })
  return changed
}

/** A schedule that ends now is archived, and its untouched pickups to come are removed. */
export async function endSchedule(context: Context, id: string, also: ScheduleEnd = {}): Promise<null> {
  const stored = await lockSchedule(context, id)
  const before = await getSchedule(context, id)
  const { comparison } = await compareEnd(context, stored)
  await context.database
    .update(schedules)
    .set({
      archivedAt: context.clock.now(),
      updatedById: context.actor.id,
      version: sql`${schedules.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(schedules.id, id))
  await removePickups(context, inArray(pickups.id, comparison.removed))
  await recordAudit(context, {
    action: 'schedule.end',
    entity: 'schedule',
    entityId: id,
    before: auditedValues(before),
  })
  if (also.kept === 'cancel') await cancelKept(context, comparison.kept)
  const continuation = also.continuation === 'end' ? await findContinuation(context, id) : undefined
  if (continuation) await endSchedule(context, continuation.id, also)
  return null
}

async function cancelKept(context: Context, kept: readonly StoredScheduledPickup[]): Promise<void> {
  const isOpen = ({ isArchived, status }: StoredScheduledPickup) =>
    !isArchived && (status === 'REQUESTED' || status === 'CONFIRMED')
  const now = context.clock.now()
  for (const pickup of kept.filter((one) => isOpen(one) && one.pickUpAt > now)) {
    await changePickup(context, pickup.id, { status: 'CANCELLED' })
  }
}

/** Ends the schedules of an organization that is archived. */
export async function endSchedulesOf(context: Context, organizationId: string): Promise<void> {
  const running = await context.database
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.organizationId, organizationId), isNull(schedules.archivedAt)))
    .orderBy(schedules.id)
  for (const { id } of running) await endSchedule(context, id)
}

/** Gives schedules to another driver; their pickups are given by `assignPickups`. */
export async function assignSchedules(context: Context, which: SQL | undefined, driver: AssignedDriver): Promise<void> {
  const locked = await context.database
    .select({ id: schedules.id })
    .from(schedules)
    .where(which)
    .orderBy(asc(schedules.id))
    .for('update')
  for (const { id } of locked) await store(context, id, { driverId: driver.id })
  const values = { before: { driver: driver.before }, after: { driver: driver.after } }
  await recordAudits(
    context,
    locked.map(({ id }) => ({
      action: 'schedule.change' as const,
      entity: 'schedule' as const,
      entityId: id,
      ...values,
    })),
  )
}

async function lockSchedule(context: Context, id: string): Promise<StoredSchedule> {
  await lockChain(context, id)
  const [locked] = await context.database
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), isNull(schedules.archivedAt)))
  if (locked === undefined) throw new AppError('schedule.not-found')
  await lockScheduledPickups(context, id)
  return locked
}

/** Ends the schedule, and returns the id of the one that continues it, with its pickups and what continued it so far. */
async function continueSchedule(context: Context, stored: StoredSchedule, after: ScheduleAfter): Promise<string> {
  const { endsBefore, from, values } = after
  await store(context, stored.id, { endsOn: endsBefore ?? null })
  const now = context.clock.now()
  const { id } = await insertOne(context.database, schedules, {
    ...values,
    organizationId: stored.organizationId,
    followsId: stored.id,
    updatedById: context.actor.id,
    createdAt: now,
    updatedAt: now,
  })
  await context.database
    .update(schedules)
    .set({ followsId: id })
    .where(and(eq(schedules.followsId, stored.id), ne(schedules.id, id)))
  await context.database
    .update(pickups)
    .set({ scheduleId: id })
    .where(and(eq(pickups.scheduleId, stored.id), gte(pickups.occurrenceOn, from)))
  return id
}

async function store(context: Context, id: string, values: Partial<StoredSchedule>): Promise<void> {
  await context.database
    .update(schedules)
    .set({
      ...values,
      updatedById: context.actor.id,
      version: sql`${schedules.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(schedules.id, id))
}

type Aligned = { moved: Array<{ id: string; pickUpAt: Date }>; stay: string[] }

/** Gives untouched pickups the time, the site, the driver, the vehicle and the way type of their schedule. */
async function alignPickups(context: Context, scheduleId: string, { moved, stay }: Aligned): Promise<void> {
  const now = context.clock.now().toISOString()
  const ids = [...moved.map(({ id }) => id), ...stay]
  const times = [...moved.map(({ pickUpAt }) => pickUpAt.toISOString()), ...stay.map(() => null)]
  await context.database.execute(sql`
    update pickups set pick_up_at = coalesce(aligned.pick_up_at, pickups.pick_up_at), site_id = schedules.site_id,
      driver_id = schedules.driver_id, plate_number = schedules.plate_number, vehicle_id = schedules.vehicle_id,
      way_type = schedules.way_type, updated_by_id = ${context.actor.id},
      version = pickups.version + 1, updated_at = ${now}::timestamptz
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::timestamptz[]) as aligned (id, pick_up_at), schedules
    where pickups.id = aligned.id and schedules.id = ${scheduleId}
      and (aligned.pick_up_at is not null
        or (pickups.site_id, pickups.driver_id, pickups.plate_number, pickups.vehicle_id, pickups.way_type) is distinct from
          (schedules.site_id, schedules.driver_id, schedules.plate_number, schedules.vehicle_id, schedules.way_type))`)
}

function auditedValues(schedule: Schedule): Record<string, unknown> {
  const { _id, __v, createdAt, updatedAt, organizationId, siteId, driver, vehicleId, pickups: _, ...values } = schedule
  const { followsId, followedById, continuedOn, archivedAt, lastDay, ...rest } = values
  return { ...rest, organization: organizationId.name, site: siteId.name, driver: driver?.name ?? null }
}
