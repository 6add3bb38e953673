import { and, asc, count, eq, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import type { MonthRange } from '#domains/materials/wastes/wastes.queries.ts'
import { endOfDay, endOfMonth, startOfDay, startOfMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { inOwnSites } from '#lib/scope.ts'

/** The completed pickups of an organization, or of one of its sites, within the caller's reach. */
export function completedOf(context: Context, organizationId: string, site: string | undefined): SQL | undefined {
  return and(
    eq(pickups.organizationId, organizationId),
    inOwnSites(context, pickups.organizationId, pickups.siteId),
    site === undefined ? undefined : eq(pickups.siteId, site),
    eq(pickups.status, 'COMPLETED'),
    isNull(pickups.archivedAt),
  )
}

export async function countCompletedPickups(
  context: Context,
  organizationId: string,
  { from, to, site }: MonthRange & { site?: string | undefined },
) {
  const { timeZone } = context.settings
  const [row] = await context.database
    .select({ count: count() })
    .from(pickups)
    .where(
      and(
        completedOf(context, organizationId, site),
        from === undefined
          ? undefined
          : gte(pickups.pickUpAt, (isDay(from) ? startOfDay : startOfMonth)(from, timeZone)),
        to === undefined ? undefined : lt(pickups.pickUpAt, (isDay(to) ? endOfDay : endOfMonth)(to, timeZone)),
      ),
    )
  if (row === undefined || row.count === 0) await assertSiteInReach(context, organizationId, site)
  return { count: row?.count ?? 0 }
}

function isDay(monthOrDay: string): boolean {
  return monthOrDay.length > 'YYYY-MM'.length
}

export async function getContractPeriods(context: Context, organizationId: string) {
  const { contracts: periods, expiredDate } = await getOrganization(context, organizationId)
  return { contracts: periods, expiredDate }
}

export async function listContractExpiries(context: Context) {
  const rows = await context.database
    .select({ _id: organizations.id, name: organizations.name, expiredDate: organizations.expiresOn })
    .from(organizations)
    .where(and(isNull(organizations.archivedAt), isNotNull(organizations.expiresOn)))
    .orderBy(asc(organizations.expiresOn), asc(organizations.id))
  return rows.map(({ expiredDate, ...rest }) => ({ ...rest, expiredDate: expiredDate ?? '' }))
}
