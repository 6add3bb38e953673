import { and, eq, sql } from 'drizzle-orm'
import { given, preparedQuery } from '#database/prepared-query.ts'
import { auditEntries } from '#database/schema/audit.ts'
import { orders } from '#database/schema/orders.ts'
import { findSender } from '#domains/company/letters.service.ts'
import { AppError } from '#lib/app-error.ts'
import { auditEntryOf, givenAuditEntry } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'
import { sendOrderReceipt } from './order-mails.ts'
import type { OrderRow } from './orders.presenter.ts'

/** The one way to PAID, of staff and of the card provider's results alike; throws for an order that is paid already. */
export async function payOrder(
  context: AnyContext,
  { id, number, total, currency }: Pick<OrderRow, 'id' | 'number' | 'total' | 'currency'>,
): Promise<void> {
  const entry = auditEntryOf(context, {
    action: 'order.pay',
    entity: 'order',
    entityId: number,
    before: { status: 'PENDING' },
    after: { status: 'PAID', total, currency },
  })
  const [[order], sender] = await Promise.all([
    markPaid(context.database).execute({ ...entry, id }),
    findSender(context),
  ])
  if (order === undefined) throw new AppError('payment.already-paid')
  await sendOrderReceipt(context, order, sender)
}

const markPaid = preparedQuery((database) =>
  database
    .with(database.$with('recorded').as(database.insert(auditEntries).values(givenAuditEntry)))
    .update(orders)
    .set({ status: 'PAID', paidAt: given('at'), updatedAt: given('at'), version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, given('id')), eq(orders.status, 'PENDING')))
    .returning()
    .prepare('mark-order-paid'),
)
