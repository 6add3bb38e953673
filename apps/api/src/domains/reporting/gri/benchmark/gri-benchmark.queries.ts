import type { CompanyType } from '@thant/contracts/company/company-types'
import type { QueryOf } from '@thant/contracts/endpoint'
import { divertedTreatments } from '@thant/contracts/reporting/gri'
import {
  type ComparedBand,
  comparedBands,
  type GriBenchmark,
  type griBenchmarkEndpoints,
  minComparedOrganizations,
} from '@thant/contracts/reporting/gri-benchmark'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { wasteTotals } from '#database/schema/wastes.ts'
import { comparedType } from '#domains/customers/organizations/compared-type.ts'
import { assertForwards } from '#domains/materials/wastes/gri-items.queries.ts'
import { inMonths } from '#domains/materials/wastes/wastes.queries.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { benchmarkQuarter } from './benchmark-quarter.ts'

type Compared = {
  company_type: CompanyType
  others: number
  own_share: number | null
  own_monthly: number | null
  /** Of the others, at one, two and three quarters. */
  shares: number[] | null
  monthlies: number[] | null
}

/**
 * The scope bounds the organization that is asked for. The others are read across it on purpose, and none of their
 * figures leaves.
 */
export async function getGriBenchmark(
  context: Context,
  organizationId: string,
  period: QueryOf<typeof griBenchmarkEndpoints.benchmark>,
): Promise<GriBenchmark | null> {
  assertForwards(period)
  const isRequested = and(eq(organizations.id, organizationId), inOwnOrganization(context, organizations.id))
  const [requested] = await context.database.select({ id: organizations.id }).from(organizations).where(isRequested)
  if (requested === undefined) throw new AppError('organization.not-found')
  const quarter = benchmarkQuarter(period, currentMonth(context))
  if (quarter === undefined) return null
  const isDiverted = inArray(wasteTotals.treatment, [...divertedTreatments])
  const isCompared = and(isNull(organizations.archivedAt), inMonths(wasteTotals.month, quarter))
  const type = comparedType(context)
  const { rows } = await context.database.execute<Compared>(sql`
    with asked as (select ${type} as company_type from ${organizations} where ${isRequested}),
    summed as (
      select ${organizations.id}, sum(${wasteTotals.weightKg}) as kilograms,
        coalesce(sum(${wasteTotals.weightKg}) filter (where ${isDiverted}), 0) as diverted,
        count(distinct ${wasteTotals.month}) filter (where ${wasteTotals.weightKg} > 0) as months
      from ${organizations} join ${wasteTotals} on ${wasteTotals.organizationId} = ${organizations.id}
      where ${type} = (select company_type from asked) and ${isCompared}
      group by ${organizations.id} having sum(${wasteTotals.weightKg}) > 0),
    compared as (
      select id = ${organizationId} as is_own, (diverted / kilograms)::float8 as share,
        (kilograms / months)::float8 as monthly from summed)
    select asked.company_type, count(*) filter (where not is_own)::int as others,
      max(share) filter (where is_own) as own_share, max(monthly) filter (where is_own) as own_monthly,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by share) filter (where not is_own) as shares,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by monthly) filter (where not is_own) as monthlies
    from asked left join compared on true group by asked.company_type`)
  return rows[0] ? presentGriBenchmark(rows[0], quarter) : null
}

function presentGriBenchmark(compared: Compared, quarter: { from: string; to: string }): GriBenchmark | null {
  const { company_type, others, own_share, own_monthly, shares, monthlies } = compared
  if (others < minComparedOrganizations || own_share === null || own_monthly === null) return null
  return {
    companyType: company_type,
    ...quarter,
    others,
    ownDiversionPercent: own_share * 100,
    diversion: bandOf(own_share, shares),
    ownKilogramsPerMonth: own_monthly,
    kilogramsPerMonth: bandOf(own_monthly, monthlies),
  }
}

function bandOf(own: number, quarters: number[] | null): ComparedBand {
  const above = (quarters ?? []).filter((quarter) => own > quarter).length
  return comparedBands[above] ?? 'highest'
}
