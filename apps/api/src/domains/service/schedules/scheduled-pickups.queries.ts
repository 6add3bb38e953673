import { and, asc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { organizations } from '#database/schema/organizations.ts'
import { missedReports, pickupOutcomes } from '#database/schema/outcomes.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { loadWorkingDays } from '#domains/company/company-days/company-days.queries.ts'
import { isRequestOpen } from '#domains/customers/sites/ahead.ts'
import { isToCome } from '#domains/service/pickups/notices/is-to-come.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ExistingPickup } from './plan-comparison.ts'
import type { StoredSchedule } from './schedule-change.ts'
import { earlierEnd, type Horizon, horizonFrom } from './schedule-plan.ts'

export async function loadHorizon(context: AnyContext): Promise<Horizon> {
  const [found] = await context.database.select({ weeks: company.scheduleWeeks }).from(company)
  if (found === undefined) throw new Error('the company row is missing')
  const horizon = horizonFrom(context.clock.now(), found.weeks, context.settings.timeZone)
  return { ...horizon, workingDays: await loadWorkingDays(context, horizon.today, horizon.until) }
}

/** Its `endsOn` is the last day with a pickup. */
export type GeneratingSchedule = StoredSchedule

/**
 * Returns schedules that make pickups, by their ids or the next after an id. The lock lets several servers generate at
 * once, and keeps a schedule as it is meanwhile.
 */
export async function lockGenerating(
  { database }: AnyContext,
  which: { where: SQL | undefined; limit: number },
): Promise<GeneratingSchedule[]> {
  const found = await database
    .select({ schedule: schedules, expiresOn: organizations.expiresOn })
    .from(schedules)
    .innerJoin(organizations, eq(organizations.id, schedules.organizationId))
    .innerJoin(sites, eq(sites.id, schedules.siteId))
    .where(and(isNull(schedules.archivedAt), isNull(organizations.archivedAt), isNull(sites.archivedAt), which.where))
    .orderBy(asc(schedules.id))
    .limit(which.limit)
    .for('share', { of: schedules })
  return found.map(({ schedule, expiresOn }) => ({ ...schedule, endsOn: earlierEnd(schedule.endsOn, expiresOn) }))
}

/** Returns the schedules' days from `from` on that have, or had, a pickup, each as `id day`; none is made again. */
export async function listMadeDays(
  { database }: AnyContext,
  scheduleIds: readonly string[],
  from: string,
): Promise<ReadonlySet<string>> {
  const { scheduleId, occurrenceOn } = pickups
  const rows = await database
    .select({ scheduleId, occurrenceOn })
    .from(pickups)
    .where(and(inArray(scheduleId, [...scheduleIds]), gte(occurrenceOn, from)))
  return new Set(rows.map((row) => `${row.scheduleId} ${row.occurrenceOn}`))
}

/** Returns which schedules have pickups to come besides those that were just made. */
export async function listSchedulesAhead(
  { database, clock }: AnyContext,
  made: ReadonlyArray<{ id: string; scheduleId: string }>,
): Promise<ReadonlySet<string>> {
  if (made.length === 0) return new Set()
  const scheduleIds = [...new Set(made.map(({ scheduleId }) => scheduleId))]
  const rows = await database
    .selectDistinct({ id: sql<string>`${pickups.scheduleId}` })
    .from(pickups)
    .where(
      and(
        inArray(pickups.scheduleId, scheduleIds),
        gt(pickups.pickUpAt, clock.now()),
        isToCome,
        sql`not ${pickups.id} = any(${sql.param(made.map(({ id }) => id))}::uuid[])`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Nobody changed it, and nothing that is open or recorded concerns it, so the schedule may move or remove it. */
export function isUntouched(now: Date): SQL<boolean> {
  return sql<boolean>`(${and(
    isNull(pickups.touchedAt),
    eq(pickups.status, 'CONFIRMED'),
    isNull(pickups.archivedAt),
    gt(pickups.pickUpAt, now),
    sql`not exists (select from ${pickupRequests} where ${pickupRequests.pickupId} = ${pickups.id}
      and ${isRequestOpen(now)})`,
    sql`not exists (select from ${pickupOutcomes} where ${pickupOutcomes.pickupId} = ${pickups.id})`,
    sql`not exists (select from ${missedReports} where ${missedReports.pickupId} = ${pickups.id})`,
    sql`not exists (select from ${pickups} followers where followers.follows_id = ${pickups.id})`,
  )})`
}

type OffTime = Pick<AnyContext, 'database' | 'clock'> & { settings: Pick<AnyContext['settings'], 'timeZone'> }

/**
 * Counts the pickups to come that are not at the time of their schedule though nobody moved them. Another time zone of
 * the company has left them there, until their schedules are changed (decision 51).
 */
export function countPickupsOffTime({ database, clock, settings }: OffTime): Promise<number> {
  const timeOfDay = sql`to_char(${pickups.pickUpAt} at time zone ${settings.timeZone}, 'HH24:MI')`
  const isOffTime = sql`exists (select from ${schedules} where ${schedules.id} = ${pickups.scheduleId}
    and ${schedules.archivedAt} is null and ${schedules.timeOfDay} <> ${timeOfDay})`
  return database.$count(pickups, and(isUntouched(clock.now()), isOffTime))
}

/** Makes whoever changes or asks about a pickup of the schedule wait, so that it is still untouched when it goes. */
export async function lockScheduledPickups({ database }: AnyContext, scheduleId: string): Promise<void> {
  await database
    .select({ id: pickups.id })
    .from(pickups)
    .where(and(eq(pickups.scheduleId, scheduleId), isNull(pickups.archivedAt)))
    .orderBy(asc(pickups.id))
    .for('update')
}

export type StoredScheduledPickup = ExistingPickup & {
  status: (typeof pickups.$inferSelect)['status']
  isArchived: boolean
}

/** Returns the schedule's pickups of its days from `from` on, archived ones too, since those are not made again. */
export async function listScheduledPickups(
  { database, clock }: AnyContext,
  scheduleId: string,
  from: string,
): Promise<StoredScheduledPickup[]> {
  const rows = await database
    .select({
      id: pickups.id,
      occurrenceOn: sql<string>`${pickups.occurrenceOn}`,
      pickUpAt: pickups.pickUpAt,
      status: pickups.status,
      isUntouched: isUntouched(clock.now()),
      isArchived: sql<boolean>`${pickups.archivedAt} is not null`,
    })
    .from(pickups)
    .where(and(eq(pickups.scheduleId, scheduleId), gte(pickups.occurrenceOn, from)))
    .orderBy(asc(pickups.pickUpAt), asc(pickups.id))
  return rows
}
