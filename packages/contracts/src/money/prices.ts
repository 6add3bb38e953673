import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { percentSchema } from '../amounts.ts'
import { wasteTypes } from '../materials/wastes.ts'
import { requiredText } from '../primitives.ts'
import { wayTypes } from '../service/pickup-statuses.ts'
import { decimal, taxTreatments } from './invoice-lines.ts'
import { kindsByWaste, kindsByWay, priceKinds } from './price-kinds.ts'

export const maxPrices = 200

export const priceSchema = z.object({
  kind: z.enum(priceKinds),
  /** Null for all that have no price of their own. */
  wayType: z.nullable(z.enum(wayTypes)),
  wasteType: z.nullable(z.enum(wasteTypes)),
  /** The whole quantity costs this price from so much on, until the next step. */
  fromQuantity: z.number(),
  /** Null where the price is a share of an index. */
  unitPrice: z.nullable(z.number()),
  indexName: z.nullable(z.string()),
  indexPercent: z.nullable(z.number()),
  /** Paid to the customer. */
  isRebate: z.boolean(),
  taxTreatment: z.enum(taxTreatments),
})
export type Price = z.output<typeof priceSchema>

const choice = <const Values extends readonly string[]>(values: Values) =>
  z._default(z.nullable(z.enum(values, 'Invalid')), null)

const priceShape = z.object({
  kind: z.enum(priceKinds, 'Required'),
  wayType: choice(wayTypes),
  wasteType: choice(wasteTypes),
  fromQuantity: z._default(decimal(3, 1_000_000, 'At most 3 decimals').check(z.gte(0, 'Not below 0')), 0),
  unitPrice: z._default(
    z.nullable(decimal(4, 9_999_999_999, 'At most 4 decimals').check(z.gte(0, 'Not below 0'))),
    null,
  ),
  indexName: z._default(z.nullable(requiredText(120)), null),
  indexPercent: z._default(z.nullable(percentSchema), null),
  isRebate: z._default(z.boolean('Invalid'), false),
  taxTreatment: z._default(z.enum(taxTreatments, 'Invalid'), 'taxable'),
})
type PriceForm = z.output<typeof priceShape>

const isByWay = ({ kind }: PriceForm) => kindsByWay.includes(kind)
const isByWeight = ({ kind }: PriceForm) => kindsByWaste.includes(kind)

const priceFormSchema = priceShape.check(
  z.refine((price) => price.wayType === null || isByWay(price), {
    path: ['wayType'],
    error: 'Only a price of pickups is by waste stream.',
  }),
  z.refine((price) => price.wasteType === null || isByWeight(price), {
    path: ['wasteType'],
    error: 'Only a price of a weight is by waste type.',
  }),
  z.refine((price) => !price.isRebate || isByWeight(price), {
    path: ['isRebate'],
    error: 'Only for a weight is something paid to the customer.',
  }),
  z.refine(({ unitPrice, indexName }) => unitPrice === null || indexName === null, {
    path: ['unitPrice'],
    error: 'Please give a price or a share of an index, not both.',
  }),
  z.refine(({ unitPrice, indexName, indexPercent }) => (unitPrice ?? indexName ?? indexPercent) !== null, {
    path: ['unitPrice'],
    error: 'Required',
  }),
  z.refine(({ unitPrice, indexName, indexPercent }) => unitPrice !== null || indexName !== null || !indexPercent, {
    path: ['indexName'],
    error: 'Required',
  }),
  z.refine(({ indexName, indexPercent }) => indexName === null || indexPercent !== null, {
    path: ['indexPercent'],
    error: 'Required',
  }),
  z.refine(
    ({ unitPrice, indexName, indexPercent }) => unitPrice === null || indexName !== null || indexPercent === null,
    {
      path: ['indexPercent'],
      error: 'Please give a price or a share of an index, not both.',
    },
  ),
)

/** The prices of a version of a list, or those that a customer has of its own. */
export const pricesFormSchema = z.array(priceFormSchema).check(
  z.maxLength(maxPrices, `At most ${maxPrices} prices` satisfies TranslationKey),
  z.check(({ value, issues }) => {
    const refuse = (index: number, field: keyof PriceForm, message: TranslationKey) =>
      issues.push({ code: 'custom', message, path: [index, field], input: value[index]?.[field] })
    for (const [index, price] of value.entries()) {
      const before = value.slice(0, index).filter((other) => whatIsPriced(other) === whatIsPriced(price))
      if (before.some(({ kind }) => kind !== price.kind)) {
        refuse(index, 'kind', 'This waste has a price in the other unit of weight already.')
      } else if (before.some(({ fromQuantity }) => fromQuantity === price.fromQuantity)) {
        refuse(index, 'fromQuantity', 'There is a price from this quantity already.')
      }
    }
  }),
)

/** All steps of one price say the same here; a kilogram and a viss of one waste type are one thing. */
export function whatIsPriced({ kind, wayType, wasteType }: Pick<Price, 'kind' | 'wayType' | 'wasteType'>): string {
  return [kindsByWaste.includes(kind) ? 'weight' : kind, wayType, wasteType].join(' ')
}
