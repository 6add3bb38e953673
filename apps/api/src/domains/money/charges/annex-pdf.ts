import type { Language } from '@thant/contracts/customers/auth'
import { drawLetterPdf } from '#domains/company/company/letter-pdf.service.ts'
import { getInvoice } from '#domains/money/invoices/invoices.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { translatorFor } from '#lib/translator.ts'
import { annexDocument } from './annex-document.ts'
import { listChargesOfInvoice } from './charges.queries.ts'

/** What an invoice in reach bills; throws 404 for one that was typed. */
export async function getAnnexPdf(context: Context, invoiceId: string, language: Language): Promise<FileReply> {
  const invoice = await getInvoice(context, invoiceId)
  const charges = await listChargesOfInvoice(context, invoiceId)
  if (charges.length === 0) throw new AppError('invoice.no-charges')
  const making = { language, createdAt: invoice.createdAt, fileName: `annex_${invoice.invoiceNo}.pdf` }
  return drawLetterPdf(context, making, annexDocument(invoice, charges, translatorFor(language)))
}
