import type { SiteUses } from '@thant/contracts/customers/sites'
import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { placedBins } from '#database/schema/placed-bins.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { usesOf } from '#domains/customers/sites/sites.queries.ts'
import { archiveSite } from '#domains/customers/sites/sites.service.ts'
import { changePlacedBin } from '#domains/service/placed-bins/placed-bins.service.ts'
import { firstDayInRhythm } from '#domains/service/schedules/occurrences.ts'
import { dayBefore } from '#domains/service/schedules/schedule-plan.ts'
import { changeSchedule } from '#domains/service/schedules/schedules.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit, recordAudits } from '#lib/records/audit.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'

type SiteName = { id: string; name: string }
type Merged = { from: SiteName; into: SiteName }

/** Moves what is ahead at a site to another one of the organization and archives it. What is past keeps its site. */
export async function mergeSites(context: Context, id: string, into: string): Promise<SiteUses> {
  const uses = usesOf(context, id)
  await lockUses(context, uses)
  const merged = await lockSites(context, id, into)
  const moved = {
    pickups: await movePickups(context, uses.pickups, merged),
    schedules: await moveSchedules(context, uses.schedules, merged),
    requests: await moveRequests(context, uses.requests, merged),
    bins: await moveBins(context, uses.bins, merged),
  }
  await recordAudit(context, {
    action: 'site.merge',
    entity: 'site',
    entityId: id,
    after: { site: merged.into.name, ...moved },
  })
  await archiveSite(context, id)
  return moved
}

/** What is changed elsewhere is locked before its site, so in another order here the two would deadlock. */
async function lockUses(context: Context, uses: Record<keyof SiteUses, SQL | undefined>): Promise<void> {
  await lockRows(context, pickupRequests, uses.requests)
  await lockRows(context, schedules, uses.schedules)
  await lockRows(context, pickups, uses.pickups)
  await lockRows(context, placedBins, uses.bins)
}

type Used = typeof pickupRequests | typeof schedules | typeof pickups | typeof placedBins

async function lockRows({ database }: Context, table: Used, which: SQL | undefined): Promise<void> {
  await database.select({ id: table.id }).from(table).where(which).orderBy(asc(table.id)).for('update')
}

/** Locks both in the order of their ids, since two merges in opposite directions would deadlock. */
async function lockSites({ database }: Context, id: string, into: string): Promise<Merged> {
  const locked = await database
    .select({ id: sites.id, name: sites.name, organizationId: sites.organizationId })
    .from(sites)
    .where(and(inArray(sites.id, [id, into]), isNull(sites.archivedAt)))
    .orderBy(asc(sites.id))
    .for('update')
  const siteOf = (wanted: string) => locked.find((site) => site.id === wanted.toLowerCase())
  const [from, target] = [siteOf(id), siteOf(into)]
  if (from === undefined) throw new AppError('site.not-found')
  if (from.id === from.organizationId) throw new AppError('site.is-main')
  if (target?.organizationId !== from.organizationId || target.id === from.id) throw errorAt('into', 'site.unknown')
  return { from, into: target }
}

async function moveRequests({ database, clock }: Context, which: SQL | undefined, { into }: Merged): Promise<number> {
  const moved = await database
    .update(pickupRequests)
    .set({ siteId: into.id, version: sql`${pickupRequests.version} + 1`, updatedAt: clock.now() })
    .where(which)
    .returning({ id: pickupRequests.id })
  return moved.length
}

/** From today on, so that it is known where they stood; one that is to be placed goes to the other site from the start. */
async function moveBins(context: Context, which: SQL | undefined, { into }: Merged): Promise<number> {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const standing = await context.database.select().from(placedBins).where(which).orderBy(asc(placedBins.id))
  for (const { id, version, placedOn } of standing) {
    await changePlacedBin(context, id, { siteId: into.id, ...(placedOn > today && { placedOn }), __v: version })
  }
  return standing.length
}

/** From today on, so that the pickups of the past still name the schedule by which they were made. */
async function moveSchedules(context: Context, which: SQL | undefined, { into }: Merged): Promise<number> {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const running = await context.database.select().from(schedules).where(which).orderBy(asc(schedules.id))
  for (const schedule of running) {
    const change = hasDaysLeft(schedule, today) ? { siteId: into.id } : { endsOn: dayBefore(today) }
    await changeSchedule(context, schedule.id, change)
  }
  return running.length
}

/** A schedule of every second week may end before its next week, so that nothing would be left to continue it. */
function hasDaysLeft(schedule: typeof schedules.$inferSelect, today: string): boolean {
  const { startsOn, endsOn } = schedule
  return startsOn >= today || endsOn === null || firstDayInRhythm(schedule, today) <= endsOn
}

/** They stay untouched, as their schedules move too. */
async function movePickups(context: Context, which: SQL | undefined, { from, into }: Merged): Promise<number> {
  const { database, clock, actor } = context
  const moved = await database
    .update(pickups)
    .set({
      siteId: into.id,
      updatedById: actor.id,
      version: sql`${pickups.version} + 1`,
      updatedAt: clock.now(),
    })
    .where(which)
    .returning({ id: pickups.id })
  await recordAudits(
    context,
    moved.map(({ id }) => ({
      action: 'pickup.change' as const,
      entity: 'pickup' as const,
      entityId: id,
      before: { site: from.name },
      after: { site: into.name },
    })),
  )
  return moved.length
}
