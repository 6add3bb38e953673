import type { Subscription } from '@thant/contracts/customers/subscriptions'
import { and, desc, eq, ne } from 'drizzle-orm'
import { invoices, subscriptions } from '#database/schema/invoices.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { findTaxExemption, findTaxPercent, isExemptOn } from '../taxes.queries.ts'
import { draftPeriod } from './draft-period.ts'

/** A subscription that was never changed has no row; it is monthly, with reminders. */
export async function getSubscription(context: Context, organizationId: string): Promise<Subscription> {
  const organization = await getOrganization(context, organizationId)
  const [stored] = await context.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
  const billed = await listBilledPeriods(context, organizationId)
  const contracts = organization.contracts.map(({ startDate, endDate }) => ({ start: startDate, end: endDate }))
  const { expiredDate } = organization
  // The price of an extra service between two periods would be wrong for the next period.
  const last = billed.find(({ extendsContract }) => extendsContract) ?? billed[0]
  const cycle = stored?.cycle ?? 'monthly'
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const taxExemption = await findTaxExemption(context, organizationId)
  return {
    organization: { _id: organizationId, name: organization.name },
    __v: stored?.version ?? 0,
    cycle,
    reminders: stored?.hasReminders ?? true,
    invoiceMails: stored?.mailsInvoices ?? true,
    taxExemption,
    taxPercent: isExemptOn(today, taxExemption) ? null : await findTaxPercent(context, today),
    expiredDate,
    contracts,
    billed: billed.map(({ amount, currency, ...period }) => period),
    next: {
      ...draftPeriod({ expiredDate, contracts, billed, cycle }, today),
      amount: last === undefined ? null : Number(last.amount),
      currency: last?.currency ?? null,
    },
  }
}

/** Lists the latest period first, without rejected invoices, which bill nothing. */
export function listBilledPeriods({ database }: Context, organizationId: string) {
  return database
    .select({
      start: invoices.serviceStartsOn,
      end: invoices.serviceEndsOn,
      invoiceNo: invoices.number,
      paymentStatus: invoices.status,
      amount: invoices.amount,
      currency: invoices.currency,
      extendsContract: invoices.extendsContract,
    })
    .from(invoices)
    .where(and(eq(invoices.organizationId, organizationId), ne(invoices.status, 'REJECTED')))
    .orderBy(desc(invoices.serviceEndsOn), desc(invoices.issuedOn), desc(invoices.createdAt))
    .limit(maxPeriods)
}

/** Covers 25 years of monthly periods. */
const maxPeriods = 300
