import type { Language } from '@thant/contracts/auth'
import { getCompany } from '#domains/company/company.service.ts'
import { getOrganization } from '#domains/organizations/organizations.queries.ts'
import { AppError } from '#lib/app-error.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { pdfReply } from '#lib/pdf-reply.ts'
import { literal } from '#lib/plan-message.ts'
import type { FileReply } from '#lib/serve.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import { invoiceLetter, receiptLetter } from './invoice-letter.ts'
import { findInvoicePayment, getInvoice, listStatementInvoices } from './invoices.queries.ts'
import { statementOf } from './statement.ts'
import { statementLetter } from './statement-letter.ts'

/** Returns PDF/UA-1 with the same bytes until the invoice changes. A receipt is refused until the invoice is paid. */
export async function getInvoicePdf(
  context: Context,
  id: string,
  kind: 'invoice' | 'receipt',
  language: Language,
): Promise<FileReply> {
  const invoice = await getInvoice(context, id)
  const { timeZone, publicUrl } = context.settings
  const rendering = { language, createdAt: invoice.updatedAt, fileName: `${kind}_${invoice.invoiceNo}.pdf` }
  if (kind === 'invoice') return draw(context, rendering, invoiceLetter(invoice, `${publicUrl}/payment/${id}`))
  if (invoice.paidAt === null) throw new AppError('invoice.not-paid')
  const payment = await findInvoicePayment(context, id)
  return draw(context, rendering, receiptLetter(invoice, invoice.paidAt, payment, timeZone))
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
  const currencies = statementOf(invoices, { from, to: until })
  const rendering = { language, createdAt: `${until}T00:00:00.000Z`, fileName: `statement_${until}.pdf` }
  return draw(context, rendering, statementLetter({ organization, currencies, from, to: until }))
}

type Rendering = { language: Language; createdAt: string; fileName: string }
type Parts = Omit<
  PrintedLetter,
  'layout' | 'id' | 'language' | 'timeZone' | 'createdAt' | 'companyName' | 'standard' | 'sender'
>

/**
 * Requests with the same id share one drawing. The id is the whole text, so that only callers who may read that text
 * can share it.
 */
async function draw(context: Context, { fileName, ...rendering }: Rendering, parts: Parts): Promise<FileReply> {
  const company = await getCompany(context)
  const letter = {
    ...rendering,
    ...parts,
    timeZone: context.settings.timeZone,
    companyName: company.name,
    sender: [company.address, company.phone, company.email].filter((line) => line !== '').map(literal),
  }
  const pdf = await context.typesetter.draw(
    {
      layout: 'letter',
      id: JSON.stringify(letter),
      standard: 'ua1',
      ...letter,
    },
    context.hasLeft,
  )
  return pdfReply(pdf, fileName)
}
