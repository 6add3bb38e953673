import { type MonthlyWaste, type WasteSummary, type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { wasteTotals } from '#database/schema/wastes.ts'
import { assertOrganizationInReach } from '#domains/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization } from '#lib/scope.ts'

/** Months, YYYY-MM, both included. */
export type MonthRange = { from?: string | undefined; to?: string | undefined }

/** Kilograms per type over all organizations, or of one in reach. */
export async function sumWeightByType(
  context: Context,
  range: MonthRange,
  organizationId?: string,
): Promise<WasteSummary[]> {
  const rows = await context.database
    .select({ wasteType: wasteTotals.wasteType, weightKg: sql<number>`sum(${wasteTotals.weightKg})::float8` })
    .from(wasteTotals)
    .where(matching(context, range, organizationId))
    .groupBy(wasteTotals.wasteType)
  if (rows.length === 0 && organizationId !== undefined) await assertOrganizationInReach(context, organizationId)
  return wasteTypes.flatMap((name) => {
    const row = rows.find(({ wasteType }) => wasteType === name)
    return row === undefined ? [] : [{ name, quantity: row.weightKg }]
  })
}

/** Kilograms per month and type, ascending; months without pickups are absent. */
export async function listMonthlyWastes(
  context: Context,
  range: MonthRange,
  organizationId?: string,
): Promise<MonthlyWaste[]> {
  const rows = await context.database
    .select({
      month: sql<string>`to_char(${wasteTotals.month}, 'YYYY-MM')`,
      wasteType: wasteTotals.wasteType,
      weightKg: sql<number>`sum(${wasteTotals.weightKg})::float8`,
    })
    .from(wasteTotals)
    .where(matching(context, range, organizationId))
    .groupBy(wasteTotals.month, wasteTotals.wasteType)
    .orderBy(asc(wasteTotals.month))
  if (rows.length === 0 && organizationId !== undefined) await assertOrganizationInReach(context, organizationId)
  const months = new Map<string, MonthlyWaste>()
  for (const { month, wasteType, weightKg } of rows) {
    const record = months.get(month) ?? emptyMonth(month)
    record[wasteType as WasteType] = weightKg
    months.set(month, record)
  }
  return [...months.values()]
}

function matching(context: Context, { from, to }: MonthRange, organizationId: string | undefined): SQL | undefined {
  return and(
    inOwnOrganization(context, wasteTotals.organizationId),
    organizationId === undefined ? undefined : eq(wasteTotals.organizationId, organizationId),
    from === undefined ? undefined : gte(wasteTotals.month, `${from}-01`),
    to === undefined ? undefined : lte(wasteTotals.month, `${to}-01`),
  )
}

function emptyMonth(month: string): MonthlyWaste {
  return { month, Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
}
