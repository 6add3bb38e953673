import { type MassBalanceRow, maxMassBalanceMonths } from '@thant/contracts/consignments'
import type { WasteType } from '@thant/contracts/wastes'
import { and, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { Temporal } from 'temporal-polyfill'
import { company } from '#database/schema/company.ts'
import { consignments } from '#database/schema/consignments.ts'
import { monthlyWasteTotals } from '#database/schema/wastes.ts'
import { errorAt } from '#lib/app-error.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { type Movement, massBalance } from './mass-balance.ts'

/** Months are YYYY-MM. */
type MonthRange = { from?: string | undefined; to?: string | undefined }

/** Returns the months of the range in which there was something; those of this year without a range. */
export async function listMassBalance(context: Context, range: MonthRange): Promise<MassBalanceRow[]> {
  const present = currentMonth(context)
  const { to = present } = range
  const { from = `${to.slice(0, 4)}-01` } = range
  if (from > to) throw errorAt('to', 'mass-balance.backwards')
  if (monthsBetween(from, to) >= maxMassBalanceMonths) {
    throw errorAt('to', 'mass-balance.too-long', { values: { months: maxMassBalanceMonths } })
  }
  const rows = await balanceUpTo(context, to)
  return rows.filter(({ month }) => month >= from)
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

/** The stock is carried from the first month on, of which the totals have one row for each type. */
async function balanceUpTo(context: Context, to: string): Promise<MassBalanceRow[]> {
  const movements = await listMovements(context, to)
  const first = movements.map(({ month }) => month).toSorted()[0] ?? to
  const [settings] = await context.database.select({ tolerance: company.massBalanceTolerance }).from(company)
  if (settings === undefined) throw new Error('the company row is missing')
  return massBalance(monthsFrom(first, to), movements, settings.tolerance)
}

/** Lists what was collected by the whole company, and what left it, until the end of a month. */
export async function listMovements({ database }: AnyContext, to: string): Promise<Movement[]> {
  const end = sql`(${`${to}-01`}::date + interval '1 month')`
  const nothing = sql<number>`0::float8`
  const { month, weightKg } = monthlyWasteTotals
  const { date, netKg } = consignments
  const rows = await unionAll(
    database
      .select({
        month: sql<string>`to_char(${month}, 'YYYY-MM')`,
        wasteType: monthlyWasteTotals.wasteType,
        collected: sql<number>`(${weightKg} * 1000)::float8`,
        consigned: nothing,
      })
      .from(monthlyWasteTotals)
      .where(sql`${month} < ${end}`),
    database
      .select({
        month: sql<string>`to_char(${date}, 'YYYY-MM')`,
        wasteType: consignments.wasteType,
        collected: nothing,
        consigned: sql<number>`(sum(${netKg}) * 1000)::float8`,
      })
      .from(consignments)
      .where(and(isNull(consignments.archivedAt), sql`${date} < ${end}`))
      .groupBy(sql`1`, sql`2`),
  )
  const movements = new Map<string, Movement>()
  for (const row of rows) {
    const key = `${row.month} ${row.wasteType}`
    const { collected, consigned } = movements.get(key) ?? { collected: 0, consigned: 0 }
    movements.set(key, { ...row, collected: collected + row.collected, consigned: consigned + row.consigned })
  }
  return [...movements.values()]
}

function monthsBetween(from: string, to: string): number {
  return Temporal.PlainYearMonth.from(from).until(to, { largestUnit: 'months' }).months
}

function monthsFrom(first: string, last: string): string[] {
  const start = Temporal.PlainYearMonth.from(first)
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, index) => start.add({ months: index }).toString())
}
