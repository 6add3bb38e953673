import { type MonthlyWaste, type WasteSummary, wasteTypes } from '@thant/contracts/wastes'
import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { monthlyWasteTotals, wasteTotals } from '#database/schema/wastes.ts'
import { assertOrganizationInReach } from '#domains/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization } from '#lib/scope.ts'

/** Both months are YYYY-MM and included. */
export type MonthRange = { from?: string | undefined; to?: string | undefined }

/** Sums kilograms per type over all organizations, or for one within the caller's reach. */
export async function sumWeightByType(
  context: Context,
  range: MonthRange,
  organizationId?: string,
): Promise<WasteSummary[]> {
  const { totals, where } = totalsOf(context, range, organizationId)
  const rows = await context.database
    .select({ wasteType: totals.wasteType, weightKg: sql<number>`sum(${totals.weightKg})::float8` })
    .from(totals)
    .where(where)
    .groupBy(totals.wasteType)
  if (rows.length === 0 && organizationId !== undefined) await assertOrganizationInReach(context, organizationId)
  return wasteTypes.flatMap((name) => {
    const row = rows.find(({ wasteType }) => wasteType === name)
    return row === undefined ? [] : [{ name, quantity: row.weightKg }]
  })
}

/** Sums kilograms per month and type, ascending; months without pickups are absent. */
export async function listMonthlyWastes(
  context: Context,
  range: MonthRange,
  organizationId?: string,
): Promise<MonthlyWaste[]> {
  const { totals, where } = totalsOf(context, range, organizationId)
  const rows = await context.database
    .select({
      month: sql<string>`to_char(${totals.month}, 'YYYY-MM')`,
      wasteType: totals.wasteType,
      weightKg: sql<number>`sum(${totals.weightKg})::float8`,
    })
    .from(totals)
    .where(where)
    .groupBy(totals.month, totals.wasteType)
    .orderBy(asc(totals.month))
  if (rows.length === 0 && organizationId !== undefined) await assertOrganizationInReach(context, organizationId)
  const months = new Map<string, MonthlyWaste>()
  for (const { month, wasteType, weightKg } of rows) {
    const record = months.get(month) ?? emptyMonth(month)
    record[wasteType] = weightKg
    months.set(month, record)
  }
  return [...months.values()]
}

/** Months are YYYY-MM, ascending. */
export async function listMonthsWithWaste(context: Context, organizationId: string): Promise<string[]> {
  const rows = await context.database
    .selectDistinct({ month: sql<string>`to_char(${wasteTotals.month}, 'YYYY-MM')` })
    .from(wasteTotals)
    .where(and(eq(wasteTotals.organizationId, organizationId), inOwnOrganization(context, wasteTotals.organizationId)))
  if (rows.length === 0) await assertOrganizationInReach(context, organizationId)
  return rows.map(({ month }) => month).sort()
}

/** Months are YYYY-MM in ascending order. */
export async function listMonthsOfEach(
  context: Context,
  organizationIds: readonly string[],
): Promise<Array<{ organizationId: string; months: string[] }>> {
  return context.database
    .select({
      organizationId: wasteTotals.organizationId,
      months: sql<string[]>`array_agg(distinct to_char(${wasteTotals.month}, 'YYYY-MM'))`,
    })
    .from(wasteTotals)
    .where(
      and(
        inArray(wasteTotals.organizationId, [...organizationIds]),
        inOwnOrganization(context, wasteTotals.organizationId),
      ),
    )
    .groupBy(wasteTotals.organizationId)
}

/** Totals over all organizations have their own table, so that reading them does not sum up every customer. */
function totalsOf(context: Context, range: MonthRange, organizationId: string | undefined) {
  if (organizationId === undefined && context.reach === 'any') {
    return { totals: monthlyWasteTotals, where: inMonths(monthlyWasteTotals.month, range) }
  }
  const where = and(
    inOwnOrganization(context, wasteTotals.organizationId),
    organizationId === undefined ? undefined : eq(wasteTotals.organizationId, organizationId),
    inMonths(wasteTotals.month, range),
  )
  return { totals: wasteTotals, where }
}

function inMonths(month: SQLWrapper, { from, to }: MonthRange): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${month} >= ${`${from}-01`}`,
    to === undefined ? undefined : sql`${month} <= ${`${to}-01`}`,
  )
}

function emptyMonth(month: string): MonthlyWaste {
  return { month, Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
}
