import type { Cycle } from '@thant/contracts/customers/subscriptions'
import { sql } from 'drizzle-orm'
import { lastDayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { cycleMonths } from './cycle-months.ts'

export type BilledOrganization = {
  organizationId: string
  name: string
  billsEachSite: boolean
  purchaseOrder: string
  purchaseLimit: number | null
  exemptFrom: string | null
  exemptTo: string | null
  /** The months of its cycle, up to the one that is billed. */
  months: string[]
}

type Row = Omit<BilledOrganization, 'months'> & { cycle: Cycle; countedFrom: string | null }

/**
 * Those with open charges or prices whose cycle ends with the month, or the named ones, by name. A cycle is counted from
 * the last period that was billed by a run or extended the contract, else from the latest start of a contract.
 */
export async function listBilledOrganizations(
  { database }: AnyContext,
  month: string,
  named: readonly string[] | undefined,
): Promise<BilledOrganization[]> {
  const until = lastDayOf(month)
  const { rows } = await database.execute<Row>(sql`
    select organization.id as "organizationId", organization.name,
      coalesce(subscription.bills_each_site, false) as "billsEachSite",
      coalesce(subscription.purchase_order, '') as "purchaseOrder",
      subscription.purchase_limit::float8 as "purchaseLimit",
      subscription.exempt_from::text as "exemptFrom", subscription.exempt_to::text as "exemptTo",
      coalesce(subscription.cycle, 'monthly') as cycle,
      coalesce(
        (select max(invoice.service_starts_on) from invoices invoice
          where invoice.organization_id = organization.id and invoice.status <> 'REJECTED'
            and (invoice.extends_contract or exists (select from billing_drafts draft where draft.invoice_id = invoice.id))),
        (select max(contract.starts_on) from contracts contract
          where contract.organization_id = organization.id and contract.starts_on <= ${until}::date))::text as "countedFrom"
    from organizations organization left join subscriptions subscription on subscription.organization_id = organization.id
    where organization.archived_at is null
      ${named === undefined ? sql`` : sql`and organization.id = any(${`{${named.join()}}`}::uuid[])`}
      and (exists (select from charges charge where charge.organization_id = organization.id
          and charge.invoice_id is null and charge.waived_at is null and charge.day <= ${until}::date)
        or exists (select from price_agreements agreement where agreement.organization_id = organization.id
          and agreement.starts_on <= ${until}::date))
    order by organization.name collate "und-x-icu", organization.id`)
  return rows.flatMap(({ cycle, countedFrom, ...organization }) => {
    const { months, isOver } = cycleMonths(cycle, countedFrom, month)
    return isOver || named !== undefined ? [{ ...organization, months }] : []
  })
}
