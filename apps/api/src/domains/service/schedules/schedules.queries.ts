import { type Schedule, scheduleList } from '@thant/contracts/service/schedules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { isToCome } from '#domains/service/pickups/notices/is-to-come.ts'
import { drivers } from '#domains/service/pickups/pickups.presenter.ts'
import { dayOf, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, type ListFilter, referenced, wholeValue } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnSites, listedInOwnSites } from '#lib/scope.ts'
import { findContinuation } from './schedule-chain.queries.ts'
import { listScheduledPickups } from './scheduled-pickups.queries.ts'
import {
  presentListedSchedule,
  presentScheduledPickup,
  presentScheduleRow,
  scheduleFields,
} from './schedules.presenter.ts'

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, schedules.organizationId))
    .innerJoin(sites, eq(sites.id, schedules.siteId))
    .leftJoin(drivers, eq(drivers.id, schedules.driverId))
}

const state: ListFilter = {
  shapeOf: wholeValue,
  encode: (_value, { clock, settings }) => dayOf(clock.now(), settings.timeZone),
  where: (today, value) => (value === 'ended' ? sql`${lastDay} < ${today}::date` : sql`${lastDay} >= ${today}::date`),
}

/** Schedules without an end come last by it. */
const lastDay = sql`coalesce(${schedules.endsOn}, 'infinity'::date)`

/** It names the organization, whose pickups an index has by time, so that those of former years are not read. */
const nextPickUpAt = sql<string | null>`(select min(${pickups.pickUpAt}) from ${pickups}
  where ${pickups.organizationId} = ${schedules.organizationId} and ${pickups.scheduleId} = ${schedules.id}
    and ${isToCome} and ${pickups.pickUpAt} >= ${sql.placeholder('startOfToday')}::timestamptz)`

const ofOrganization = referenced(schedules.organizationId, organizations.name)

export const scheduleListing = createList({
  contract: scheduleList.list,
  fields: { ...scheduleFields, nextPickUpAt },
  table: schedules,
  join: joinReferences,
  id: schedules.id,
  always: isNull(schedules.archivedAt),
  scope: listedInOwnSites(schedules.organizationId, schedules.siteId),
  values: ({ clock, settings: { timeZone } }) => ({
    startOfToday: startOfDay(dayOf(clock.now(), timeZone), timeZone).toISOString(),
  }),
  search: contains(ofOrganization, referenced(schedules.siteId, sites.name), schedules.plateNumber),
  columns: {
    organization: ofOrganization,
    wayType: schedules.wayType,
    plateNumber: schedules.plateNumber,
    /** Schedules without a pickup ahead come last by it. */
    nextPickUpTime: { by: sql`coalesce(${nextPickUpAt}, 'infinity'::timestamptz)`, type: 'timestamptz' },
    startsOn: schedules.startsOn,
    endsOn: { by: lastDay, type: 'date' },
    holidayPolicy: schedules.holidayPolicy,
    createdAt: schedules.createdAt,
  },
  filters: {
    organizationId: equals(schedules.organizationId),
    site: equals(schedules.siteId),
    driver: equals(schedules.driverId),
    vehicleId: equals(schedules.vehicleId),
    state,
  },
  presenter: () => presentListedSchedule,
})

/** Ended and archived schedules are found too, because their pickups name them. */
export async function getSchedule(context: Context, id: string): Promise<Schedule> {
  const [schedule] = await joinReferences(context.database.select(scheduleFields).from(schedules).$dynamic()).where(
    and(eq(schedules.id, id), inOwnSites(context, schedules.organizationId, schedules.siteId)),
  )
  if (schedule === undefined) throw new AppError('schedule.not-found')
  const continuation = await findContinuation(context, id)
  const now = context.clock.now()
  const ahead = (await listScheduledPickups(context, id, '-infinity')).filter(
    ({ isArchived, pickUpAt }) => !isArchived && pickUpAt > now,
  )
  return {
    ...presentScheduleRow(schedule),
    followsId: schedule.followsId,
    followedById: continuation?.id ?? null,
    continuedOn: continuation?.startsOn ?? null,
    archivedAt: schedule.archivedAt?.toISOString() ?? null,
    pickups: ahead.map(presentScheduledPickup),
  }
}
