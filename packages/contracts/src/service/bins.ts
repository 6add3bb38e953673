import * as z from 'zod/mini'
import { moneySchema } from '../amounts.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { fileKeySchema } from '../photos.ts'
import { changeOf, entityShape, idParams, nothingSchema, requiredText } from '../primitives.ts'

export const binSchema = z.object({
  ...entityShape,
  /** Bins are named after the waste type they collect. */
  name: z.string(),
  size: z.string(),
  stock: z.int(),
  /** The price is in US dollars (docs/specification.md 9-07). */
  price: z.number(),
  /** The browser can load this URL as it is. */
  image: z.nullable(z.string()),
})
export type Bin = z.output<typeof binSchema>

export const binFormSchema = z.object({
  name: requiredText(200),
  size: requiredText(100),
  stock: z
    .int({ error: ({ input }) => (input === undefined ? 'Required' : 'Stock must be an integer.') })
    .check(z.gte(0, 'Not below 0'), z.lte(1_000_000, 'At most 1,000,000')),
  price: moneySchema,
  /** The key comes from POST /upload; null removes the image. */
  image: z.optional(z.nullable(fileKeySchema)),
})
export type BinForm = z.output<typeof binFormSchema>
export const binChangeSchema = changeOf(binFormSchema)
export type BinChange = z.output<typeof binChangeSchema>

export const binList = defineList({
  path: '/bins',
  access: 'public',
  summary: 'Bins that can be ordered',
  row: binSchema,
  columns: {
    name: { kind: 'text', title: 'Bin Type', sort: true, filter: true },
    size: { kind: 'text', title: 'Recycle Bin Size', sort: true, filter: true },
    stock: { kind: 'number', title: 'Available Stock', sort: true, filter: ['stockFrom', 'stockTo'] },
    price: { kind: 'amount', title: 'Price per unit (USD)', sort: true, filter: ['priceFrom', 'priceTo'] },
    image: { kind: 'custom', title: 'Bin Image', shown: 'on-screen' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: 'name',
})

export const binEndpoints = {
  ...binList,
  get: endpoint({
    method: 'GET',
    path: '/bins/:id',
    access: 'public',
    summary: 'One bin that can be ordered',
    params: idParams,
    reply: binSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/bins',
    access: 'bins:create',
    summary: 'Add a bin',
    body: binFormSchema,
    reply: binSchema,
    status: 201,
    message: 'Successfully added bin!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/bins/:id',
    access: 'bins:change',
    summary: 'Change a bin, including its stock; a new price applies to new orders',
    params: idParams,
    body: binChangeSchema,
    reply: binSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/bins/:id',
    access: 'bins:archive',
    summary: 'Archive a bin: it can no longer be ordered, its orders are kept',
    params: idParams,
    reply: nothingSchema,
  }),
  archived: endpoint({
    ...binList.list,
    path: '/bins?view=archived',
    access: 'bins:archive',
    summary: 'Archived bins',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/bins/:id/restore',
    access: 'bins:archive',
    summary: 'Restore an archived bin',
    params: idParams,
    reply: binSchema,
  }),
}
