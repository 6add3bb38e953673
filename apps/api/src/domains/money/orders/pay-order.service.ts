import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { postEntry } from '#domains/money/journal/post-entry.service.ts'
import { type MoneyAccount, postingsOfOrder } from '#domains/money/journal/postings.ts'
import type { AnyContext } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { entryOfOrder } from './order-journal.ts'
import { sendOrderReceipt } from './order-mails.ts'
import type { OrderRow } from './orders.presenter.ts'

/** Staff and the card provider reach PAID only through here. Expects a locked order; throws if it is paid already. */
export async function payOrder(context: AnyContext, order: OrderRow, paidInto: MoneyAccount): Promise<void> {
  const now = context.clock.now()
  const [paid] = await context.database
    .update(orders)
    .set({ status: 'PAID', paidAt: now, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'PENDING')))
    .returning({ total: orders.total, currency: orders.currency })
  if (paid === undefined) throw new AppError('payment.already-paid')
  await recordAudit(context, {
    action: 'order.pay',
    entity: 'order',
    entityId: order.number,
    before: { status: 'PENDING' },
    after: { status: 'PAID', ...paid },
  })
  await postEntry(context, {
    ...entryOfOrder(order),
    event: 'order-paid',
    postings: postingsOfOrder(Number(order.total), paidInto),
  })
  await sendOrderReceipt(context, order)
}
