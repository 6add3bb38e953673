import { everyMonth } from '@thant/charts/every-month'
import { uncertaintyOfSum } from '@thant/contracts/materials/uncertainty'
import type { CarbonFigures } from '@thant/contracts/reporting/carbon'
import { type Quarter, quarterRangeOf } from '@thant/contracts/reporting/quarters'
import { getCompany } from '#domains/company/company/company.service.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { listCoveredSites } from '#domains/customers/sites/sites.queries.ts'
import { measuresOf } from '#domains/materials/wastes/measures.ts'
import { listQuartersOf } from '#domains/service/pickups/organization-pickups/organization-pickups.queries.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import type { FactorPeriod } from './factor-periods.ts'
import { presentForCarbon } from './factor-sets.presenter.ts'
import { insightsOf } from './insights.ts'
import { emissionsOfPeriods, listTreatedPeriods } from './treated-periods.queries.ts'

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
  const span = { from: firstMonth, to: months.at(-1) ?? firstMonth }
  const periods = await listTreatedPeriods(context, organizationId, { spans: [span], site })
  const emissions = emissionsOfPeriods(periods)
  const { weightUncertainty } = await getCompany(context)
  const measures = measuresOf(
    periods.flatMap(({ wastes }) => wastes),
    weightUncertainty,
  )
  return {
    organization: { _id: organization._id, name: organization.name },
    ...(sites && { sites }),
    title: label,
    period: quarterRangeOf([quarter]),
    months,
    emptyMonths: emptyMonthsBetween(months),
    ...factorSetsOf(periods),
    emissions,
    measures,
    uncertaintyPercent: uncertaintyOfSum(measures, weightUncertainty),
    insights: insightsOf(emissions),
  }
}

function factorSetsOf(periods: readonly FactorPeriod[]): Pick<CarbonFigures, 'factorSet' | 'earlierFactorSets'> {
  const last = periods.at(-1)
  if (last === undefined) throw new Error('the first factor set is missing')
  const earlier = periods.slice(0, -1).map(({ from, to, factorSet }) => ({
    months: { from: from ?? to, to },
    factorSet: presentForCarbon(factorSet),
  }))
  return { factorSet: presentForCarbon(last.factorSet), ...(earlier.length > 0 && { earlierFactorSets: earlier }) }
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
