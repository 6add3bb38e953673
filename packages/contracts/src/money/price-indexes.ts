import * as z from 'zod/mini'
import { monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { idSchema, requiredText } from '../primitives.ts'
import { decimal } from './invoice-lines.ts'

/** A month's market price, of which prices of lists may be a share. */
export const priceIndexSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** YYYY-MM. */
  month: z.string(),
  value: z.number(),
  createdAt: z.string(),
})
export type PriceIndex = z.output<typeof priceIndexSchema>

const priceIndexFormSchema = z.object({
  name: requiredText(120),
  month: monthSchema,
  value: decimal(4, 9_999_999_999, 'At most 4 decimals').check(z.gt(0, 'More than 0')),
})
export type PriceIndexForm = z.output<typeof priceIndexFormSchema>

export const priceIndexList = defineList({
  path: '/price_indexes',
  access: 'prices:list',
  summary: "Each month's market prices, of which prices may be a share",
  row: priceIndexSchema,
  columns: {
    name: { kind: 'text', title: 'Index', filter: true },
    month: { kind: 'code', title: 'Month', sort: true },
    value: { kind: 'number', title: 'Value' },
    createdAt: { kind: 'instant', title: 'Created' },
  },
  defaultSort: '-month',
})

export const priceIndexEndpoints = {
  ...priceIndexList,
  names: endpoint({
    method: 'GET',
    path: '/price_indexes/names',
    access: 'prices:list',
    summary: 'The names of all indexes',
    reply: z.array(z.string()),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/price_indexes',
    access: 'prices:change',
    summary:
      "Enter an index's value of a month, or another one in its place; open charges of the month get the new price",
    body: priceIndexFormSchema,
    reply: priceIndexSchema,
    status: 201,
    message: 'The value was saved.',
  }),
}
