import type { InvoiceTax } from '@thant/contracts/money/invoice-lines'
import { creditedTaxesOf } from '@thant/contracts/money/invoice-totals'
import type { InvoiceRecord } from '@thant/contracts/money/invoices'
import { asc, eq } from 'drizzle-orm'
import { invoiceTaxes } from '#database/schema/invoice-lines.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { taxFields } from '../taxes.queries.ts'
import { sumCredits } from './credits.queries.ts'

/** What a credit note that is about to be recorded takes back of the invoice's tax; the invoice is locked. */
export async function creditedTaxes(context: Context, invoice: InvoiceRecord, amount: number): Promise<InvoiceTax[]> {
  const { _id: invoiceId, amount: total, taxes, currency } = invoice
  const { credits } = await sumCredits(context, { invoiceId }, currency)
  const before = credits.filter(({ kind }) => kind === 'credit-note').reduce((sum, note) => sum + note.amount, 0)
  return creditedTaxesOf(taxes, { total, before, after: before + amount }, currency)
}

export async function storeCreditedTaxes(
  { database, clock, settings }: Context,
  of: { invoiceId: string; creditId: string },
  taxes: readonly InvoiceTax[],
): Promise<void> {
  if (taxes.length === 0) return
  const taxedOn = dayOf(clock.now(), settings.timeZone)
  await database.insert(invoiceTaxes).values(taxes.map((tax) => ({ ...tax, ...of, taxedOn })))
}

export function listCreditedTaxes({ database }: AnyContext, creditId: string): Promise<InvoiceTax[]> {
  return database
    .select(taxFields)
    .from(invoiceTaxes)
    .where(eq(invoiceTaxes.creditId, creditId))
    .orderBy(asc(invoiceTaxes.isIncluded))
}
