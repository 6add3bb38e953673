import { and, eq, sql } from 'drizzle-orm'
import { inOneTrip } from '#database/one-trip.ts'
import { given, preparedQuery } from '#database/prepared-query.ts'
import { auditEntries } from '#database/schema/audit.ts'
import { orders } from '#database/schema/orders.ts'
import { AppError } from '#lib/app-error.ts'
import { auditEntryOf, givenAuditEntry } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'
import { sendOrderReceipt } from './order-mails.ts'
import type { OrderRow } from './orders.presenter.ts'

/** The one way to PAID of a locked order, of staff and of the card provider's results alike; throws where it is paid already. */
export async function payOrder(context: AnyContext, order: OrderRow): Promise<void> {
  const { id, number, total, currency } = order
  const entry = auditEntryOf(context, {
    action: 'order.pay',
    entity: 'order',
    entityId: number,
    before: { status: 'PENDING' },
    after: { status: 'PAID', total, currency },
  })
  const [, [paid]] = await inOneTrip([
    sendOrderReceipt(context, order),
    markPaid(context.database).execute({ ...entry, id }),
  ])
  if (paid === undefined) throw new AppError('payment.already-paid')
}

const markPaid = preparedQuery((database) =>
  database
    .with(database.$with('recorded').as(database.insert(auditEntries).values(givenAuditEntry)))
    .update(orders)
    .set({ status: 'PAID', paidAt: given('at'), updatedAt: given('at'), version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, given('id')), eq(orders.status, 'PENDING')))
    .returning({ id: orders.id })
    .prepare('mark-order-paid'),
)
