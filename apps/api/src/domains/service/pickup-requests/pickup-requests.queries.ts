import { dayMs } from '@thant/contracts/durations'
import type { CutOff } from '@thant/contracts/service/cut-offs'
import { type PickupRequest, pickupRequestList } from '@thant/contracts/service/pickup-requests'
import { and, count, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { nextWorkingDay } from '#domains/company/company-days/working-days.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context, Services } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { anyOf, contains, equals, type ListFilter, referenced, wholeValue } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnSites, listedInOwnSites } from '#lib/scope.ts'
import { loadCutOffRule } from './cut-off.queries.ts'
import { cutOffOf, firstDayToAskFor } from './cut-off.ts'
import {
  answerers,
  askers,
  drivers,
  pickupRequestFields,
  presentPickupRequest,
  type StoredPickupRequest,
} from './pickup-requests.presenter.ts'

const isOpen = sql`${pickupRequests.state} in ('OPEN', 'COUNTERED')`

const now = ({ clock }: Services) => clock.now().toISOString()

/** A request past its time is not open, even if the job that writes it down has not run yet. */
const isOpenNow: ListFilter = {
  shapeOf: wholeValue,
  encode: (_value, services) => now(services),
  where: (instant, value) => {
    const condition = sql`(${isOpen} and ${pickupRequests.expiresAt} > ${instant}::timestamptz)`
    return value === 'true' ? condition : sql`not ${condition}`
  },
}

const stateNow = anyOf({
  encode: (_value, services) => now(services),
  where: (instant, value) => {
    const isState = sql`${pickupRequests.state} = ${value}`
    const isPast = sql`${pickupRequests.expiresAt} <= ${instant}::timestamptz`
    if (value === 'EXPIRED') return sql`(${isState} or (${isOpen} and ${isPast}))`
    return value === 'OPEN' || value === 'COUNTERED' ? sql`(${isState} and not ${isPast})` : isState
  },
})

function joinReferences<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(organizations, eq(organizations.id, pickupRequests.organizationId))
    .innerJoin(sites, eq(sites.id, pickupRequests.siteId))
    .leftJoin(pickups, eq(pickups.id, pickupRequests.pickupId))
    .leftJoin(drivers, eq(drivers.id, pickups.driverId))
    .innerJoin(askers, eq(askers.id, pickupRequests.askedById))
    .leftJoin(answerers, eq(answerers.id, pickupRequests.answeredById))
}

const ofOrganization = referenced(pickupRequests.organizationId, organizations.name)

export const pickupRequestListing = createList({
  contract: pickupRequestList.list,
  fields: pickupRequestFields,
  table: pickupRequests,
  join: joinReferences,
  id: pickupRequests.id,
  scope: listedInOwnSites(pickupRequests.organizationId, pickupRequests.siteId),
  search: contains(ofOrganization, referenced(pickupRequests.siteId, sites.name)),
  columns: {
    organization: ofOrganization,
    kind: pickupRequests.kind,
    state: { filter: stateNow, sort: { by: pickupRequests.state, type: 'text' } },
    wantedAt: { by: sql`coalesce(${pickupRequests.wantedAt}, 'infinity'::timestamptz)`, type: 'timestamptz' },
    createdAt: pickupRequests.createdAt,
    expiresAt: pickupRequests.expiresAt,
  },
  filters: {
    isOpen: isOpenNow,
    organizationId: equals(pickupRequests.organizationId),
    site: equals(pickupRequests.siteId),
  },
  presenter: (context) => (request: StoredPickupRequest) => presentPickupRequest(context, request),
})

export async function listRequestsById(context: Context, ids: readonly string[]): Promise<PickupRequest[]> {
  if (ids.length === 0) return []
  const requests = await selectRequests(context, inArray(pickupRequests.id, [...ids]))
  return requests.map((request) => presentPickupRequest(context, request))
}

export async function getPickupRequest(context: Context, id: string): Promise<PickupRequest> {
  const [request] = await selectRequests(context, eq(pickupRequests.id, id))
  if (request === undefined) throw new AppError('pickup-request.not-found')
  return presentPickupRequest(context, request)
}

/** Those in the caller's reach. */
async function selectRequests(context: Context, which: SQL): Promise<StoredPickupRequest[]> {
  return joinReferences(context.database.select(pickupRequestFields).from(pickupRequests).$dynamic()).where(
    and(which, inOwnSites(context, pickupRequests.organizationId, pickupRequests.siteId)),
  )
}

/** What staff are measured by counts the requests of the last 90 days that were answered. */
export async function summarizePickupRequests(
  context: Context,
): Promise<{ open: number; medianMinutes: number | null }> {
  const { database, clock } = context
  const now = clock.now()
  const scope = inOwnSites(context, pickupRequests.organizationId, pickupRequests.siteId)
  const [open] = await database
    .select({ count: count() })
    .from(pickupRequests)
    .where(and(isOpen, gt(pickupRequests.expiresAt, now), scope))
  const minutes = sql`extract(epoch from ${pickupRequests.answeredAt} - ${pickupRequests.createdAt}) / 60`
  const [answered] = await database
    .select({ median: sql<number | null>`percentile_cont(0.5) within group (order by ${minutes})` })
    .from(pickupRequests)
    .where(
      and(
        isNotNull(pickupRequests.answeredAt),
        gt(pickupRequests.createdAt, new Date(now.getTime() - 90 * dayMs)),
        scope,
      ),
    )
  return { open: open?.count ?? 0, medianMinutes: answered?.median ?? null }
}

export async function getCutOff(context: Context, at: string): Promise<CutOff> {
  const wanted = new Date(at)
  const now = context.clock.now()
  const { rule, calendar, phone } = await loadCutOffRule(context, [now, wanted])
  const until = cutOffOf(wanted, rule, calendar)
  return {
    until: until.toISOString(),
    isPast: until <= now,
    firstDay: firstDayToAskFor(now, rule, calendar),
    nextWorkingDay: nextWorkingDay(calendar.days, dayOf(wanted, calendar.timeZone)),
    phone,
  }
}
