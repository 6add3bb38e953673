import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { formerSchema, formersSchema, manyIdsSchema, manyLimits, manyReplySchema } from '../many.ts'
import { changeOf, entityShape, idParams, idSchema, namedRefSchema, nothingSchema } from '../primitives.ts'

/** Bins are priced in dollars. */
export const binOrderCurrencies = ['USD'] as const

export const binOrderStatuses = ['REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED', 'CANCELLED'] as const
export type BinOrderStatus = (typeof binOrderStatuses)[number]

export const binOrderStatusLabels: Record<BinOrderStatus, TranslationKey> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  ONHOLD: 'On hold',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** Lists the statuses an order may move to (docs/api.md 6); the server refuses every other transition. */
export const binOrderTransitions: Record<BinOrderStatus, readonly BinOrderStatus[]> = {
  REQUESTED: ['CONFIRMED', 'ONHOLD', 'CANCELLED'],
  ONHOLD: ['CONFIRMED', 'ONHOLD', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'ONHOLD', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
}

export const binOrderSchema = z.object({
  ...entityShape,
  organization: namedRefSchema,
  bin: z.object({ ...namedRefSchema.shape, size: z.string(), image: z.nullable(z.string()) }),
  quantity: z.int(),
  /** Price × quantity at the time of the order, so that later price changes do not alter it. */
  total: z.number(),
  currency: z.literal(binOrderCurrencies),
  status: z.enum(binOrderStatuses),
  orderDate: z.string(),
  acceptedBy: z.nullable(namedRefSchema),
  deliverDate: z.nullable(z.string()),
})
export type BinOrder = z.output<typeof binOrderSchema>

const quantityText: TranslationKey = 'Quantity must be an integer.'

export const binOrderFormSchema = z.object({
  organization: idSchema,
  bin: idSchema,
  quantity: z
    .int({ error: ({ input }) => (input === undefined ? 'Required' : quantityText) })
    .check(z.gte(1, 'At least 1'), z.lte(100_000, 'At most 100,000')),
})
export type BinOrderForm = z.output<typeof binOrderFormSchema>

/**
 * Organization, bin and quantity can be changed only while the order is REQUESTED; the status moves one step at a time.
 */
export const binOrderChangeSchema = changeOf(
  z.extend(binOrderFormSchema, { status: z.enum(binOrderStatuses, 'Invalid') }),
)
export type BinOrderChange = z.output<typeof binOrderChangeSchema>

/** The one step that many orders take at once. */
const manyBinOrdersFormSchema = z.object({
  ids: manyIdsSchema,
  change: z.object({ status: z.enum(['CONFIRMED', 'ONHOLD', 'COMPLETED', 'CANCELLED'], 'Required') }),
})
export type ManyBinOrdersForm = z.output<typeof manyBinOrdersFormSchema>

const formerBinOrderSchema = formerSchema(z.object({ status: z.enum(binOrderStatuses) }))
export type FormerBinOrder = z.output<typeof formerBinOrderSchema>

export const binOrderList = defineList({
  path: '/bin_orders',
  access: 'bin-orders:list',
  summary: 'Bin orders',
  row: binOrderSchema,
  columns: {
    organization: {
      kind: 'text',
      title: 'Organization Name',
      value: (row) => row.organization.name,
      sort: true,
      filter: true,
    },
    bin: { kind: 'text', title: 'Bin Type', value: (row) => row.bin.name, sort: true, filter: true },
    size: { kind: 'text', title: 'Bin Size', value: (row) => row.bin.size, sort: true, filter: true },
    image: { kind: 'custom', title: 'Bin Photo', shown: 'on-screen' },
    quantity: { kind: 'number', title: 'Quantity', sort: true, filter: ['quantityFrom', 'quantityTo'] },
    total: { kind: 'amount', title: 'Total (USD)', sort: true, filter: ['totalFrom', 'totalTo'] },
    status: { kind: 'choice', title: 'Order Status', choices: binOrderStatusLabels, sort: true, filter: true },
    orderDate: { kind: 'day', title: 'Order Date', sort: true, filter: ['from', 'to'] },
    acceptedBy: {
      kind: 'person',
      title: 'Accepted by',
      value: (row) => row.acceptedBy?.name ?? null,
      shown: 'in-file',
    },
    deliverDate: { kind: 'day', title: 'Delivered', shown: 'in-file' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: '-orderDate',
})

export const binOrderEndpoints = {
  ...binOrderList,
  get: endpoint({
    method: 'GET',
    path: '/bin_orders/:id',
    access: 'bin-orders:read',
    summary: 'One bin order',
    params: idParams,
    reply: binOrderSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/bin_orders',
    access: 'bin-orders:create',
    summary: 'Order bins for an organization; the stock is reduced at once',
    body: binOrderFormSchema,
    reply: binOrderSchema,
    status: 201,
    message: 'Successfully added bin order!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/bin_orders/:id',
    access: 'bin-orders:change',
    summary: 'Change a bin order while it is requested, or its status: confirm, hold, complete, cancel',
    params: idParams,
    body: binOrderChangeSchema,
    reply: binOrderSchema,
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/bin_orders/bulk',
    access: 'bin-orders:change',
    summary: 'Take up to 200 bin orders one step on, each for itself: done, or refused with the reason',
    body: manyBinOrdersFormSchema,
    reply: z.extend(manyReplySchema, { undo: z.array(formerBinOrderSchema) }),
    limits: manyLimits,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/bin_orders/bulk/undo',
    access: 'bin-orders:change',
    summary: 'Take bin orders back to their status of before, where nobody has changed them since',
    body: z.object({ orders: formersSchema(formerBinOrderSchema) }),
    reply: manyReplySchema,
    limits: manyLimits,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/bin_orders/:id',
    access: 'bin-orders:archive',
    summary: 'Archive a bin order; unless it was cancelled before, its bins return to stock',
    params: idParams,
    reply: nothingSchema,
  }),
}
