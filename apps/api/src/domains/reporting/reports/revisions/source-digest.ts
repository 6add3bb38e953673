import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { reports } from '#database/schema/reports.ts'

/**
 * Digests an organization's completed pickups of some months (`text[]` of YYYY-MM, ascending). It covers only what a
 * report or its evidence is computed from, so that no other edit makes the report look outdated.
 */
export function sourceDigest(organizationId: SQLWrapper | string, months: SQLWrapper, timeZone: string): SQL<string> {
  return treatedDigest('3:', organizationId, months, timeZone)
}

/** Since the second release, a digest begins with its form. What it watches of an item is more in each. */
const watched = {
  '2:': sql`i.waste_type, i.weight_kg, i.treatment, i.destination_id, i.measure`,
  '3:': sql`i.waste_type, i.weight_kg, i.treatment, i.destination_id, i.measure, i.is_hazardous`,
}

function treatedDigest(
  form: keyof typeof watched,
  organizationId: SQLWrapper | string,
  months: SQLWrapper,
  timeZone: string,
): SQL<string> {
  const isCounted = isPickupOf(organizationId, months, timeZone)
  return sql<string>`(${form}::text || md5(
    (select coalesce(string_agg(concat_ws(' ', p.id, p.pick_up_at at time zone ${timeZone}, p.site_id, i.position,
      ${watched[form]}, i.product_name), ',' order by p.id, i.position), '')
      from pickups p join pickup_items i on i.pickup_id = p.id
      where ${isCounted}) ||
    (select coalesce(string_agg(concat_ws(' ', p.id, part.position, part.part, part.treatment, part.destination_id,
      part.weight_kg), ',' order by p.id, part.position, part.part), '')
      from pickups p join pickup_item_parts part on part.pickup_id = p.id
      where ${isCounted})))`
}

/** The digest of the first release covers neither sites nor treatment, which its reports did not state. */
function untreatedDigest(organizationId: SQLWrapper, months: SQLWrapper, timeZone: string): SQL<string> {
  return sql<string>`(
    select md5(coalesce(string_agg(concat_ws(' ', p.id, p.pick_up_at at time zone ${timeZone}, i.position,
      i.waste_type, i.weight_kg, i.product_name), ',' order by p.id, i.position), ''))
    from pickups p join pickup_items i on i.pickup_id = p.id
    where ${isPickupOf(organizationId, months, timeZone)})`
}

/** Whether the pickups of a report's months have another digest today than its own, which is of the same form. */
export function isSourceChanged(timeZone: string): SQL<boolean> {
  const { sourceDigest: stored, organizationId } = reports
  const months = sql`covered.months`
  return sql<boolean>`(with covered as materialized (select ${coveredMonthsOf(reports)} as months)
    select ${stored} <> case left(${stored}, 2)
      when '3:' then ${sourceDigest(organizationId, months, timeZone)}
      when '2:' then ${treatedDigest('2:', organizationId, months, timeZone)}
      else ${untreatedDigest(organizationId, months, timeZone)} end
    from covered)`
}

/**
 * All months of a report's quarters: its months with pickups, and those in between, which it says had none. A pickup
 * that one of them gets later changes what the report says.
 */
export function coveredMonthsOf({ quarters, months }: Record<'quarters' | 'months', SQLWrapper>): SQL<string[]> {
  return sql<string[]>`array(
    select to_char(month, 'YYYY-MM')
    from (select first, lead(first) over (order by first) as next from unnest(${quarters}) first) quarter
      cross join lateral (select max(one) as last from unnest(${months}) one
        where one >= first and (next is null or one < next)) ended
      cross join generate_series((first || '-01')::timestamp, (last || '-01')::timestamp, interval '1 month') month
    order by 1)`
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
