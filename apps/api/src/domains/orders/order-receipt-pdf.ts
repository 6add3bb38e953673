import type { Language } from '@thant/contracts/auth'
import { eq } from 'drizzle-orm'
import { paymentAttempts } from '#database/schema/payments.ts'
import { drawPaper } from '#domains/company/papers.service.ts'
import { findProviderPayment } from '#domains/invoices/invoices.queries.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import type { FileReply } from '#lib/serve.ts'
import { orderReceipt } from './order-receipt.ts'
import { getStoredOrder } from './orders.queries.ts'

/** The receipt of a paid order as PDF/UA-1. */
export async function getOrderReceiptPdf(context: AnyContext, number: string, language: Language): Promise<FileReply> {
  const order = await getStoredOrder(context, number)
  if (order.paidAt === null) throw new AppError('invoice.not-paid')
  const payment = await findProviderPayment(context, eq(paymentAttempts.orderId, order.id))
  const make = { language, createdAt: order.paidAt.toISOString(), fileName: `receipt_${number}.pdf` }
  return drawPaper(context, make, orderReceipt(order, order.paidAt, payment, context.settings.timeZone))
}
