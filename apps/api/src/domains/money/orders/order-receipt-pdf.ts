import type { Language } from '@thant/contracts/customers/auth'
import { eq } from 'drizzle-orm'
import { paymentAttempts } from '#database/schema/payments.ts'
import { getIssuedDocument } from '#domains/company/company/issued-documents.service.ts'
import { type DocumentParts, drawLetterPdf } from '#domains/company/company/letter-pdf.service.ts'
import { findProviderPayment } from '#domains/money/invoices/invoices.queries.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { orderReceipt } from './order-receipt.ts'
import { getStoredOrder } from './orders.queries.ts'

/** The receipt of a paid order as PDF/UA-1, frozen when it is mailed. */
export async function getOrderReceiptPdf(context: AnyContext, number: string, language: Language): Promise<FileReply> {
  const order = await getStoredOrder(context, number)
  const { id: subjectId, paidAt } = order
  if (paidAt === null) throw new AppError('invoice.not-paid')
  const { paper, letterhead } = await getIssuedDocument<DocumentParts>(
    context,
    { kind: 'order-receipt', subjectId },
    async () => {
      const payment = await findProviderPayment(context, eq(paymentAttempts.orderId, subjectId))
      const parts = orderReceipt(order, paidAt, payment, context.settings.timeZone)
      return { issuedAt: paidAt, issuedById: null, paper: parts }
    },
  )
  const make = { language, createdAt: paidAt.toISOString(), fileName: `receipt_${number}.pdf` }
  return drawLetterPdf(context, make, paper, letterhead)
}
