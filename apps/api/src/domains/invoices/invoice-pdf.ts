import type { Language } from '@thant/contracts/auth'
import { eq } from 'drizzle-orm'
import { paymentAttempts } from '#database/schema/payments.ts'
import { getCompany } from '#domains/company/company.service.ts'
import { drawPaper } from '#domains/company/papers.service.ts'
import { getOrganization } from '#domains/organizations/organizations.queries.ts'
import { AppError } from '#lib/app-error.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { fileNameOf, spanPart } from '#lib/file-name-part.ts'
import type { FileReply } from '#lib/serve.ts'
import { creditLetter } from './credit-letter.ts'
import { getCredit, listStatementCredits } from './credits.queries.ts'
import { invoiceLetter, receiptLetter } from './invoice-letter.ts'
import { findProviderPayment, getInvoice, listStatementInvoices } from './invoices.queries.ts'
import { statementOf } from './statement.ts'
import { statementLetter } from './statement-letter.ts'

/** Returns PDF/UA-1 with the same bytes until the invoice or the company's details change. A receipt is refused until the invoice is paid. */
export async function getInvoicePdf(
  context: AnyContext,
  id: string,
  kind: 'invoice' | 'receipt',
  language: Language,
): Promise<FileReply> {
  const invoice = await getInvoice(context, id)
  const { timeZone, publicUrl } = context.settings
  const rendering = { language, createdAt: invoice.updatedAt, fileName: `${kind}_${invoice.invoiceNo}.pdf` }
  if (kind === 'invoice') {
    const { bankDetails } = await getCompany(context)
    return drawPaper(context, rendering, invoiceLetter(invoice, { payAt: `${publicUrl}/payment/${id}`, bankDetails }))
  }
  if (invoice.paidAt === null) throw new AppError('invoice.not-paid')
  const payment = await findProviderPayment(context, eq(paymentAttempts.invoiceId, id))
  return drawPaper(context, rendering, receiptLetter(invoice, invoice.paidAt, payment, timeZone))
}

/** A credit note or refund of an invoice in reach. */
export async function getCreditPdf(
  context: AnyContext,
  { id, invoiceId }: { id: string; invoiceId: string },
  language: Language,
): Promise<FileReply> {
  const invoice = await getInvoice(context, invoiceId)
  const credit = await getCredit(context, id)
  if (credit.invoiceId !== invoiceId) throw new AppError('credit.not-found')
  const rendering = { language, createdAt: credit.createdAt.toISOString(), fileName: `${credit.number}.pdf` }
  return drawPaper(context, rendering, creditLetter(invoice, credit, context.settings.timeZone))
}

/** Covers everything up to `to`, which defaults to today and is never later. */
export async function getStatementPdf(
  context: Context,
  organizationId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  language: Language,
): Promise<FileReply> {
  const organization = await getOrganization(context, organizationId)
  const today = dayOf(context.clock.now(), context.settings.timeZone)
  const until = to !== undefined && to < today ? to : today
  const invoices = await listStatementInvoices(context, organizationId)
  const credits = await listStatementCredits(context, organizationId)
  const currencies = statementOf(invoices, { from, to: until }, credits)
  const fileName = `${fileNameOf('statement', organization.name, spanPart({ from, to: until }))}.pdf`
  const rendering = { language, createdAt: `${until}T00:00:00.000Z`, fileName }
  return drawPaper(context, rendering, statementLetter({ organization, currencies, from, to: until }))
}
