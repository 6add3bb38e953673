import { truckKg } from '@thant/contracts/amounts'
import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import { sql } from 'drizzle-orm'
import { consignments } from '#database/schema/consignments.ts'
import { pickupItemParts, pickupItems, pickups } from '#database/schema/pickups.ts'
import { monthlyDestinationTotals } from '#database/schema/wastes.ts'
import { noDestination } from '#domains/materials/wastes/waste-delta.ts'
import type { AnyContext } from '#lib/context.ts'
import { type Coverage, coverageOf, type RouteMonth } from './coverage.ts'

/**
 * Returns how much of the kilograms of an organization is covered by consignments until now. Whoever may read the
 * kilograms may read this: of the whole company's weights it tells shares alone.
 */
export async function getCoverage(context: AnyContext, wastes: readonly MonthlyWaste[]): Promise<Coverage> {
  return coverageOf(wastes, await listRouteMonths(context))
}

/**
 * Lists what was to go to each place and what loads took there, of the whole company. An item that is heavier than what a
 * truck carries is a slip of the hand until it is corrected, so it waits for no load that others' waste went in. Whole
 * grams are exact as floating point numbers, which are summed in two thirds of the time of numeric ones.
 */
export async function listRouteMonths({ database, settings }: AnyContext): Promise<RouteMonth[]> {
  const { rows } = await database.execute<RouteMonth>(sql`
    select to_char(month, 'YYYY-MM') as month, waste_type as "wasteType",
      nullif(destination_id, ${noDestination}::uuid) as "destinationId", sum((claimed * 1000)::float8) as claimed,
      sum((consigned * 1000)::float8) as consigned, sum((with_slip * 1000)::float8) as "withSlip"
    from (
      select ${monthlyDestinationTotals.month}, ${monthlyDestinationTotals.wasteType},
        ${monthlyDestinationTotals.destinationId}, ${monthlyDestinationTotals.weightKg} as claimed, 0 as consigned,
        0 as with_slip
      from ${monthlyDestinationTotals}
      union all
      select date_trunc('month', ${pickups.pickUpAt} at time zone ${settings.timeZone})::date, ${pickupItems.wasteType},
        coalesce(case when ${pickupItemParts.part} is null
          then ${pickupItems.destinationId} else ${pickupItemParts.destinationId} end, ${noDestination}::uuid),
        -coalesce(${pickupItemParts.weightKg}, ${pickupItems.weightKg}), 0, 0
      from ${pickupItems}
      join ${pickups} on ${pickups.id} = ${pickupItems.pickupId}
      left join ${pickupItemParts} on ${pickupItemParts.pickupId} = ${pickupItems.pickupId}
        and ${pickupItemParts.position} = ${pickupItems.position}
      where ${pickupItems.weightKg} > ${sql.raw(String(truckKg))}
        and ${pickups.status} = 'COMPLETED' and ${pickups.archivedAt} is null
      union all
      select date_trunc('month', ${consignments.date})::date, ${consignments.wasteType}, ${consignments.destinationId},
        0, ${consignments.netKg}, case when ${consignments.slipKey} is null then 0 else ${consignments.netKg} end
      from ${consignments} where ${consignments.archivedAt} is null
    ) as routes group by routes.month, waste_type, destination_id`)
  return rows
}
