import * as z from 'zod/mini'
import { bothDegrees, locationSchema, weightKgSchema } from '../amounts.ts'
import { instantSchema } from '../days.ts'
import { wasteTypeSchema, weightMeasures } from '../materials/wastes.ts'
import { photoKeysSchema } from '../photos.ts'
import { cleanText, idSchema, multilineText, optionalText, requiredText } from '../primitives.ts'
import { recordedCodes } from './outcome-reasons.ts'
import { wayTypes } from './pickup-statuses.ts'
import { collectedAmounts } from './visit-states.ts'

/** A signature is drawn in a box of this size, whatever the phone's screen. */
export const signatureBox = { width: 1_000, height: 500 }
export const maxSignaturePoints = 4_000

const along = (max: number) => z.int('Invalid Number').check(z.gte(0, 'Invalid'), z.lte(max, 'Invalid'))
const strokeSchema = z
  .array(z.object({ x: along(signatureBox.width), y: along(signatureBox.height) }))
  .check(z.minLength(1, 'Required'), z.maxLength(maxSignaturePoints, 'Invalid'))

/** The strokes of a pen, each the points through which it went; the server never takes a drawing. */
export const signatureSchema = z.array(strokeSchema).check(
  z.minLength(1, 'Required'),
  z.maxLength(200, 'Invalid'),
  z.refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= maxSignaturePoints, 'Invalid'),
)
export type Signature = z.output<typeof signatureSchema>

/** What becomes of an item is for staff to say. */
export const visitItemSchema = z.object({
  productName: requiredText(200),
  productType: wasteTypeSchema,
  quantity: weightKgSchema,
  unit: z.literal('kg', 'Required'),
  remark: optionalText(500),
  measure: z.optional(z.enum(weightMeasures, 'Invalid')),
})
export type VisitItem = z.output<typeof visitItemSchema>

/** The stop as the phone showed it: what the driver saw, and all that is known of a pickup that is gone. */
const stopSeenSchema = z.object({
  pickUpTime: instantSchema,
  organization: requiredText(200),
  site: optionalText(200),
  siteId: z.optional(idSchema),
  wayType: z.optional(z.nullable(z.enum(wayTypes, 'Invalid'))),
  plateNumber: z._default(cleanText(40), ''),
})

export const visitFormSchema = z
  .object({
    /** Made on the phone, and unique for good. */
    id: idSchema,
    collected: z.enum(collectedAmounts, 'Required'),
    code: z.optional(z.enum(recordedCodes, 'Required')),
    note: z._default(multilineText(2_000), ''),
    items: z._default(z.array(visitItemSchema).check(z.maxLength(500, 'At most 500 items')), []),
    photos: photoKeysSchema,
    signature: z.optional(signatureSchema),
    longitude: z.optional(locationSchema.shape.lng),
    latitude: z.optional(locationSchema.shape.lat),
    /** By the phone's clock. */
    recordedAt: instantSchema,
    /** The pickup's `__v` that the phone showed. */
    baseVersion: z.int('Invalid version').check(z.gte(0, 'Invalid version'), z.lte(2_147_483_647, 'Invalid version')),
    stop: z.optional(stopSeenSchema),
  })
  .check(
    z.refine(({ collected, code }) => collected === 'all' || code !== undefined, { path: ['code'], error: 'Required' }),
    z.refine(({ collected, code }) => collected !== 'all' || code === undefined, { path: ['code'], error: 'Invalid' }),
    z.refine(({ collected, items }) => collected !== 'nothing' || items.length === 0, {
      path: ['items'],
      error: 'Invalid',
    }),
    z.refine(({ collected, items }) => collected === 'nothing' || items.length > 0, {
      path: ['items'],
      error: 'At least one item must be entered',
    }),
    ...bothDegrees,
  )
export type VisitForm = z.output<typeof visitFormSchema>
