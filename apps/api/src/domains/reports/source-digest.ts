import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Digests an organization's completed pickups of some months (`text[]` of YYYY-MM, ascending). It covers only what a
 * report is computed from, so that no other edit makes the report look outdated.
 */
export function sourceDigest(organizationId: SQLWrapper | string, months: SQLWrapper, timeZone: string): SQL<string> {
  return sql<string>`(
    select md5(coalesce(string_agg(concat_ws(' ', p.id, p.pick_up_at at time zone ${timeZone}, i.position,
      i.waste_type, i.weight_kg, i.product_name), ',' order by p.id, i.position), ''))
    from pickups p join pickup_items i on i.pickup_id = p.id
    where ${isPickupOf(organizationId, months, timeZone)})`
}

/** The condition is on the table alias `p`. The bounds are redundant with the months, but let the index serve it. */
export function isPickupOf(organizationId: SQLWrapper | string, months: SQLWrapper, timeZone: string): SQL {
  const firstDay = sql`((${months})[1] || '-01')::timestamp`
  const lastMonth = sql`((${months})[array_length(${months}, 1)] || '-01')::timestamp`
  return sql`p.organization_id = ${organizationId} and p.status = 'COMPLETED' and p.archived_at is null
    and p.pick_up_at >= ${firstDay} at time zone ${timeZone}
    and p.pick_up_at < (${lastMonth} + interval '1 month') at time zone ${timeZone}
    and to_char(p.pick_up_at at time zone ${timeZone}, 'YYYY-MM') = any(${months})`
}
