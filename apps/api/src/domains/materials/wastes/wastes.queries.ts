import {
  type MonthlyWaste,
  type WasteSummary,
  type WasteTreatment,
  type WasteType,
  type WeightMeasure,
  wasteTypes,
  weightIn,
} from '@thant/contracts/materials/wastes'
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { monthlyWasteTotals, wasteTotals } from '#database/schema/wastes.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { inOwnSites } from '#lib/scope.ts'

/** Both months are YYYY-MM and included. */
export type MonthRange = { from?: string | undefined; to?: string | undefined }

/** A site is one of the organization that is asked for. */
type TotalsFilter = MonthRange & { site?: string | undefined }

/** Sums kilograms per type over all organizations, or for one within the caller's reach. */
export async function sumWeightByType(
  context: Context,
  filter: TotalsFilter,
  organizationId?: string,
): Promise<WasteSummary[]> {
  const { totals, where } = totalsOf(context, filter, organizationId)
  const rows = await context.database
    .select({ wasteType: totals.wasteType, weightKg: sql<number>`sum(${totals.weightKg})::float8` })
    .from(totals)
    .where(where)
    .groupBy(totals.wasteType)
  if (rows.length === 0 && organizationId !== undefined) await assertSiteInReach(context, organizationId, filter.site)
  return wasteTypes.flatMap((name) => {
    const row = rows.find(({ wasteType }) => wasteType === name)
    return row === undefined ? [] : [{ name, quantity: row.weightKg }]
  })
}

/** Sums kilograms per month and type, ascending; months without pickups are absent. */
export async function listMonthlyWastes(
  context: Context,
  filter: TotalsFilter,
  organizationId?: string,
): Promise<MonthlyWaste[]> {
  const { totals, where } = totalsOf(context, filter, organizationId)
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
  if (rows.length === 0 && organizationId !== undefined) await assertSiteInReach(context, organizationId, filter.site)
  const months = new Map<string, MonthlyWaste>()
  for (const { month, wasteType, weightKg } of rows) {
    const record = months.get(month) ?? emptyMonth(month)
    record[wasteType] = weightKg
    months.set(month, record)
  }
  return [...months.values()]
}

export type TreatedWaste = {
  wasteType: WasteType
  treatment: WasteTreatment
  measure: WeightMeasure
  isHazardous: boolean
  grams: number
}

/** Sums whole grams by everything that the totals tell apart, over all organizations or for one within the caller's reach. */
export async function listTreatedWastes(
  context: Context,
  filter: TotalsFilter,
  organizationId?: string,
): Promise<TreatedWaste[]> {
  const { totals, where } = totalsOf(context, filter, organizationId)
  const { wasteType, treatment, measure, isHazardous, weightKg } = totals
  const rows = await context.database
    .select({ wasteType, treatment, measure, isHazardous, grams: sql<number>`(sum(${weightKg}) * 1000)::float8` })
    .from(totals)
    .where(where)
    .groupBy(wasteType, treatment, measure, isHazardous)
  if (rows.length === 0 && organizationId !== undefined) await assertSiteInReach(context, organizationId, filter.site)
  return rows
}

export type TreatedMonth = TreatedWaste & { month: string }

/** The same of all organizations for each month, the earliest first. Does not check who the caller is. */
export async function listTreatedMonths({ database }: AnyContext, months: MonthRange): Promise<TreatedMonth[]> {
  const { month, wasteType, treatment, measure, isHazardous, weightKg } = monthlyWasteTotals
  return database
    .select({
      month: sql<string>`to_char(${month}, 'YYYY-MM')`,
      wasteType,
      treatment,
      measure,
      isHazardous,
      grams: sql<number>`(${weightKg} * 1000)::float8`,
    })
    .from(monthlyWasteTotals)
    .where(and(sql`${weightKg} > 0`, inMonths(month, months)))
    .orderBy(month, wasteType, treatment, measure, isHazardous)
}

/** Sums whole grams by how they are known, over all organizations or for one within the caller's reach. */
export async function sumWeightByMeasure(
  context: Context,
  filter: TotalsFilter,
  organizationId?: string,
): Promise<Array<Pick<TreatedWaste, 'measure' | 'grams'>>> {
  const { totals, where } = totalsOf(context, filter, organizationId)
  const { measure, weightKg } = totals
  const rows = await context.database
    .select({ measure, grams: sql<number>`(sum(${weightKg}) * 1000)::float8` })
    .from(totals)
    .where(where)
    .groupBy(measure)
  if (rows.length === 0 && organizationId !== undefined) await assertSiteInReach(context, organizationId, filter.site)
  return rows
}

/** Months are YYYY-MM, ascending. */
export async function listMonthsWithWaste(context: Context, organizationId: string, site?: string): Promise<string[]> {
  const rows = await context.database
    .selectDistinct({ month: sql<string>`to_char(${wasteTotals.month}, 'YYYY-MM')` })
    .from(wasteTotals)
    .where(and(eq(wasteTotals.organizationId, organizationId), ofSite(site), isInReach(context)))
  if (rows.length === 0) await assertSiteInReach(context, organizationId, site)
  return rows.map(({ month }) => month).sort()
}

/** Totals over all organizations have their own table, so that reading them does not sum up every customer. */
function totalsOf(context: Context, filter: TotalsFilter, organizationId: string | undefined) {
  if (organizationId === undefined && context.reach === 'any') {
    return { totals: monthlyWasteTotals, where: inMonths(monthlyWasteTotals.month, filter) }
  }
  return { totals: wasteTotals, where: whereOf(context, filter, organizationId) }
}

function whereOf(
  context: Context,
  { site, ...range }: TotalsFilter,
  organizationId: string | undefined,
): SQL | undefined {
  return and(
    isInReach(context),
    organizationId === undefined ? undefined : eq(wasteTotals.organizationId, organizationId),
    ofSite(site),
    inMonths(wasteTotals.month, range),
  )
}

function isInReach(context: Context): SQL | undefined {
  return inOwnSites(context, wasteTotals.organizationId, wasteTotals.siteId)
}

function ofSite(site: string | undefined): SQL | undefined {
  return site === undefined ? undefined : eq(wasteTotals.siteId, site)
}

export function inMonths(month: SQLWrapper, { from, to }: MonthRange): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${month} >= ${`${from}-01`}`,
    to === undefined ? undefined : sql`${month} <= ${`${to}-01`}`,
  )
}

export function emptyMonth(month: string): MonthlyWaste {
  return { month, Papers: 0, Plastics: 0, Cans: 0, Glasses: 0, 'E-waste': 0, Organic: 0 }
}

/** Adds in whole grams, so that months are exact. */
export function addGrams(month: MonthlyWaste, type: WasteType, grams: number): void {
  month[type] = (Math.round(weightIn(month, type) * 1_000) + grams) / 1_000
}
