import type { LicenceWarning } from '@thant/contracts/materials/destinations'
import type { WasteType } from '@thant/contracts/materials/wastes'
import { divertedTreatments } from '@thant/contracts/reporting/gri'
import type { MassBalanceClaims } from '@thant/contracts/reporting/mass-balance'
import { sql } from 'drizzle-orm'
import { consignments } from '#database/schema/consignments.ts'
import { destinations } from '#database/schema/destinations.ts'
import { pickupItemParts, pickupItems, pickups } from '#database/schema/pickups.ts'
import {
  isAfterLicence,
  isOfUnlicensedTreatment,
  isOfUnlicensedType,
} from '#domains/materials/destinations/beyond-licence.ts'
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
  licenceDoubts: LicenceWarning[]
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
      coalesce(bool_or(treatment = any(${sql.param([...divertedTreatments])}::text[])
        and ${destinations.kind} = 'landfill'), false) as "isDoubtful",
      array_remove(array[
        case when bool_or(${isAfterLicence(sql`day`)}) then 'ended' end,
        case when bool_or(${isOfUnlicensedType(sql`weights.waste_type`)}) then 'waste-type' end,
        case when bool_or(${isOfUnlicensedTreatment(sql`treatment`)}) then 'treatment' end
      ], null) as "licenceDoubts"
    from (
      select ${pickupItems.wasteType},
        case when ${pickupItemParts.part} is null
          then ${pickupItems.destinationId} else ${pickupItemParts.destinationId} end as destination_id,
        coalesce(${pickupItemParts.weightKg}, ${pickupItems.weightKg}) as claimed, 0 as consigned, 0 as with_slip,
        coalesce(${pickupItemParts.treatment}, ${pickupItems.treatment}) as treatment,
        (${pickups.pickUpAt} at time zone ${timeZone})::date as day
      from ${pickups}
      join ${pickupItems} on ${pickupItems.pickupId} = ${pickups.id}
      left join ${pickupItemParts} on ${pickupItemParts.pickupId} = ${pickupItems.pickupId}
        and ${pickupItemParts.position} = ${pickupItems.position}
      where ${pickups.status} = 'COMPLETED' and ${pickups.archivedAt} is null
        and ${pickups.pickUpAt} >= ${startOfMonth(from, timeZone).toISOString()}
        and ${pickups.pickUpAt} < ${endOfMonth(to, timeZone).toISOString()}
      union all
      select ${consignments.wasteType}, ${consignments.destinationId}, 0, ${consignments.netKg},
        case when ${consignments.slipKey} is null then 0 else ${consignments.netKg} end, 'unknown', ${consignments.date}
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
