import type { Currency } from '@thant/contracts/money'
import { payable } from '@thant/contracts/money/invoice-totals'
import { sql } from 'drizzle-orm'
import type { AnyContext } from '#lib/context.ts'

/** What is to a customer's credit and was not set off yet, above 0. */
export type RebateCredit = { currency: Currency; amount: number }

/** What billed months owe to a customer since its rebates exceeded its charges: the next invoice sets it off. */
export async function listRebateCredits({ database }: AnyContext, organizationId: string): Promise<RebateCredit[]> {
  const { rows } = await database.execute<{ currency: Currency; amount: string }>(sql`
    select charge.currency, (-sum(charge.amount))::text as amount
    from charges charge
    where charge.organization_id = ${organizationId} and charge.invoice_id is null and charge.waived_at is null
      and exists (select from billing_drafts draft
        where draft.organization_id = charge.organization_id and draft.refused = 'credit'
          and draft.currency = charge.currency and charge.day <= draft.period_ends_on
          and (draft.site_id is null or draft.site_id = coalesce(charge.site_id, charge.organization_id)))
    group by charge.currency having sum(charge.amount) < 0`)
  return rows.map(({ currency, amount }) => ({ currency, amount: payable(amount, currency) }))
}
