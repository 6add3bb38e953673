import { currencies } from '@thant/contracts/money'
import { and, between, sql } from 'drizzle-orm'
import { invoices } from '#database/schema/invoices.ts'
import { endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization } from '#lib/scope.ts'

type Received = { currency: (typeof currencies)[number]; count: number; amount: number }

/** Sums what was paid of invoices on a day of the company, by currency; a currency without any is left out. */
export async function sumReceivedOn(context: Context, day: string): Promise<Received[]> {
  const { timeZone } = context.settings
  const rows = await context.database
    .select({
      currency: invoices.currency,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${invoices.amount})::text`,
    })
    .from(invoices)
    .where(
      and(
        between(invoices.paidAt, startOfDay(day, timeZone), endOfDay(day, timeZone)),
        inOwnOrganization(context, invoices.organizationId),
      ),
    )
    .groupBy(invoices.currency)
  const ofCurrency = new Map(rows.map((row) => [row.currency, { ...row, amount: Number(row.amount) }]))
  return currencies.flatMap((currency) => ofCurrency.get(currency) ?? [])
}
