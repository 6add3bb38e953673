import type { OrderForm } from '@thant/contracts/money/order-form'
import { eq, sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { addLink, findLink } from '#domains/company/links/links.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { columnsOf } from './order-columns.ts'
import { sendOrderReceived } from './order-mails.ts'
import type { OrderRow } from './orders.presenter.ts'
import { lockOrder } from './orders.queries.ts'
import { type Placed, presentPlaced, tokenLifetimeMs } from './orders.service.ts'

/**
 * Changes an unpaid order to what its payer's form now says. Its number and token stay, so that no second order is left
 * that could be paid besides, and no second mail goes out unless the e-mail is another one.
 */
export async function reviseOrder(
  context: AnyContext,
  form: OrderForm,
  { order: number, token }: NonNullable<OrderForm['replaces']>,
): Promise<Placed> {
  const before = await lockOwnOrder(context, number, token)
  if (before.kind !== form.kind) throw new AppError('order.not-found')
  if (before.status !== 'PENDING') throw new AppError('payment.already-paid')
  const [after = before] = await context.database
    .update(orders)
    .set({ ...columnsOf(form), version: sql`${orders.version} + 1`, updatedAt: context.clock.now() })
    .where(eq(orders.id, before.id))
    .returning()
  await recordAudit(context, {
    action: 'order.change',
    entity: 'order',
    entityId: number,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  if (after.customerEmail !== before.customerEmail) {
    const link = await addLink(context, 'payment', after.id, tokenLifetimeMs)
    await sendOrderReceived(context, after, link.token)
  }
  return presentPlaced(after, token)
}

async function lockOwnOrder(context: AnyContext, number: string, token: string): Promise<OrderRow> {
  const order = await lockOrder(context, number)
  const link = await findLink(context, ['payment'], token)
  if (link?.subjectId !== order.id) throw new AppError('order.not-found')
  return order
}

function auditedValues(order: OrderRow) {
  return {
    customer: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone,
    deliveryAddress: order.deliveryAddress,
    quantity: order.quantity,
    certificate: order.hasCertificate,
    description: order.description,
    total: order.total,
    currency: order.currency,
  }
}
