import type { MassBalanceClaims } from '@thant/contracts/consignments'
import { divertedTreatments } from '@thant/contracts/gri'
import type { WasteType } from '@thant/contracts/wastes'
import { sql } from 'drizzle-orm'
import { consignments } from '#database/schema/consignments.ts'
import { destinations } from '#database/schema/destinations.ts'
import { pickupItemParts, pickupItems, pickups } from '#database/schema/pickups.ts'
import { endOfMonth, startOfMonth } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { compareClaims } from './load-claims.ts'
import { getTolerance, type MonthRange, monthsOf } from './mass-balance.queries.ts'

type Claimed = {
  wasteType: WasteType
  destinationId: string | null
  name: string | null
  claimed: number
  consigned: number
  withSlip: number
  isDoubtful: boolean
}

/**
 * Compares what the items of completed pickups say of their destination with the loads of the same months, of the whole
 * company; of this year without a range.
 */
export async function getClaims(context: AnyContext, range: MonthRange): Promise<MassBalanceClaims> {
  const { from, to } = monthsOf(context, range)
  const { timeZone } = context.settings
  // An item without parts goes as a whole where it says itself.
  const { rows } = await context.database.execute<Claimed>(sql`
    select weights.waste_type as "wasteType", destination_id as "destinationId", ${destinations.name} as name,
      (sum(claimed) * 1000)::float8 as claimed, (sum(consigned) * 1000)::float8 as consigned,
      (sum(with_slip) * 1000)::float8 as "withSlip",
      coalesce(bool_or(is_diverted and ${destinations.kind} = 'landfill'), false) as "isDoubtful"
    from (
      select ${pickupItems.wasteType},
        case when ${pickupItemParts.part} is null
          then ${pickupItems.destinationId} else ${pickupItemParts.destinationId} end as destination_id,
        coalesce(${pickupItemParts.weightKg}, ${pickupItems.weightKg}) as claimed, 0 as consigned, 0 as with_slip,
        coalesce(${pickupItemParts.treatment}, ${pickupItems.treatment})
          = any(${sql.param([...divertedTreatments])}::text[]) as is_diverted
      from ${pickups}
      join ${pickupItems} on ${pickupItems.pickupId} = ${pickups.id}
      left join ${pickupItemParts} on ${pickupItemParts.pickupId} = ${pickupItems.pickupId}
        and ${pickupItemParts.position} = ${pickupItems.position}
      where ${pickups.status} = 'COMPLETED' and ${pickups.archivedAt} is null
        and ${pickups.pickUpAt} >= ${startOfMonth(from, timeZone).toISOString()}
        and ${pickups.pickUpAt} < ${endOfMonth(to, timeZone).toISOString()}
      union all
      select ${consignments.wasteType}, ${consignments.destinationId}, 0, ${consignments.netKg},
        case when ${consignments.slipKey} is null then 0 else ${consignments.netKg} end, false
      from ${consignments}
      where ${consignments.archivedAt} is null and ${consignments.date} >= ${`${from}-01`}
        and ${consignments.date} < (${`${to}-01`}::date + interval '1 month')
    ) as weights
    left join ${destinations} on ${destinations.id} = destination_id
    group by weights.waste_type, destination_id, ${destinations.name}
    order by name, destination_id`)
  return compareClaims(
    rows.map(({ destinationId, name, ...claim }) => ({
      ...claim,
      destination: destinationId === null ? null : { _id: destinationId, name: name ?? '' },
    })),
    await getTolerance(context),
  )
}
