import * as z from 'zod/mini'
import { weightKgSchema } from '../amounts.ts'
import { wasteTreatments, wasteTypeSchema, wasteTypes, weightMeasures } from '../materials/wastes.ts'
import { idSchema, namedRefSchema, optionalText, requiredText } from '../primitives.ts'

/** A treatment and its destination hold for this item in place of the treatment profile; only staff may give them. */
export const pickupItemSchema = z
  .object({
    productName: requiredText(200),
    productType: wasteTypeSchema,
    quantity: weightKgSchema,
    unit: z.literal('kg', 'Required'),
    remark: optionalText(500),
    treatment: z.optional(z.nullable(z.enum(wasteTreatments, 'Invalid'))),
    destinationId: z.optional(z.nullable(idSchema)),
    measure: z.optional(z.enum(weightMeasures, 'Invalid')),
    isHazardous: z.optional(z.boolean('Invalid')),
  })
  .check(
    z.refine(({ treatment, destinationId }) => !destinationId || Boolean(treatment), {
      path: ['treatment'],
      error: 'Required',
    }),
  )
export type PickupItem = z.output<typeof pickupItemSchema>
export const itemReplySchema = z.object({
  productName: z.string(),
  productType: z.enum(wasteTypes),
  quantity: z.number(),
  unit: z.literal('kg'),
  remark: z.string(),
})

/** What becomes of a part of an item. */
const treatedPartSchema = z.object({
  treatment: z.enum(wasteTreatments),
  destination: z.nullable(namedRefSchema),
  quantity: z.number(),
})
export const treatedItemSchema = z.object({
  ...itemReplySchema.shape,
  /** Null unless staff said it for this item. */
  treatment: z.nullable(z.enum(wasteTreatments)),
  destination: z.nullable(namedRefSchema),
  measure: z.enum(weightMeasures),
  isHazardous: z.boolean(),
  /** What becomes of the item once the pickup is completed, in parts that add up to its quantity; empty before. */
  treatments: z.array(treatedPartSchema),
})
export type TreatedItem = z.output<typeof treatedItemSchema>

export const productSchema = z.object({ productName: z.string(), productType: z.enum(wasteTypes) })
export type Product = z.output<typeof productSchema>
export const maxProducts = 8
