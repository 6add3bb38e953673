import { everyMonth } from '@thant/charts/every-month'
import type { CarbonFigures } from '@thant/contracts/carbon'
import { emissionsOf } from '@thant/contracts/emissions'
import { type Quarter, quarterRangeOf } from '@thant/contracts/quarters'
import { getOrganization } from '#domains/organizations/organizations.queries.ts'
import { listQuartersOf } from '#domains/pickups/organization-pickups.queries.ts'
import { sumWeightByType } from '#domains/wastes/wastes.queries.ts'
import { errorAt } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { getFactorSetOf } from './factor-sets.queries.ts'
import { insightsOf } from './insights.ts'

/** Computes the emissions of the quarter that `firstMonth` names; 400 if the organization has no such quarter. */
export async function getCarbonFigures(
  context: Context,
  organizationId: string,
  firstMonth: string,
): Promise<CarbonFigures> {
  const organization = await getOrganization(context, organizationId)
  const quarter = await getQuarter(context, organizationId, firstMonth)
  const { label, months } = quarter
  const wastes = await sumWeightByType(context, { from: months[0], to: months.at(-1) }, organizationId)
  const factorSet = await getFactorSetOf(context, months.at(-1) ?? firstMonth)
  const emissions = emissionsOf(wastes, factorSet.factors)
  return {
    organization: { _id: organization._id, name: organization.name },
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

async function getQuarter(context: Context, organizationId: string, firstMonth: string): Promise<Quarter> {
  const quarters = await listQuartersOf(context, organizationId)
  const quarter = quarters.find((candidate) => candidate.firstMonth === firstMonth)
  if (quarter) return quarter
  throw errorAt('quarter', 'report.quarter-unknown')
}
