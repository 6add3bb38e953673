import { type MassBalanceRow, maxMassBalanceMonths } from '@thant/contracts/consignments'
import type { WasteType } from '@thant/contracts/wastes'
import { and, isNull, sql } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { company } from '#database/schema/company.ts'
import { consignments } from '#database/schema/consignments.ts'
import { monthlyWasteTotals } from '#database/schema/wastes.ts'
import { errorAt } from '#lib/app-error.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
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
export async function listMovements({ database }: Context, to: string): Promise<Movement[]> {
  const lastDay = sql`(${`${to}-01`}::date + interval '1 month')`
  const monthOf = (day: typeof monthlyWasteTotals.month | typeof consignments.date) =>
    sql<string>`to_char(${day}, 'YYYY-MM')`
  const grams = (kilograms: typeof monthlyWasteTotals.weightKg | typeof consignments.netKg) =>
    sql<number>`(sum(${kilograms}) * 1000)::float8`
  const collected = await database
    .select({
      month: monthOf(monthlyWasteTotals.month),
      wasteType: monthlyWasteTotals.wasteType,
      grams: grams(monthlyWasteTotals.weightKg),
    })
    .from(monthlyWasteTotals)
    .where(sql`${monthlyWasteTotals.month} < ${lastDay}`)
    .groupBy(sql`1`, sql`2`)
  const consigned = await database
    .select({ month: monthOf(consignments.date), wasteType: consignments.wasteType, grams: grams(consignments.netKg) })
    .from(consignments)
    .where(and(isNull(consignments.archivedAt), sql`${consignments.date} < ${lastDay}`))
    .groupBy(sql`1`, sql`2`)
  const movements = new Map<string, Movement>()
  const add = ({ month, wasteType, ...moved }: Movement) => {
    const key = `${month} ${wasteType}`
    const before = movements.get(key) ?? { collected: 0, consigned: 0 }
    movements.set(key, {
      month,
      wasteType,
      collected: before.collected + moved.collected,
      consigned: before.consigned + moved.consigned,
    })
  }
  for (const { grams, ...key } of collected) add({ ...key, collected: grams, consigned: 0 })
  for (const { grams, ...key } of consigned) add({ ...key, collected: 0, consigned: grams })
  return [...movements.values()]
}

function monthsBetween(from: string, to: string): number {
  return Temporal.PlainYearMonth.from(from).until(to, { largestUnit: 'months' }).months
}

function monthsFrom(first: string, last: string): string[] {
  const start = Temporal.PlainYearMonth.from(first)
  return Array.from({ length: monthsBetween(first, last) + 1 }, (_, index) => start.add({ months: index }).toString())
}
