import type { Language } from '@thant/contracts/customers/auth'
import type { InvoiceRecord } from '@thant/contracts/money/invoices'
import { eq } from 'drizzle-orm'
import { paymentAttempts } from '#database/schema/payments.ts'
import { getCompany } from '#domains/company/company/company.service.ts'
import { getIssuedDocument } from '#domains/company/company/issued-documents.service.ts'
import { type DocumentParts, drawLetterPdf } from '#domains/company/company/letter-pdf.service.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { fileNameOf, spanPart } from '#lib/file-name-part.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { creditDocument } from '../credits/credit-document.ts'
import { listCreditedTaxes } from '../credits/credited-taxes.ts'
import { getCredit, listStatementCredits } from '../credits/credits.queries.ts'
import { drawCredit } from '../credits/issued-credit.ts'
import { listRebateCredits } from '../credits/rebate-credits.queries.ts'
import { findProviderPayment, getInvoice, listStatementInvoices } from '../invoices.queries.ts'
import { statementOf } from '../statements/statement.ts'
import { statementDocument } from '../statements/statement-document.ts'
import { invoiceDocument, receiptDocument } from './invoice-document.ts'
import { getIssuedInvoice } from './issued-invoice.ts'

type Rendering = { language: Language; createdAt: string; fileName: string }

/**
 * The invoice as it was issued, with its status and the ways to pay it of today, or its receipt as PDF/UA-1. A receipt is
 * refused until the invoice is paid, and frozen when it is mailed or first opened.
 */
export async function getInvoicePdf(
  context: AnyContext,
  id: string,
  kind: 'invoice' | 'receipt',
  language: Language,
): Promise<FileReply> {
  const invoice = await getInvoice(context, id)
  const rendering = { language, createdAt: invoice.updatedAt, fileName: `${kind}_${invoice.invoiceNo}.pdf` }
  if (kind === 'receipt') return drawReceipt(context, invoice, rendering)
  const { bankDetails } = await getCompany(context)
  const { paper, letterhead } = await getIssuedInvoice(context, invoice)
  const { paymentStatus, isPayableHere } = invoice
  const ways = { payAt: `${context.settings.publicUrl}/payment/${id}`, bankDetails }
  return drawLetterPdf(
    context,
    rendering,
    invoiceDocument({ ...paper, paymentStatus, isPayableHere }, ways),
    letterhead,
  )
}

async function drawReceipt(context: AnyContext, invoice: InvoiceRecord, rendering: Rendering): Promise<FileReply> {
  const { _id: subjectId, paidAt } = invoice
  if (paidAt === null) throw new AppError('invoice.not-paid')
  const { paper, letterhead } = await getIssuedDocument<DocumentParts>(
    context,
    { kind: 'invoice-receipt', subjectId },
    async () => {
      const payment = await findProviderPayment(context, eq(paymentAttempts.invoiceId, subjectId))
      const issued = await getIssuedInvoice(context, invoice)
      const parts = receiptDocument(issued.paper, paidAt, payment, context.settings.timeZone)
      return { issuedAt: new Date(paidAt), issuedById: null, paper: parts }
    },
  )
  return drawLetterPdf(context, { ...rendering, createdAt: paidAt }, paper, letterhead)
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
  const taxes = await listCreditedTaxes(context, id)
  return drawCredit(context, credit, creditDocument(invoice, credit, taxes, context.settings.timeZone), language)
}

/**
 * Covers everything up to `to`, which defaults to today and is never later. What rebates leave to the customer's credit
 * is that of today, so that a statement of earlier days does not have it.
 */
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
  const rebates = until === today ? await listRebateCredits(context, organizationId) : []
  const currencies = statementOf(invoices, { from, to: until }, { credits, rebates })
  const fileName = `${fileNameOf('statement', organization.name, spanPart({ from, to: until }))}.pdf`
  const rendering = { language, createdAt: `${until}T00:00:00.000Z`, fileName }
  return drawLetterPdf(context, rendering, statementDocument({ organization, currencies, from, to: until }))
}
