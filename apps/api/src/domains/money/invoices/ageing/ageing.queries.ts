import { currencies } from '@thant/contracts/money'
import type { Ageing } from '@thant/contracts/money/invoices'
import { and, eq, sql } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization } from '#lib/scope.ts'
import { ageClasses, classStarts } from './ageing.ts'

/** Sums the unpaid invoices of one organization within the caller's reach. */
export async function sumUnpaidOfOrganization(context: Context, organizationId: string): Promise<Ageing[]> {
  await assertOrganizationInReach(context, organizationId)
  return sumUnpaidByAge(context, organizationId)
}

/** Sums the unpaid invoices by currency and age class; a currency without any is left out. */
export async function sumUnpaidByAge(context: Context, organizationId?: string): Promise<Ageing[]> {
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const starts = sql.raw(`array[${classStarts.join()}]`)
  const age = sql<number>`width_bucket(${today}::date - ${invoices.dueOn}, ${starts})`.as('age')
  const rows = await context.database
    .select({
      currency: invoices.currency,
      age,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${invoices.amount})::text`,
      onlyInvoice: sql<string | null>`case when count(*) = 1 then min(${invoices.id}::text) end`,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.status, 'PENDING'),
        organizationId === undefined ? undefined : eq(invoices.organizationId, organizationId),
        inOwnOrganization(context, invoices.organizationId),
      ),
    )
    .groupBy(invoices.currency, age)
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return currencies.flatMap((currency) => {
    const found = byCurrency.get(currency)
    if (found === undefined) return []
    const classes = ageClasses(today).map((ageClass, index) => {
      const row = found.find((bucket) => bucket.age === index)
      const { count = 0, amount = 0, onlyInvoice = null } = row ?? {}
      return { ...ageClass, count, amount: Number(amount), onlyInvoice }
    })
    return [{ currency, classes }]
  })
}
