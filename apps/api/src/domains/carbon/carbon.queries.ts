import { everyMonth } from '@thant/charts/every-month'
import type { CarbonFigures } from '@thant/contracts/carbon'
import { emissionsOf } from '@thant/contracts/emissions'
import { type Quarter, quarterRangeOf } from '@thant/contracts/quarters'
import { getOrganization } from '#domains/organizations/organizations.queries.ts'
import { listQuartersOf } from '#domains/pickups/organization-pickups.queries.ts'
import { listCoveredSites } from '#domains/sites/sites.queries.ts'
import { sumWeightByType } from '#domains/wastes/wastes.queries.ts'
import { errorAt } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { getCarbonFactorSetOf } from './factor-sets.queries.ts'
import { insightsOf } from './insights.ts'

/**
 * Computes the emissions of the quarter that `firstMonth` names, of the organization or of one of its sites; 400 if there
 * is no such quarter.
 */
export async function getCarbonFigures(
  context: Context,
  organizationId: string,
  firstMonth: string,
  site?: string,
): Promise<CarbonFigures> {
  const organization = await getOrganization(context, organizationId)
  const sites = await listCoveredSites(context, organizationId, site)
  const quarter = getQuarter(await listQuartersOf(context, organizationId, site), firstMonth)
  const { label, months } = quarter
  const wastes = await sumWeightByType(context, { from: months[0], to: months.at(-1), site }, organizationId)
  const factorSet = await getCarbonFactorSetOf(context, months.at(-1) ?? firstMonth)
  const emissions = emissionsOf(wastes, factorSet.factors)
  return {
    organization: { _id: organization._id, name: organization.name },
    ...(sites && { sites }),
    title: label,
    period: quarterRangeOf([quarter]),
    months,
    emptyMonths: emptyMonthsBetween(months),
    factorSet,
    emissions,
    insights: insightsOf(emissions),
  }
}

function emptyMonthsBetween(months: readonly string[]): string[] {
  const range = { from: months[0] ?? '', to: months.at(-1) ?? '' }
  return everyMonth([], range).emptyMonths.filter((month) => !months.includes(month))
}

function getQuarter(quarters: readonly Quarter[], firstMonth: string): Quarter {
  const quarter = quarters.find((candidate) => candidate.firstMonth === firstMonth)
  if (quarter) return quarter
  throw errorAt('quarter', 'report.quarter-unknown')
}
