import { type Order, orderList } from '@thant/contracts/orders'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { certificates, orders } from '#database/schema/orders.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import { createList } from '#lib/list.ts'
import { contains, equals, instantFrom, instantTo, numberFrom, numberTo } from '#lib/list-filters.ts'
import { type OrderRow, orderFields, presentOrder } from './orders.presenter.ts'

function joinCertificate<Select extends PgSelect>(select: Select) {
  return select.leftJoin(certificates, eq(certificates.orderId, orders.id))
}

const inOrder = (column: SQLWrapper) => sql`${column} collate "und-x-icu"`

export const orderListing = createList({
  contract: orderList.list,
  fields: orderFields,
  table: orders,
  join: joinCertificate,
  id: orders.id,
  search: contains(orders.number, orders.customerName, orders.customerEmail, orders.customerPhone, orders.description),
  filters: {
    number: contains(orders.number),
    kind: equals(orders.kind),
    customerName: contains(orders.customerName),
    customerEmail: contains(orders.customerEmail),
    customerPhno: contains(orders.customerPhone),
    description: contains(orders.description),
    currency: equals(orders.currency),
    totalFrom: numberFrom(orders.total, 'numeric'),
    totalTo: numberTo(orders.total, 'numeric'),
    status: equals(orders.status),
    from: instantFrom(orders.createdAt),
    to: instantTo(orders.createdAt),
  },
  sorts: {
    createdAt: { by: orders.createdAt, type: 'timestamptz' },
    _id: { by: orders.number, type: 'text' },
    customerName: { by: inOrder(orders.customerName), type: 'text' },
    totalAmount: { by: orders.total, type: 'numeric' },
    status: { by: orders.status, type: 'text' },
    kind: { by: orders.kind, type: 'text' },
    quantity: { by: orders.quantity, type: 'integer' },
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
