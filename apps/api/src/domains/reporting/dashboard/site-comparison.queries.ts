import type { SiteComparison } from '@thant/contracts/reporting/dashboard'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { sites } from '#database/schema/sites.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import { assertForwards } from '#domains/materials/wastes/gri-items.queries.ts'
import { listTreatedWastes, type MonthRange } from '#domains/materials/wastes/wastes.queries.ts'
import { listFactorPeriods } from '#domains/reporting/carbon/factor-sets.queries.ts'
import { category5 } from '#domains/reporting/gri/category-5.ts'
import { compositionOf } from '#domains/reporting/gri/gri-tables.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { inOwnSites } from '#lib/scope.ts'
import { countCompletedPickups } from './dashboard.queries.ts'

/** Computes the figures of each site as the tables of GRI 306 do, so that they add up to those of the organization. */
export async function compareSites(
  context: Context,
  organizationId: string,
  { from, to = currentMonth(context) }: MonthRange,
): Promise<SiteComparison> {
  assertForwards({ from, to })
  await assertSiteInReach(context, organizationId, undefined)
  const factorPeriods = await listFactorPeriods(context, { from, to })
  const compared: SiteComparison['sites'] = []
  for (const { isArchived, ...site } of await listSites(context, organizationId)) {
    const figures = await figuresOf(site._id)
    if (!isArchived || figures.weightKg > 0) compared.push({ ...site, ...figures })
  }
  return { sites: compared, total: await figuresOf(undefined) }

  async function figuresOf(site: string | undefined) {
    const periods = await Promise.all(
      factorPeriods.map(async ({ factorSet, ...months }) => ({
        factorSet,
        wastes: await listTreatedWastes(context, { ...months, site }, organizationId),
      })),
    )
    const { generated, divertedFromDisposal } = compositionOf(periods.flatMap(({ wastes }) => wastes))
    const { count } = await countCompletedPickups(context, organizationId, { from, to, site })
    return {
      pickups: count,
      weightKg: generated,
      diversionRate: generated === 0 ? null : divertedFromDisposal / generated,
      direct: category5(periods).direct,
    }
  }
}

function listSites(context: Context, organizationId: string) {
  return context.database
    .select({ _id: sites.id, name: sites.name, isArchived: sql<boolean>`${sites.archivedAt} is not null` })
    .from(sites)
    .where(and(eq(sites.organizationId, organizationId), inOwnSites(context, sites.organizationId, sites.id)))
    .orderBy(desc(eq(sites.id, sites.organizationId)), asc(sql`${sites.name} collate "und-x-icu"`), asc(sites.id))
}
