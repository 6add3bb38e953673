import type { CompanyType } from '@thant/contracts/company-types'
import type { QueryOf } from '@thant/contracts/endpoint'
import { divertedTreatments } from '@thant/contracts/gri'
import { type GriBenchmark, type griBenchmarkEndpoints, minComparedOrganizations } from '@thant/contracts/gri-benchmark'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { wasteTotals } from '#database/schema/wastes.ts'
import { inMonths } from '#domains/wastes/wastes.queries.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { assertForwards } from './gri.queries.ts'

type Compared = {
  company_type: CompanyType
  organizations: number
  diverted: number | null
  monthly: number | null
  own: number | null
}

/**
 * The scope bounds the organization that is asked for. The others are read across it on purpose, and only their
 * rounded medians leave.
 */
export async function getGriBenchmark(
  context: Context,
  organizationId: string,
  period: QueryOf<typeof griBenchmarkEndpoints.benchmark>,
): Promise<GriBenchmark | null> {
  assertForwards(period)
  const isAskedFor = and(eq(organizations.id, organizationId), inOwnOrganization(context, organizations.id))
  const isDiverted = inArray(wasteTotals.treatment, [...divertedTreatments])
  const isCompared = and(isNull(organizations.archivedAt), inMonths(wasteTotals.month, period))
  const { rows } = await context.database.execute<Compared>(sql`
    with asked as (select ${organizations.companyType} from ${organizations} where ${isAskedFor}),
    compared as (
      select ${organizations.id}, sum(${wasteTotals.weightKg}) as kilograms,
        coalesce(sum(${wasteTotals.weightKg}) filter (where ${isDiverted}), 0) as diverted,
        count(distinct ${wasteTotals.month}) filter (where ${wasteTotals.weightKg} > 0) as months
      from ${organizations} join ${wasteTotals} on ${wasteTotals.organizationId} = ${organizations.id}
      where ${organizations.companyType} = (select company_type from asked) and ${isCompared}
      group by ${organizations.id} having sum(${wasteTotals.weightKg}) > 0)
    select asked.company_type, count(compared.id)::int as organizations,
      percentile_cont(0.5) within group (order by compared.diverted / compared.kilograms) as diverted,
      percentile_cont(0.5) within group (order by compared.kilograms / compared.months) as monthly,
      (max(compared.kilograms / compared.months) filter (where compared.id = ${organizationId}))::float8 as own
    from asked left join compared on true group by asked.company_type`)
  const [row] = rows
  if (row === undefined) throw new AppError('organization.not-found')
  return presentGriBenchmark(row)
}

function presentGriBenchmark({ company_type, organizations, diverted, monthly, own }: Compared): GriBenchmark | null {
  if (organizations < minComparedOrganizations || diverted === null || monthly === null) return null
  return {
    companyType: company_type,
    organizations,
    medianDiversionPercent: Math.round(diverted * 100),
    medianKilogramsPerMonth: Number(monthly.toPrecision(2)),
    ownKilogramsPerMonth: own,
  }
}
