import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { currencies } from '../money.ts'
import { entityShape, versionSchema } from '../primitives.ts'
import { type OrderKind, orderKindLabels, orderKinds, orderNumberSchema, placeOrder } from './order-form.ts'

export const orderStatuses = ['PENDING', 'PAID', 'PACKED', 'DELIVERED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusLabels: Record<OrderStatus, TranslationKey> = {
  PENDING: 'Unpaid',
  PAID: 'Paid',
  PACKED: 'Packed',
  DELIVERED: 'Delivered',
}

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
  columns: {
    _id: { kind: 'code', title: 'Order No', sort: true, filter: 'number' },
    customerName: { kind: 'text', title: 'Customer', sort: true, filter: true },
    customerEmail: { kind: 'code', title: 'Email', shown: 'in-file', filter: true },
    customerPhno: { kind: 'code', title: 'Phone', shown: 'in-file', filter: true },
    deliveryAddress: { kind: 'text', title: 'Delivery Address', shown: 'in-file' },
    productDescription: { kind: 'text', title: 'Description', shown: 'in-file', filter: 'description' },
    kind: { kind: 'choice', title: 'Kind', choices: orderKindLabels, sort: true, filter: true },
    quantity: { kind: 'number', title: 'Boxes', sort: true },
    certificate: { kind: 'custom', title: 'Certificate' },
    totalAmount: { kind: 'amount', title: 'Total Amount', sort: true, filter: ['totalFrom', 'totalTo'] },
    currency: { kind: 'choice', title: 'Currency', choices: currencies, shown: 'in-file', filter: true },
    status: { kind: 'choice', title: 'Order Status', choices: orderStatusLabels, sort: true, filter: true },
    createdAt: { kind: 'instant', title: 'Order Date', sort: true, filter: ['from', 'to'] },
    paidAt: { kind: 'day', title: 'Paid', shown: 'in-file' },
    packedAt: { kind: 'day', title: 'Packed', shown: 'in-file' },
    deliveredAt: { kind: 'day', title: 'Delivered', shown: 'in-file' },
  },
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
