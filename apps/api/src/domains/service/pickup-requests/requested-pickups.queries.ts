import { maxRequestedPickups, type RequestedPickup } from '@thant/contracts/service/pickup-requests'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { sites } from '#database/schema/sites.ts'
import { isRequestOpen } from '#domains/customers/sites/ahead.ts'
import { endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { inOwnSites } from '#lib/scope.ts'

type Query = { from: string; to: string; organizationId?: string | undefined; site?: string | undefined }

/** Lists what would become a pickup on these days if staff or customer agreed. */
export async function listRequestedPickups(context: Context, query: Query): Promise<RequestedPickup[]> {
  const { organizationId, siteId, state } = pickupRequests
  const { timeZone } = context.settings
  const at = sql<Date>`coalesce(${pickupRequests.counterAt}, ${pickupRequests.wantedAt})`.mapWith(
    pickupRequests.wantedAt,
  )
  const rows = await context.database
    .select({
      id: pickupRequests.id,
      organizationId,
      organizationName: organizations.name,
      siteId,
      siteName: sites.name,
      isCountered: sql<boolean>`${state} = 'COUNTERED'`,
      at,
      partOfDay: pickupRequests.partOfDay,
    })
    .from(pickupRequests)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .innerJoin(sites, eq(sites.id, siteId))
    .where(
      and(
        eq(pickupRequests.kind, 'extra'),
        isRequestOpen(context.clock.now()),
        gte(at, startOfDay(query.from, timeZone)),
        lt(at, endOfDay(query.to, timeZone)),
        query.organizationId === undefined ? undefined : eq(organizationId, query.organizationId),
        query.site === undefined ? undefined : eq(siteId, query.site),
        inOwnSites(context, organizationId, siteId),
      ),
    )
    .orderBy(asc(at), asc(pickupRequests.id))
    .limit(maxRequestedPickups)
  return rows.map((row) => ({
    _id: row.id,
    organization: { _id: row.organizationId, name: row.organizationName },
    site: { _id: row.siteId, name: row.siteName },
    state: row.isCountered ? 'COUNTERED' : 'OPEN',
    pickUpTime: row.at.toISOString(),
    partOfDay: row.isCountered ? null : row.partOfDay,
  }))
}
