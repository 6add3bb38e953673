import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'

/**
 * Digests an organization's completed pickups of some months (`text[]` of YYYY-MM, ascending). It covers only what a
 * report is computed from, so that no other edit makes the report look outdated.
 */
export function sourceDigest(organizationId: SQLWrapper | string, months: SQLWrapper, timeZone: string): SQL<string> {
  const isCounted = isPickupOf(organizationId, months, timeZone)
  return sql<string>`(${versionPrefix} || md5(
    (select coalesce(string_agg(concat_ws(' ', p.id, p.pick_up_at at time zone ${timeZone}, p.site_id, i.position,
      i.waste_type, i.weight_kg, i.treatment, i.destination_id, i.measure, i.product_name), ',' order by p.id, i.position), '')
      from pickups p join pickup_items i on i.pickup_id = p.id
      where ${isCounted}) ||
    (select coalesce(string_agg(concat_ws(' ', p.id, part.position, part.part, part.treatment, part.destination_id,
      part.weight_kg), ',' order by p.id, part.position, part.part), '')
      from pickups p join pickup_item_parts part on part.pickup_id = p.id
      where ${isCounted})))`
}

/** The digest that reports of former releases have. It covers neither sites nor treatment, which they did not state. */
function formerSourceDigest(organizationId: SQLWrapper, months: SQLWrapper, timeZone: string): SQL<string> {
  return sql<string>`(
    select md5(coalesce(string_agg(concat_ws(' ', p.id, p.pick_up_at at time zone ${timeZone}, i.position,
      i.waste_type, i.weight_kg, i.product_name), ',' order by p.id, i.position), ''))
    from pickups p join pickup_items i on i.pickup_id = p.id
    where ${isPickupOf(organizationId, months, timeZone)})`
}

/** Whether the pickups of a report have another digest today than its own, which is of the same release. */
export function isSourceChanged(timeZone: string): SQL<boolean> {
  const { sourceDigest: stored, organizationId, months } = reports
  return sql<boolean>`${stored} <> case when starts_with(${stored}, ${versionPrefix})
    then ${sourceDigest(organizationId, months, timeZone)}
    else ${formerSourceDigest(organizationId, months, timeZone)} end`
}

const versionPrefix = sql`'2:'`

/** The condition is on the table alias `p`. The bounds are redundant with the months, but let the index serve it. */
export function isPickupOf(organizationId: SQLWrapper | string, months: SQLWrapper, timeZone: string): SQL {
  const firstDay = sql`((${months})[1] || '-01')::timestamp`
  const lastMonth = sql`((${months})[array_length(${months}, 1)] || '-01')::timestamp`
  return sql`p.organization_id = ${organizationId} and p.status = 'COMPLETED' and p.archived_at is null
    and p.pick_up_at >= ${firstDay} at time zone ${timeZone}
    and p.pick_up_at < (${lastMonth} + interval '1 month') at time zone ${timeZone}
    and to_char(p.pick_up_at at time zone ${timeZone}, 'YYYY-MM') = any(${months})`
}
