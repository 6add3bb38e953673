import { type Order, orderList } from '@thant/contracts/money/orders'
import { eq } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { certificates, orders } from '#database/schema/orders.ts'
import type { AnyContext } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { type OrderRow, orderFields, presentOrder } from './orders.presenter.ts'

function joinCertificate<Select extends PgSelect>(select: Select) {
  return select.leftJoin(certificates, eq(certificates.orderId, orders.id))
}

export const orderListing = createList({
  contract: orderList.list,
  fields: orderFields,
  table: orders,
  join: joinCertificate,
  id: orders.id,
  search: contains(orders.number, orders.customerName, orders.customerEmail, orders.customerPhone, orders.description),
  columns: {
    _id: orders.number,
    customerName: orders.customerName,
    customerEmail: orders.customerEmail,
    customerPhno: orders.customerPhone,
    productDescription: orders.description,
    kind: orders.kind,
    quantity: orders.quantity,
    totalAmount: orders.total,
    currency: orders.currency,
    status: orders.status,
    createdAt: orders.createdAt,
  },
  presenter: () => presentOrder,
})

export async function getOrder(context: AnyContext, number: string): Promise<Order> {
  const [order] = await joinCertificate(context.database.select(orderFields).from(orders).$dynamic()).where(
    eq(orders.number, number),
  )
  if (order === undefined) throw new AppError('order.not-found')
  return presentOrder(order)
}

export async function getStoredOrder(context: AnyContext, number: string): Promise<OrderRow> {
  const order = await findStoredOrder(context, number)
  if (order === undefined) throw new AppError('order.not-found')
  return order
}

export async function lockOrder(context: AnyContext, number: string): Promise<OrderRow> {
  const [order] = await context.database.select().from(orders).where(eq(orders.number, number)).for('update')
  if (order === undefined) throw new AppError('order.not-found')
  return order
}

export async function findStoredOrder(context: AnyContext, number: string): Promise<OrderRow | undefined> {
  const [order] = await context.database.select().from(orders).where(eq(orders.number, number))
  return order
}
