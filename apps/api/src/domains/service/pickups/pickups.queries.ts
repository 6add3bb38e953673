import { pickupIdPrefixOf } from '@thant/contracts/service/collection-notes'
import {
  type CalendarPickup,
  maxCalendarPickups,
  type Pickup,
  pickupEndpoints,
  pickupList,
} from '@thant/contracts/service/pickups'
import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { pickupItems, pickups, pickupTeamMembers } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { dayOf, endOfDay } from '#lib/company-time.ts'
import type { AnyContext, Context, Services } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, holds, type ListFilter, referenced, wholeValue } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnSites } from '#lib/scope.ts'
import { listTreatedItems } from './items/pickup-items.queries.ts'
import {
  calendarFields,
  drivers,
  pickupFields,
  presentCalendarPickup,
  presentPickupRow,
  presentPlace,
  presentPlannedStop,
  presentSchedule,
  type StoredCalendarPickup,
  type StoredPickup,
  updaters,
} from './pickups.presenter.ts'

export function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, pickups.organizationId))
    .innerJoin(sites, eq(sites.id, pickups.siteId))
    .leftJoin(drivers, eq(drivers.id, pickups.driverId))
    .leftJoin(updaters, eq(updaters.id, pickups.updatedById))
}

const stage: ListFilter = {
  shapeOf: wholeValue,
  encode: (_value, services) => startOfTomorrow(services).toISOString(),
  where: (tomorrow, value) => {
    if (value === 'COMPLETE') return sql`${pickups.status} = 'COMPLETED'`
    const isDue = sql`${pickups.status} = 'CONFIRMED' and ${pickups.pickUpAt} < ${tomorrow}::timestamptz`
    const isAhead = sql`${pickups.status} = 'CONFIRMED' and ${pickups.pickUpAt} >= ${tomorrow}::timestamptz`
    return value === 'ONGOING' ? isDue : sql`${isAhead} and ${pickups.driverId} is not null`
  },
}

const isThere = isNull(pickups.archivedAt)

const ofOrganization = referenced(pickups.organizationId, organizations.name)
const inNames = contains(ofOrganization, pickups.plateNumber)

/** The number of a collection note finds its pickup, and any other text is looked for in organizations and plates. */
const search: ListFilter = {
  ...inNames,
  encode: (text, services) => pickupIdPrefixOf(text) ?? inNames.encode?.(text, services) ?? text,
  where: (encoded, text, context) =>
    pickupIdPrefixOf(text) === undefined ? inNames.where(encoded, text, context) : hasPickupIdPrefix(encoded),
}

/** An id that begins with the prefix, as `pickupIdPrefixOf` reads it from the number of a collection note. */
export function hasPickupIdPrefix(prefix: SQLWrapper): SQL {
  return sql`${pickups.id} between (${prefix} || '-0000-0000-000000000000')::uuid
    and (${prefix} || '-ffff-ffff-ffffffffffff')::uuid`
}

const listed = {
  table: pickups,
  join: joinReferences,
  id: pickups.id,
  scope: {
    where: (driverId: SQLWrapper) => sql`${pickups.driverId} = ${driverId}`,
    value: (context: Context) => (context.reach === 'any' ? undefined : context.actor.id),
  },
  search,
  columns: {
    organization: ofOrganization,
    status: pickups.status,
    pickUpTime: pickups.pickUpAt,
    way: pickups.wayNumber,
    wayNumber: pickups.wayNumber,
    wayType: pickups.wayType,
    plateNumber: pickups.plateNumber,
    createdAt: pickups.createdAt,
  },
  filters: {
    stage,
    organizationId: equals(pickups.organizationId),
    site: equals(pickups.siteId),
    driver: equals(pickups.driverId),
    vehicleId: equals(pickups.vehicleId),
    hasDriver: holds(sql`${pickups.driverId} is not null`),
    updatedBy: equals(pickups.updatedById),
  },
}
const listedAsRows = {
  ...listed,
  fields: pickupFields,
  presenter: (context: Context) => {
    const tomorrow = startOfTomorrow(context)
    return (pickup: StoredPickup) => presentPickupRow(pickup, tomorrow)
  },
}

export const pickupListing = createList({ ...listedAsRows, contract: pickupList.list, always: isThere })

