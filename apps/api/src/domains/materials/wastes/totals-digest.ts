import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { monthlyWasteTotals, wasteTotals } from '#database/schema/wastes.ts'

/** Months are YYYY-MM. Without an organization all of them count, and without a site all of an organization's. */
type Digested = { organizationId: SQLWrapper; siteId: SQLWrapper; from: SQLWrapper; to: SQLWrapper }

/**
 * Digests the totals that tables of GRI 306 are made of, so that it differs when a figure in them would. It begins with
 * the number of its form.
 */
export function totalsDigest({ organizationId, siteId, from, to }: Digested): SQL<string> {
  const isOfMonths = sql`total.month between (${from} || '-01')::date and (${to} || '-01')::date`
  const isOfOrganization = sql`total.organization_id = ${organizationId} and ${isOfMonths}`
  // Each way has a plan of its own, so that an organization's totals are found by their key.
  return sql<string>`(case when ${organizationId}::uuid is null then ${digestOf(monthlyWasteTotals, isOfMonths)}
    when ${siteId}::uuid is null then ${digestOf(wasteTotals, isOfOrganization)}
    else ${digestOf(wasteTotals, sql`total.site_id = ${siteId} and ${isOfOrganization}`)} end)`
}

function digestOf(totals: typeof wasteTotals | typeof monthlyWasteTotals, isCounted: SQL): SQL {
  const key = sql`concat_ws(' ', total.month, total.waste_type, total.treatment, total.measure, total.is_hazardous)`
  return sql`(select '1:' || md5(coalesce(string_agg(summed.key || ' ' || summed.kg, ',' order by summed.key collate "C"), ''))
    from (select ${key} as key, sum(total.weight_kg) as kg from ${totals} total where ${isCounted}
      group by 1 having sum(total.weight_kg) > 0) summed)`
}
