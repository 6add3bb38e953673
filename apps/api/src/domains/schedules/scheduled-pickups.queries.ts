import { and, asc, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { organizations } from '#database/schema/organizations.ts'
import { missedReports, pickupOutcomes } from '#database/schema/outcomes.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { loadWorkingDays } from '#domains/company-days/company-days.queries.ts'
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

/** Nobody changed it, and no other record names it, so the schedule may move or remove it. */
export function isUntouched(now: Date): SQL<boolean> {
  return sql<boolean>`(${and(
    isNull(pickups.touchedAt),
    eq(pickups.status, 'CONFIRMED'),
    isNull(pickups.archivedAt),
    gt(pickups.pickUpAt, now),
    sql`not exists (select from ${pickupRequests} where ${pickupRequests.pickupId} = ${pickups.id})`,
    sql`not exists (select from ${pickupOutcomes} where ${pickupOutcomes.pickupId} = ${pickups.id})`,
    sql`not exists (select from ${missedReports} where ${missedReports.pickupId} = ${pickups.id})`,
    sql`not exists (select from ${pickups} followers where followers.follows_id = ${pickups.id})`,
  )})`
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
