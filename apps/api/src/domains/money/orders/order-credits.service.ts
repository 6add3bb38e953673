import type { Language } from '@thant/contracts/customers/auth'
import type { CreditForm, Credits } from '@thant/contracts/money/credits'
import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { type CreditRow, getCredit, sumCredits } from '#domains/money/invoices/credits/credits.queries.ts'
import { recordCredit } from '#domains/money/invoices/credits/credits.service.ts'
import { drawCredit } from '#domains/money/invoices/credits/issued-credit.ts'
import { postingsOfOrderNote } from '#domains/money/journal/postings.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { orderCreditDocument } from './order-credit-document.ts'
import { entryOfOrder } from './order-journal.ts'
import { sendOrderCredit } from './order-mails.ts'
import type { OrderRow } from './orders.presenter.ts'
import { getStoredOrder, lockOrder } from './orders.queries.ts'

/** What came twice for an order, was credited and was paid back. */
export async function getOrderCredits(context: AnyContext, number: string): Promise<Credits> {
  const { id, currency } = await getStoredOrder(context, number)
  return sumCredits(context, { orderId: id }, currency)
}

/** Records a credit note or refund of an order, for example of one that was cancelled after it was paid. */
export async function addOrderCredit(context: Context, number: string, form: CreditForm): Promise<Credits> {
  const order = await lockOrder(context, number)
  return recordCredit(context, form, {
    key: { orderId: order.id },
    audited: { entity: 'order', entityId: number },
    number,
    amount: order.total,
    currency: order.currency,
    isPaid: order.paidAt !== null,
    subject: entryOfOrder(order),
    takenBack: postingsOfOrderNote(form.amount),
    documentOf: (credit) => orderCreditDocument(order, credit, context.settings.timeZone),
    sendMail: (credit) => sendOrderCredit(context, order, credit),
  })
}

/** With a number, the paper has to be of that order. */
export async function getOrderCreditPdf(
  context: AnyContext,
  { id, number }: { id: string; number?: string },
  language: Language,
): Promise<FileReply> {
  const credit = await getCredit(context, id)
  const order = await findOrderOf(context, credit)
  if (order === undefined || (number !== undefined && order.number !== number)) throw new AppError('credit.not-found')
  return drawCredit(context, credit, orderCreditDocument(order, credit, context.settings.timeZone), language)
}

async function findOrderOf({ database }: AnyContext, { orderId }: CreditRow): Promise<OrderRow | undefined> {
  if (orderId === null) return undefined
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  return order
}
