import { type Site, type SiteUses, siteEndpoints, siteList } from '@thant/contracts/customers/sites'
import type { Page, QueryOf } from '@thant/contracts/endpoint'
import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { placedBins } from '#database/schema/placed-bins.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import {
  assertOrganizationIsShared,
  getActiveOrganization,
} from '#domains/customers/organizations/organizations.queries.ts'
import type { Actor, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnSites, listedInOwnSites } from '#lib/scope.ts'
import { isPickupAhead, isScheduleRunning } from './ahead.ts'
import { assertSitesAreActive } from './sites.policy.ts'
import { presentSite } from './sites.presenter.ts'

const listing = {
  fields: getTableColumns(sites),
  table: sites,
  id: sites.id,
  scope: listedInOwnSites(sites.organizationId, sites.id),
  search: contains(sites.name, sites.address),
  columns: {
    name: sites.name,
    address: sites.address,
    createdAt: sites.createdAt,
  },
  internal: { filters: { organizationId: equals(sites.organizationId) } },
  presenter: () => presentSite,
} as const

export const siteListing = createList({ ...listing, contract: siteList.list, always: isNull(sites.archivedAt) })

const archivedSiteListing = createList({
  ...listing,
  contract: siteEndpoints.archived,
  always: isNotNull(sites.archivedAt),
})

type ListQuery = QueryOf<typeof siteList.list>

export async function pageSites(context: Context, organizationId: string, query: ListQuery): Promise<Page<Site>> {
  await assertOrganizationIsShared(context, organizationId)
  return siteListing.page(context, { ...query, organizationId })
}

export async function pageArchivedSites(
  context: Context,
  organizationId: string,
  query: ListQuery,
): Promise<Page<Site>> {
  await assertOrganizationIsShared(context, organizationId)
  return archivedSiteListing.page(context, { ...query, organizationId })
}

/** Archived sites are found too, because pickups of the past name them. */
export async function getSite(context: Context, id: string): Promise<Site> {
  const [site] = await context.database
    .select()
    .from(sites)
    .where(and(eq(sites.id, id), inOwnSites(context, sites.organizationId, sites.id)))
  if (site === undefined) throw new AppError('site.not-found')
  return presentSite(site)
}

type SiteOf = { organizationId: string; siteId?: string | undefined }

/**
 * Returns the site that a new record is for. Neither it nor its organization can be archived until the transaction ends.
 */
export async function getActiveSite(
  context: Context,
  { organizationId, siteId = defaultSiteOf(context.actor, organizationId) }: SiteOf,
): Promise<Site> {
  const [found] = await context.database
    .select({ site: sites })
    .from(organizations)
    .innerJoin(sites, eq(sites.organizationId, organizations.id))
    .where(
      and(
        eq(organizations.id, organizationId),
        isNull(organizations.archivedAt),
        eq(sites.id, siteId),
        isNull(sites.archivedAt),
        inOwnSites(context, organizations.id, sites.id),
      ),
    )
    .for('key share')
  if (found !== undefined) return presentSite(found.site)
  // Which of the conditions failed is asked only now, so that what is right costs one statement.
  await getActiveOrganization(context, organizationId)
  await assertSitesAreActive(context, organizationId, [siteId])
  throw new AppError('site.not-found')
}

/** Who is limited to one site means that one; everybody else the main site, which has the organization's id. */
function defaultSiteOf({ siteIds }: Actor, organizationId: string): string {
  const [only, ...others] = siteIds ?? []
  return only === undefined || others.length > 0 ? organizationId : only
}

/** Throws 404 unless the caller reaches the organization, or the given one of its sites. */
export async function assertSiteInReach(
  context: Context,
  organizationId: string,
  siteId: string | undefined,
): Promise<void> {
  await assertOrganizationIsShared(context, organizationId)
  if (siteId === undefined) return
  const site = await getSite(context, siteId)
  if (site.organizationId !== organizationId) throw new AppError('site.not-found')
}

/**
 * Names the sites that figures of an organization cover for this caller: the one that is asked for, or those that the
 * caller is limited to. Undefined when they cover the whole organization.
 */
export async function listCoveredSites(
  context: Context,
  organizationId: string,
  siteId: string | undefined,
): Promise<NamedRef[] | undefined> {
  await assertSiteInReach(context, organizationId, siteId)
  const covered = siteId === undefined ? context.actor.siteIds : [siteId]
  if (covered === null) return undefined
  return context.database
    .select({ _id: sites.id, name: sites.name })
    .from(sites)
    .where(inArray(sites.id, [...covered]))
    .orderBy(sql`${sites.name} collate "und-x-icu"`, asc(sites.id))
}

type NamedRef = { _id: string; name: string }

export async function getUses(context: Context, id: string): Promise<SiteUses> {
  await getSite(context, id)
  return countUses(context, id)
}

/** Counts what would still bring somebody to a site: open pickups of today and later, schedules, requests and bins. */
export async function countUses(context: Context, siteId: string): Promise<SiteUses> {
  const { database } = context
  const countOf = async (table: PgTable, condition: SQL | undefined): Promise<number> => {
    const [row] = await database.select({ found: count() }).from(table).where(condition)
    return row?.found ?? 0
  }
  const uses = usesOf(context, siteId)
  return {
    pickups: await countOf(pickups, uses.pickups),
    schedules: await countOf(schedules, uses.schedules),
    requests: await countOf(pickupRequests, uses.requests),
    bins: await countOf(placedBins, uses.bins),
  }
}

/** What is ahead at a site, as conditions on its four tables. */
export function usesOf(context: Context, siteId: string): Record<keyof SiteUses, SQL | undefined> {
  return {
    pickups: and(eq(pickups.siteId, siteId), isPickupAhead(context)),
    schedules: and(eq(schedules.siteId, siteId), isScheduleRunning(context)),
    requests: and(eq(pickupRequests.siteId, siteId), inArray(pickupRequests.state, ['OPEN', 'COUNTERED'])),
    bins: and(eq(placedBins.siteId, siteId), isNull(placedBins.removedOn), isNull(placedBins.archivedAt)),
  }
}
