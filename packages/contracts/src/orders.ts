import * as z from 'zod/mini'
import { boundSchema } from './amounts.ts'
import { daySchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { defineList } from './list.ts'
import { currencies } from './money.ts'
import { type OrderKind, orderKinds, orderNumberSchema, placeOrder } from './order-form.ts'
import { entityShape, searchText, versionSchema } from './primitives.ts'

export const orderStatuses = ['PENDING', 'PAID', 'PACKED', 'DELIVERED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Staff mark an order PAID when the money came another way; boxes are then packed and delivered. A generic payment has
 * nothing to deliver.
 */
export const orderTransitions: Record<OrderKind, Record<OrderStatus, readonly OrderStatus[]>> = {
  battery: { PENDING: ['PAID'], PAID: ['PACKED'], PACKED: ['DELIVERED'], DELIVERED: [] },
  generic: { PENDING: ['PAID'], PAID: [], PACKED: [], DELIVERED: [] },
}

export const orderParams = z.object({ id: orderNumberSchema })

const orderSchema = z.object({
  ...entityShape,
  /** The 12 digits are also the `order_id` of the order's first payment attempt. */
  _id: orderNumberSchema,
  kind: z.enum(orderKinds),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhno: z.string(),
  deliveryAddress: z.string(),
  /** Quantity is 0 and certificate is false for a generic payment. */
  quantity: z.int(),
  certificate: z.boolean(),
  productDescription: z.string(),
  totalAmount: z.number(),
  currency: z.enum(currencies),
  status: z.enum(orderStatuses),
  paidAt: z.nullable(z.string()),
  packedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  /** The serial number of the recycling certificate; null until the order is delivered. */
  certificateSerial: z.nullable(z.string()),
})
export type Order = z.output<typeof orderSchema>

export const orderList = defineList({
  path: '/orders',
  access: 'orders:list',
  summary: 'Orders of battery boxes and generic payments',
  row: orderSchema,
  filters: {
    number: searchText(),
    kind: z.optional(z.enum(orderKinds, 'Invalid')),
    customerName: searchText(),
    customerEmail: searchText(),
    customerPhno: searchText(),
    description: searchText(),
    currency: z.optional(z.enum(currencies, 'Invalid')),
    totalFrom: boundSchema,
    totalTo: boundSchema,
    status: z.optional(z.enum(orderStatuses, 'Invalid')),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
  },
  sorts: ['createdAt', '_id', 'customerName', 'totalAmount', 'status', 'kind', 'quantity'],
  defaultSort: '-createdAt',
})

export const orderEndpoints = {
  ...orderList,
  get: endpoint({
    method: 'GET',
    path: '/orders/:id',
    access: 'orders:read',
    summary: 'One order',
    params: orderParams,
    reply: orderSchema,
  }),
  create: placeOrder,
  change: endpoint({
    method: 'PATCH',
    path: '/orders/:id',
    access: 'orders:change',
    summary: 'Change the status of an order: PENDING to PAID, and for boxes PAID to PACKED to DELIVERED',
    params: orderParams,
    body: z.object({ status: z.enum(orderStatuses, 'Invalid'), __v: versionSchema }),
    reply: orderSchema,
  }),
}
