import { sql } from 'drizzle-orm'
import { consignments } from '#database/schema/consignments.ts'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { stockAdjustments } from '#database/schema/stock-adjustments.ts'
import { endOfMonth, startOfMonth } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import type { Movement } from './mass-balance.ts'
import { type Adjustment, adjustedMovements, type DayMovement } from './stock-spans.ts'

/** Adds what was counted and lost until the end of a month to what was collected and consigned by month. */
export async function withAdjustments(
  context: AnyContext,
  monthly: readonly Movement[],
  to: string,
): Promise<readonly Movement[]> {
  const { rows } = await context.database.execute<Adjustment>(sql`
    select to_char(${stockAdjustments.date}, 'YYYY-MM-DD') as day, ${stockAdjustments.wasteType} as "wasteType",
      ${stockAdjustments.kind} as kind, (${stockAdjustments.weightKg} * 1000)::float8 as grams
    from ${stockAdjustments}
    where ${stockAdjustments.archivedAt} is null and ${stockAdjustments.date} < (${`${to}-01`}::date + interval '1 month')
    order by ${stockAdjustments.date}`)
  if (rows.length === 0) return monthly
  const months = [...new Set(rows.map(({ day }) => day.slice(0, 7)))]
  const daily = await Promise.all(months.map((month) => listDays(context, month)))
  return adjustedMovements(monthly, daily.flat(), rows)
}

/** Sums a month by day, which only a month with stock-takes or losses needs. */
async function listDays({ database, settings }: AnyContext, month: string): Promise<DayMovement[]> {
  const { timeZone } = settings
  const { rows } = await database.execute<DayMovement>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, waste_type as "wasteType", (sum(collected) * 1000)::float8 as collected,
      (sum(consigned) * 1000)::float8 as consigned
    from (
      select (${pickups.pickUpAt} at time zone ${timeZone})::date as day, ${pickupItems.wasteType},
        ${pickupItems.weightKg} as collected, 0 as consigned
      from ${pickups} join ${pickupItems} on ${pickupItems.pickupId} = ${pickups.id}
      where ${pickups.status} = 'COMPLETED' and ${pickups.archivedAt} is null
        and ${pickups.pickUpAt} >= ${startOfMonth(month, timeZone).toISOString()}
        and ${pickups.pickUpAt} < ${endOfMonth(month, timeZone).toISOString()}
      union all
      select ${consignments.date}, ${consignments.wasteType}, 0, ${consignments.netKg}
      from ${consignments}
      where ${consignments.archivedAt} is null and ${consignments.date} >= ${`${month}-01`}
        and ${consignments.date} < (${`${month}-01`}::date + interval '1 month')
    ) as movements group by movements.day, waste_type`)
  return rows
}
