import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { AppError } from '#lib/app-error.ts'
import { recordAudit } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'
import { sendOrderReceipt } from './order-mails.ts'

/** The one way to PAID, of staff and of the card provider's results alike; throws for an order that is paid already. */
export async function payOrder(context: AnyContext, orderId: string): Promise<void> {
  const now = context.clock.now()
  const [order] = await context.database
    .update(orders)
    .set({ status: 'PAID', paidAt: now, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'PENDING')))
    .returning()
  if (order === undefined) throw new AppError('payment.already-paid')
  await recordAudit(context, {
    action: 'order.pay',
    entity: 'order',
    entityId: order.number,
    before: { status: 'PENDING' },
    after: { status: 'PAID', total: order.total, currency: order.currency },
  })
  await sendOrderReceipt(context, order)
}
