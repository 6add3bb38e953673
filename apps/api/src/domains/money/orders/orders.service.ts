import { dayMs } from '@thant/contracts/durations'
import type { OrderForm } from '@thant/contracts/money/order-form'
import type { Order, OrderStatus } from '@thant/contracts/money/orders'
import { eq, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { orders, paymentNumbers } from '#database/schema/orders.ts'
import { addLink } from '#domains/company/links/links.service.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { issueCertificate } from './certificates.service.ts'
import { columnsOf } from './order-columns.ts'
import { sendOrderReceived } from './order-mails.ts'
import { assertTransition } from './orders.policy.ts'
import type { OrderRow } from './orders.presenter.ts'
import { getOrder, lockOrder } from './orders.queries.ts'
import { payOrder } from './pay-order.service.ts'

export type Placed = Pick<Order, '_id' | 'kind' | 'totalAmount' | 'currency'> & { token: string }

export const tokenLifetimeMs = 30 * dayMs

/** Accepts an order from the public; its mail carries the token for paying and following it. */
export async function createOrder(context: AnyContext, form: OrderForm): Promise<Placed> {
  const now = context.clock.now()
  const order = await insertOne(context.database, orders, {
    ...columnsOf(form),
    number: sql`nextval(${paymentNumbers.seqName})::text`,
    createdAt: now,
    updatedAt: now,
  })
  const { token } = await addLink(context, 'payment', order.id, tokenLifetimeMs)
  await recordAudit(context, {
    action: 'order.create',
    entity: 'order',
    entityId: order.number,
    after: { kind: form.kind, customer: order.customerName, total: order.total, currency: order.currency },
  })
  await sendOrderReceived(context, order, token)
  return presentPlaced(order, token)
}

export function presentPlaced({ number, kind, total, currency }: OrderRow, token: string): Placed {
  return { _id: number, token, kind, totalAmount: Number(total), currency }
}

/** Applies a transition by staff: the money arrived another way, or the boxes were packed or delivered. */
export async function changeOrder(
  context: Context,
  number: string,
  { status, __v }: { status: OrderStatus; __v?: number | undefined },
): Promise<Order> {
  const locked = await lockOrder(context, number)
  const before = await getOrder(context, number)
  await assertVersion(context, { entity: 'order', id: number, current: before }, __v)
  assertTransition(before.kind, before.status, status)
  if (status === 'PAID') await payOrder(context, locked, 'bank')
  if (status === 'PACKED') await packOrder(context, locked)
  if (status === 'DELIVERED') await deliverOrder(context, locked)
  return getOrder(context, number)
}

async function packOrder(context: Context, order: OrderRow): Promise<void> {
  await applyTransition(context, order, { status: 'PACKED', packedAt: context.clock.now() })
  await recordTransition(context, 'order.pack', order, { status: 'PACKED' })
}

async function deliverOrder(context: Context, order: OrderRow): Promise<void> {
  await applyTransition(context, order, { status: 'DELIVERED', deliveredAt: context.clock.now() })
  const serial = order.hasCertificate ? await issueCertificate(context, order) : undefined
  await recordTransition(context, 'order.deliver', order, {
    status: 'DELIVERED',
    ...(serial && { certificate: serial }),
  })
}

function applyTransition(context: Context, { id }: OrderRow, columns: Partial<OrderRow>): Promise<unknown> {
  return context.database
    .update(orders)
    .set({ ...columns, version: sql`${orders.version} + 1`, updatedAt: context.clock.now() })
    .where(eq(orders.id, id))
}

function recordTransition(context: Context, action: 'order.pack' | 'order.deliver', order: OrderRow, after: object) {
  const before = { status: order.status }
  return recordAudit(context, { action, entity: 'order', entityId: order.number, before, after: { ...after } })
}
