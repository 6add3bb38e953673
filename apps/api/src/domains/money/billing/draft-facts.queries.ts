import type { Currency } from '@thant/contracts/money'
import { sql } from 'drizzle-orm'
import { endOfMonth, startOfMonth } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import type { BilledOrganization } from './billed-organizations.queries.ts'

type PreviousTotal = {
  organizationId: string
  siteId: string | null
  currency: Currency
  total: number
}

/** What runs billed last, of each organization as a whole and of each of its sites; what was rejected does not count. */
export async function listPreviousTotals({ database }: AnyContext, ids: readonly string[]): Promise<PreviousTotal[]> {
  const { rows } = await database.execute<PreviousTotal>(sql`
    select distinct on (invoice.organization_id, draft.site_id, invoice.currency)
      invoice.organization_id as "organizationId", draft.site_id as "siteId", invoice.currency,
      invoice.amount::float8 as total
    from invoices invoice join billing_drafts draft on draft.invoice_id = invoice.id
    where invoice.organization_id = any(${`{${ids.join()}}`}::uuid[]) and invoice.status <> 'REJECTED'
    order by invoice.organization_id, draft.site_id, invoice.currency, invoice.issued_on desc, invoice.created_at desc,
      invoice.number_key desc`)
  return rows
}

type UsedOrder = { organizationId: string; purchaseOrder: string; currency: Currency; used: number }

/** What invoices of runs asked for by a purchase order already. */
export async function listUsedOrders({ database }: AnyContext, ids: readonly string[]): Promise<UsedOrder[]> {
  const { rows } = await database.execute<UsedOrder>(sql`
    select draft.organization_id as "organizationId", draft.purchase_order as "purchaseOrder", draft.currency,
      sum(invoice.amount)::float8 as used
    from billing_drafts draft join invoices invoice on invoice.id = draft.invoice_id
    where draft.organization_id = any(${`{${ids.join()}}`}::uuid[]) and draft.purchase_order <> ''
      and invoice.status <> 'REJECTED'
    group by draft.organization_id, draft.purchase_order, draft.currency`)
  return rows
}

export type IncompletePickups = { organizationId: string; siteId: string; withoutPrice: number; withoutWeight: number }

/**
 * Completed pickups of the months for which nothing was charged although the customer has prices for pickups, and
 * those for which no weight was recorded.
 */
export async function countIncompletePickups(
  { database, settings }: AnyContext,
  billed: readonly BilledOrganization[],
): Promise<IncompletePickups[]> {
  const { timeZone } = settings
  const spans = billed.flatMap(({ organizationId, months: [first] }) =>
    first === undefined ? [] : [{ id: organizationId, from: startOfMonth(first, timeZone).toISOString() }],
  )
  const until = endOfMonth(billed[0]?.months.at(-1) ?? '1990-01', timeZone).toISOString()
  const { rows } = await database.execute<IncompletePickups>(sql`
    select pickup.organization_id as "organizationId", pickup.site_id as "siteId",
      count(*) filter (where priced.is_priced
        and not exists (select from charges charge where charge.pickup_id = pickup.id))::int as "withoutPrice",
      count(*) filter (where not exists (select from pickup_items item where item.pickup_id = pickup.id))::int as "withoutWeight"
    from json_to_recordset(${JSON.stringify(spans)}::json) as span(id uuid, "from" timestamptz)
    cross join lateral (select exists (
      select from price_agreements agreement
        left join price_list_versions version on version.price_list_id = agreement.price_list_id
        join prices price on price.agreement_id = agreement.id or price.version_id = version.id
      where agreement.organization_id = span.id and price.kind in ('pickup', 'kg', 'viss')) as is_priced) priced
    join pickups pickup on pickup.organization_id = span.id and pickup.pick_up_at >= span."from"
      and pickup.pick_up_at < ${until}::timestamptz
    where pickup.status = 'COMPLETED' and pickup.archived_at is null
    group by pickup.organization_id, pickup.site_id`)
  return rows
}
