import { type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import type { ReportItem } from '@thant/contracts/reporting/report-data'
import { sql } from 'drizzle-orm'
import type { AnyContext, Context } from '#lib/context.ts'
import { isPickupOf, sourceDigest } from '../revisions/source-digest.ts'

/** Lists the most frequent item first. */
export async function listReportItems(
  context: Context,
  organizationId: string,
  months: readonly string[],
): Promise<ReportItem[]> {
  const { rows } = await context.database.execute<{ name: string; type: WasteType; pickups: number; kg: number }>(sql`
    select i.product_name as name, i.waste_type as type, count(distinct p.id)::int as pickups,
      sum(i.weight_kg)::float8 as kg
    from pickups p join pickup_items i on i.pickup_id = p.id
    where ${isPickupOf(organizationId, monthsOf(months), context.settings.timeZone)}
    group by 1, 2
    order by 3 desc, 4 desc, 1, 2`)
  return rows.map(({ name, type, pickups, kg }) => ({
    productName: name,
    productType: type,
    pickups,
    quantity: kg,
  }))
}

export async function countReportPickups(
  context: Context,
  organizationId: string,
  months: readonly string[],
): Promise<number> {
  const { rows } = await context.database.execute<{ count: number }>(sql`
    select count(*)::int as count from pickups p
    where ${isPickupOf(organizationId, monthsOf(months), context.settings.timeZone)}`)
  return rows[0]?.count ?? 0
}

export type ReportPickup = {
  id: string
  at: Date
  /** The day in the company's time zone. */
  pickedUpOn: string
  site: string
  items: Array<{ name: string; type: WasteType; kg: number }>
}

/** Lists the oldest pickup first, with the items of one waste type alone where one is given. */
export async function listReportPickups(
  context: Context,
  organizationId: string,
  months: readonly string[],
  type?: WasteType,
): Promise<ReportPickup[]> {
  const { timeZone } = context.settings
  const ofType = type === undefined ? sql`true` : sql`i.waste_type = ${type}`
  const { rows } = await context.database.execute<ReportPickup>(sql`
    select p.id, p.pick_up_at as at, to_char(p.pick_up_at at time zone ${timeZone}, 'YYYY-MM-DD') as "pickedUpOn",
      s.name as site, json_agg(json_build_object('name', i.product_name, 'type', i.waste_type,
        'kg', i.weight_kg) order by i.position) as items
    from pickups p join sites s on s.id = p.site_id join pickup_items i on i.pickup_id = p.id
    where ${isPickupOf(organizationId, monthsOf(months), timeZone)} and ${ofType}
    group by p.id, s.name
    order by p.pick_up_at, p.id`)
  return rows
}

/** A pickup counts once for each type that it collected. */
export async function countPickupsByType(
  context: Context,
  organizationId: string,
  months: readonly string[],
): Promise<Array<{ type: WasteType; pickups: number }>> {
  const { rows } = await context.database.execute<{ type: WasteType; pickups: number }>(sql`
    select i.waste_type as type, count(distinct p.id)::int as pickups
    from pickups p join pickup_items i on i.pickup_id = p.id
    where ${isPickupOf(organizationId, monthsOf(months), context.settings.timeZone)}
    group by 1`)
  return wasteTypes.flatMap((type) => rows.filter((row) => row.type === type))
}

export async function getSourceDigest(
  context: AnyContext,
  organizationId: string,
  months: readonly string[],
): Promise<string> {
  const digest = sourceDigest(organizationId, monthsOf(months), context.settings.timeZone)
  const { rows } = await context.database.execute<{ digest: string }>(sql`select ${digest} as digest`)
  return rows[0]?.digest ?? ''
}

function monthsOf(months: readonly string[]) {
  return sql`${sql.param([...months])}::text[]`
}