/** What a schedule removed is not listed, because nobody deleted it. */
export const archivedPickupListing = createList({
  ...listedAsRows,
  contract: pickupEndpoints.archived,
  always: and(
    isNotNull(pickups.archivedAt),
    sql`(${pickups.plannedBy} <> 'schedule' or ${pickups.scheduleId} is not null)`,
  ),
})

/** Selects few columns, because a calendar shows thousands of pickups at once. */
export const calendarListing = createList({
  contract: { ...pickupEndpoints.calendar, columns: pickupList.list.columns },
  ...listed,
  always: isThere,
  fields: calendarFields,
  presenter:
    ({ settings }: Context) =>
    (pickup: StoredCalendarPickup) =>
      presentCalendarPickup(pickup, settings.timeZone),
})

export function listCalendarPickups(context: Context, query: Record<string, unknown>): Promise<CalendarPickup[]> {
  return calendarListing.first(context, { ...query, sort: 'pickUpTime' }, maxCalendarPickups)
}

/** A single pickup has these besides what lists show. */
const ofPickup = { remark: pickups.remark, scheduleId: pickups.scheduleId, occurrenceOn: pickups.occurrenceOn }

export async function getPickup(context: Context, id: string): Promise<Pickup> {
  const [pickup] = await joinReferences(
    context.database
      .select({ ...pickupFields, ...ofPickup })
      .from(pickups)
      .$dynamic(),
  ).where(and(eq(pickups.id, id), isNull(pickups.archivedAt), inCallersReach(context)))
  if (pickup === undefined) throw new AppError('pickup.not-found')
  const items = await listTreatedItems(context, pickup)
  const operationTeam = await context.database
    .select({ _id: users.id, name: users.name })
    .from(pickupTeamMembers)
    .innerJoin(users, eq(users.id, pickupTeamMembers.userId))
    .where(eq(pickupTeamMembers.pickupId, id))
    .orderBy(asc(users.name), asc(users.id))
  const row = presentPickupRow(pickup, startOfTomorrow(context))
  const schedule = presentSchedule(pickup)
  const shown = { ...row, operationTeam, items, remark: pickup.remark, schedule }
  if (context.actor.role === 'USER') return { ...shown, updatedBy: null, stopNumber: null, plannedArrivalAt: null }
  const planned = presentPlannedStop(pickup, context.settings.timeZone)
  const placed = { ...shown, ...planned, ...(await getPlace(context, pickup)) }
  return context.actor.role === 'DRIVER' ? { ...placed, lastTypes: await listLastTypes(context, pickup) } : placed
}

/** A driver reaches only the pickups they drive, a customer only their organization's, or those of their sites. */
export function inCallersReach(context: AnyContext): SQL | undefined {
  if (context.actor?.role === 'DRIVER') return eq(pickups.driverId, context.actor.id)
  return inOwnSites(context, pickups.organizationId, pickups.siteId)
}

/** Drivers have to find the place, and staff print it for them. */
async function getPlace(context: Context, pickup: StoredPickup) {
  const [place] = await context.database
    .select()
    .from(sites)
    .innerJoin(organizations, eq(organizations.id, sites.organizationId))
    .where(eq(sites.id, pickup.siteId))
  if (place === undefined) throw new AppError('site.not-found')
  return presentPlace(place.organizations, place.sites)
}

/** Lists the waste types of the site's last completed pickup before this one, as they were weighed. */
async function listLastTypes({ database }: Context, { siteId, pickUpAt }: StoredPickup): Promise<Pickup['lastTypes']> {
  const lastVisit = database
    .select({ id: pickups.id })
    .from(pickups)
    .where(
      and(
        eq(pickups.siteId, siteId),
        eq(pickups.status, 'COMPLETED'),
        lt(pickups.pickUpAt, pickUpAt),
        isNull(pickups.archivedAt),
      ),
    )
    .orderBy(desc(pickups.pickUpAt), desc(pickups.id))
    .limit(1)
  const items = await database
    .select({ type: pickupItems.wasteType })
    .from(pickupItems)
    .where(eq(pickupItems.pickupId, lastVisit))
    .orderBy(asc(pickupItems.position))
  return [...new Set(items.map(({ type }) => type))]
}

export function startOfTomorrow({ clock, settings }: Services): Date {
  return endOfDay(dayOf(clock.now(), settings.timeZone), settings.timeZone)
}
