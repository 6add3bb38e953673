import type { Order } from '@thant/contracts/money/orders'
import { getTableColumns } from 'drizzle-orm'
import { certificates, orders } from '#database/schema/orders.ts'
import type { SelectedRow } from '#database/selected-row.ts'

/** Queries that select these columns join certificates. */
export const orderFields = { ...getTableColumns(orders), certificateSerial: certificates.serial }

export type OrderRow = typeof orders.$inferSelect
export type StoredOrder = SelectedRow<typeof orderFields, 'certificates'>

export function presentOrder(order: StoredOrder): Order {
  return {
    _id: order.number,
    __v: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    kind: order.kind,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhno: order.customerPhone,
    deliveryAddress: order.deliveryAddress,
    quantity: order.quantity,
    certificate: order.hasCertificate,
    productDescription: order.description,
    totalAmount: Number(order.total),
    currency: order.currency,
    status: order.status,
    paidAt: order.paidAt?.toISOString() ?? null,
    packedAt: order.packedAt?.toISOString() ?? null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    certificateSerial: order.certificateSerial,
  }
}
