import * as z from 'zod/mini'
import { instantSchema } from '../days.ts'
import { cleanText, idOrNoneSchema, idSchema, isSureSchema, multilineText, versionSchema } from '../primitives.ts'
import { pickupItemSchema } from './pickup-items.ts'
import { pickupStatuses, wayTypes } from './pickup-statuses.ts'

const vehicleFormSchema = z.object({
  plate_number: z.optional(cleanText(40)),
  /** In place of the plate, which it says. */
  vehicleId: z.optional(idOrNoneSchema('Invalid id')),
  driver: z.optional(idOrNoneSchema('Invalid id')),
})

/** Accepts digits only (docs/specification.md 5-16); an empty text means 0. */
const wayNumberSchema = z.pipe(
  z.union(
    [
      z.int('Invalid Number').check(z.gte(0, 'Invalid Number'), z.lte(999_999_999, 'Invalid Number')),
      z.string().check(z.regex(/^\d{0,9}$/, 'Invalid Number')),
    ],
    'Invalid Number',
  ),
  z.transform(Number),
)

export const pickupScheduleSchema = z.object({
  organizationId: idSchema,
  /** A site of the organization; the main site when absent. */
  siteId: z.optional(idSchema),
  pickUpTime: instantSchema,
  vehicle: z.optional(vehicleFormSchema),
  status: z.optional(z.enum(['REQUESTED', 'CONFIRMED'], 'Required')),
  isSure: isSureSchema,
})

/** `pickUpTime` reschedules the pickup; the edit form sends the other fields. */
export const pickupChangeSchema = z.object({
  pickUpTime: z.optional(instantSchema),
  siteId: z.optional(idSchema),
  vehicle: z.optional(vehicleFormSchema),
  status: z.optional(z.enum(pickupStatuses, 'Required')),
  operationTeam: z.optional(z.array(idSchema).check(z.maxLength(50, 'At most 50 people'))),
  items: z.optional(z.array(pickupItemSchema).check(z.maxLength(500, 'At most 500 items'))),
  wayNumber: z.optional(wayNumberSchema),
  wayType: z.optional(z.nullable(z.enum(wayTypes, 'Invalid'))),
  remark: z.optional(multilineText(2_000)),
  /** Why a completed pickup is corrected, printed on its collection note. */
  correctionReason: z.optional(cleanText(500)),
  isSure: isSureSchema,
  __v: versionSchema,
})
export type PickupChange = z.output<typeof pickupChangeSchema>
