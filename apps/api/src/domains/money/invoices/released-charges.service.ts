import { eq, sql } from 'drizzle-orm'
import { billingDrafts } from '#database/schema/billing-runs.ts'
import { charges } from '#database/schema/charges.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

/** What a rejected invoice asked for is open again, so that the next one asks for it. */
export async function releaseCharges({ database, clock }: AnyContext, invoiceId: string): Promise<void> {
  await database
    .update(charges)
    .set({
      invoiceId: null,
      invoicePosition: null,
      version: sql`${charges.version} + 1`,
      updatedAt: clock.now(),
    })
    .where(eq(charges.invoiceId, invoiceId))
}

/** An invoice of a run gave its charges up when it was rejected, and another one may have them since. */
export async function assertKeepsCharges({ database }: AnyContext, invoiceId: string): Promise<void> {
  const [draft] = await database
    .select({ id: billingDrafts.id })
    .from(billingDrafts)
    .where(eq(billingDrafts.invoiceId, invoiceId))
  if (draft !== undefined) throw new AppError('invoice.charges-released')
}
