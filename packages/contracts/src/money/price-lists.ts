import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { archivedFilter, defineList } from '../list.ts'
import { amountSchema, currencies, currencySchema } from '../money.ts'
import { entityShape, idSchema, requiredText, versionSchema } from '../primitives.ts'
import { recordEndpoints } from '../record.ts'
import { priceSchema, pricesFormSchema } from './prices.ts'

const listShape = {
  ...entityShape,
  name: z.string(),
  currency: z.enum(currencies),
  archivedAt: z.nullable(z.string()),
}

const priceListRowSchema = z.object({
  ...listShape,
  /** The first day of the version of today; null where the list begins later. */
  currentFrom: z.nullable(z.string()),
  /** Those who are charged by it today or later. */
  customers: z.int(),
})
export type PriceListRow = z.output<typeof priceListRowSchema>

/** The prices from a day on, until the next version. */
const priceListVersionSchema = z.object({
  _id: idSchema,
  startsOn: z.string(),
  minimumPerPickup: z.nullable(z.number()),
  minimumPerMonth: z.nullable(z.number()),
  prices: z.array(priceSchema),
  /** Something was charged by it, so that it never changes. */
  isUsed: z.boolean(),
})
export type PriceListVersion = z.output<typeof priceListVersionSchema>

/** With all versions, the newest first. */
const priceListSchema = z.object({ ...listShape, versions: z.array(priceListVersionSchema) })
export type PriceList = z.output<typeof priceListSchema>

const minimumSchema = z._default(z.nullable(amountSchema), null)

const versionFormSchema = z.object({
  startsOn: daySchema,
  minimumPerPickup: minimumSchema,
  minimumPerMonth: minimumSchema,
  prices: pricesFormSchema.check(z.minLength(1, 'Required')),
})
export type VersionForm = z.output<typeof versionFormSchema>

const nameSchema = requiredText(120)

const priceListFormSchema = z.object({ name: nameSchema, currency: currencySchema, version: versionFormSchema })
export type PriceListForm = z.output<typeof priceListFormSchema>

/** The currency stays, because prices of all versions are in it. */
const priceListChangeSchema = z.object({
  name: z.optional(nameSchema),
  /** Another version, or one in place of that of its day, unless something was charged by that one. */
  version: z.optional(versionFormSchema),
  __v: versionSchema,
})
export type PriceListChange = z.output<typeof priceListChangeSchema>

export const priceListList = defineList({
  path: '/price_lists',
  access: 'prices:list',
  summary: 'Price lists',
  row: priceListRowSchema,
  columns: {
    name: { kind: 'text', title: 'Name', sort: true, filter: true },
    currency: { kind: 'choice', title: 'Currency', choices: currencies, sort: true, filter: true },
    currentFrom: { kind: 'day', title: 'In force from' },
    customers: { kind: 'number', title: 'Customers' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: { archived: archivedFilter },
  defaultSort: 'name',
})

export const priceListEndpoints = {
  ...priceListList,
  ...recordEndpoints({
    list: priceListList.list,
    change: 'prices:change',
    row: priceListSchema,
    form: priceListFormSchema,
    changed: priceListChangeSchema,
    name: 'price list',
    added: 'The price list was added.',
  }),
}
