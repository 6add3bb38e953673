import type { Currency } from '@thant/contracts/money'
import type { InvoiceForm } from '@thant/contracts/money/invoice-forms'
import type { LineForm } from '@thant/contracts/money/invoice-lines'
import { type InvoiceTotals, totalsOf } from '@thant/contracts/money/invoice-totals'
import type { Invoice, InvoiceRecord } from '@thant/contracts/money/invoices'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { invoiceLines, invoiceTaxes } from '#database/schema/invoice-lines.ts'
import { sites } from '#database/schema/sites.ts'
import { assertSiteInReach } from '#domains/customers/sites/sites.queries.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { findTaxExemption, findTaxPercent, isExemptOn, taxFields } from './taxes.queries.ts'

/** What an invoice asks for: its total, and the lines and taxes that it is the sum of, where it has lines. */
export type Bill = InvoiceTotals & {
  lines: readonly LineForm[]
  /** The document of an exemption from the tax. */
  taxExemption: string | null
}

/** Computes the bill of a new invoice from its prices; the tax is that of its day and customer. */
export async function billOf(context: Context, form: InvoiceForm, day: string): Promise<Bill> {
  const { amount, lines = [], organization, currency } = form
  if (amount !== undefined) return { total: amount, amounts: [], taxes: [], lines, taxExemption: null }
  for (const site of new Set(lines.flatMap((line) => line.site ?? []))) {
    await assertSiteInReach(context, organization, site)
  }
  const bill = await billOfLines(context, { organization, lines, currency }, day)
  if (bill.total <= 0) throw errorAt('lines', 'invoice.nothing-to-pay')
  if (bill.total > largestAmount) throw errorAt('lines', 'invoice.too-much')
  return bill
}

/** What the lines come to, which may be nothing or too much. */
export async function billOfLines(
  context: AnyContext,
  { organization, lines, currency }: { organization: string; lines: readonly LineForm[]; currency: Currency },
  day: string,
): Promise<Bill> {
  const exemption = await findTaxExemption(context, organization)
  const isExempt = isExemptOn(day, exemption)
  const totals = totalsOf(lines, currency, isExempt ? null : await findTaxPercent(context, day))
  return { ...totals, lines, taxExemption: isExempt ? exemption.document : null }
}

/** What the card provider's 12 digits hold. */
export const largestAmount = 9_999_999_999.99

export async function storeBill({ database }: AnyContext, invoiceId: string, day: string, bill: Bill): Promise<void> {
  if (bill.lines.length > 0) {
    await database.insert(invoiceLines).values(
      bill.lines.map(({ site, ...line }, position) => ({
        ...line,
        invoiceId,
        position,
        siteId: site,
        amount: bill.amounts[position] ?? 0,
      })),
    )
  }
  if (bill.taxes.length > 0) {
    await database.insert(invoiceTaxes).values(bill.taxes.map((tax) => ({ ...tax, invoiceId, taxedOn: day })))
  }
}

const chargesOfLine = sql<number>`(
  select count(*)::int from charges
  where charges.invoice_id = ${invoiceLines.invoiceId} and charges.invoice_position = ${invoiceLines.position})`

/** An invoice that was made out as one amount has one line, of which it is not known what tax it includes. */
export async function readBill(
  { database }: AnyContext,
  { _id, description, amount }: Invoice,
): Promise<Pick<InvoiceRecord, 'lines' | 'taxes'>> {
  const lines = await database
    .select({ line: invoiceLines, siteName: sites.name, charges: chargesOfLine })
    .from(invoiceLines)
    .leftJoin(sites, eq(sites.id, invoiceLines.siteId))
    .where(eq(invoiceLines.invoiceId, _id))
    .orderBy(asc(invoiceLines.position))
  if (lines.length === 0) {
    const whole = { quantity: 1, unit: 'piece', unitPrice: amount, amount, taxTreatment: null } as const
    return { lines: [{ description, site: null, ...whole, charges: 0 }], taxes: [] }
  }
  const taxes = await database
    .select(taxFields)
    .from(invoiceTaxes)
    .where(and(eq(invoiceTaxes.invoiceId, _id), isNull(invoiceTaxes.creditId)))
    .orderBy(asc(invoiceTaxes.isIncluded))
  return {
    lines: lines.map(({ line: { invoiceId, position, siteId, ...line }, siteName, charges }) => ({
      ...line,
      site: siteId === null ? null : { _id: siteId, name: siteName ?? '' },
      charges,
    })),
    taxes,
  }
}
