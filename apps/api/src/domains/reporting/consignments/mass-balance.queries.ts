import { countMonths } from '@thant/contracts/days'
import type { WasteType } from '@thant/contracts/materials/wastes'
import { type MassBalanceRow, maxMassBalanceMonths, type StockWarning } from '@thant/contracts/reporting/mass-balance'
import { sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { company } from '#database/schema/company.ts'
import { consignments } from '#database/schema/consignments.ts'
import { monthlyWasteTotals } from '#database/schema/wastes.ts'
import { currentMonth, monthsUpTo } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { type Movement, massBalance } from './mass-balance.ts'
import { withAdjustments } from './stock-spans.queries.ts'
import { stockWarnings } from './stock-warnings.ts'

/** Months are YYYY-MM. */
export type MonthRange = { from?: string | undefined; to?: string | undefined }
type Months = { from: string; to: string }

/** Returns the months of the range in which there was something; those of this year without a range. */
export async function listMassBalance(context: AnyContext, range: MonthRange): Promise<MassBalanceRow[]> {
  const { from, to } = monthsOf(context, range)
  const rows = await balanceUpTo(context, to)
  return rows.filter(({ month }) => month >= from)
}

/** Months that are not given are those of the year of the last one, until the present one. */
export function monthsOf(context: AnyContext, { from, to = currentMonth(context) }: MonthRange): Months {
  const first = from ?? `${to.slice(0, 4)}-01`
  if (first > to) throw errorAt('to', 'mass-balance.backwards')
  if (countMonths({ from: first, to }) > maxMassBalanceMonths) {
    throw errorAt('to', 'mass-balance.too-long', { values: { months: maxMassBalanceMonths } })
  }
  return { from: first, to }
}

/** By so many percent weights may differ. */
export async function getTolerance({ database }: AnyContext): Promise<number> {
  const [settings] = await database.select({ tolerance: company.massBalanceTolerance }).from(company)
  if (settings === undefined) throw new Error('the company row is missing')
  return settings.tolerance
}

/** Returns the row of a month and type, which is absent when nothing was there and nothing left. */
export async function findBalanceOf(
  context: Context,
  month: string,
  wasteType: WasteType,
): Promise<MassBalanceRow | undefined> {
  const rows = await balanceUpTo(context, month)
  return rows.find((row) => row.month === month && row.wasteType === wasteType)
}

/** Returns which stocks are doubtful at the end of a month, the present one if none is given. */
export async function listStockWarnings(
  context: AnyContext,
  { to = currentMonth(context) }: Pick<MonthRange, 'to'>,
): Promise<StockWarning[]> {
  return stockWarnings(await balanceUpTo(context, to), monthsUpTo(to, 12))
}

/** The stock is carried from the first month on, of which the totals have one row for each type. */
async function balanceUpTo(context: AnyContext, to: string): Promise<MassBalanceRow[]> {
  const movements = await withAdjustments(context, await listMovements(context, to), to)
  const first = movements.map(({ month }) => month).toSorted()[0] ?? to
  return massBalance(monthsFrom(first, to), movements, await getTolerance(context))
}

/** Lists what was collected by the whole company, and what left it, until the end of a month. */
async function listMovements({ database }: AnyContext, to: string): Promise<Movement[]> {
  const end = sql`(${`${to}-01`}::date + interval '1 month')`
  const { rows } = await database.execute<Movement>(sql`
    select to_char(month, 'YYYY-MM') as month, waste_type as "wasteType",
      (sum(collected) * 1000)::float8 as collected, (sum(consigned) * 1000)::float8 as consigned
    from (
      select ${monthlyWasteTotals.month}, ${monthlyWasteTotals.wasteType}, ${monthlyWasteTotals.weightKg} as collected,
        0 as consigned
      from ${monthlyWasteTotals} where ${monthlyWasteTotals.month} < ${end}
      union all
      select date_trunc('month', ${consignments.date})::date, ${consignments.wasteType}, 0, ${consignments.netKg}
      from ${consignments} where ${consignments.archivedAt} is null and ${consignments.date} < ${end}
    ) as movements group by movements.month, waste_type`)
  return rows
}

function monthsFrom(first: string, last: string): string[] {
  const start = Temporal.PlainYearMonth.from(first)
  return Array.from({ length: countMonths({ from: first, to: last }) }, (_, index) =>
    start.add({ months: index }).toString(),
  )
}
