import { chargeKinds } from '@thant/contracts/money/price-kinds'
import { sql } from 'drizzle-orm'
import type { AnyContext } from '#lib/context.ts'
import type { ChargeGroup } from './charge-groups.ts'

/** What is open of organizations up to a day, in the order of an invoice's lines: the main site first. */
export async function listChargeGroups(
  { database }: AnyContext,
  organizationIds: readonly string[],
  until: string,
): Promise<ChargeGroup[]> {
  const { rows } = await database.execute<ChargeGroup>(sql`
    select charge.organization_id as "organizationId", charge.site_id as "siteId", charge.currency, charge.kind,
      charge.way_type as "wayType", charge.waste_type as "wasteType", charge.description, charge.unit,
      charge.unit_price::float8 as "unitPrice", charge.tax_treatment as "taxTreatment",
      sum(charge.quantity)::float8 as quantity, count(distinct charge.pickup_id)::int as pickups,
      json_agg(charge.id) as ids
    from charges charge left join sites site on site.id = charge.site_id
    where charge.organization_id = any(${`{${organizationIds.join()}}`}::uuid[])
      and charge.invoice_id is null and charge.waived_at is null and charge.day <= ${until}::date
    group by charge.organization_id, charge.site_id, site.name, charge.currency, charge.kind, charge.way_type,
      charge.waste_type, charge.description, charge.unit, charge.unit_price, charge.tax_treatment
    order by charge.organization_id, charge.site_id is not null, charge.site_id <> charge.organization_id,
      site.name collate "und-x-icu", charge.site_id, array_position(${`{${chargeKinds.join()}}`}::text[], charge.kind),
      charge.way_type nulls first, charge.waste_type nulls first, charge.description collate "C", charge.unit_price desc,
      charge.tax_treatment, charge.unit, charge.currency`)
  return rows
}
