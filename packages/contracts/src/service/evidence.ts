import * as z from 'zod/mini'
import { locationReplySchema } from '../amounts.ts'
import { photoSchema } from '../photos.ts'
import { idSchema } from '../primitives.ts'
import { recordedCodes } from './outcome-reasons.ts'
import { signatureSchema } from './visit-forms.ts'

/** When and where it was taken, by the photo itself or else by the phone alone. */
const takenPhotoSchema = z.object({
  ...photoSchema.shape,
  takenAt: z.nullable(z.string()),
  isTimeByPhone: z.boolean(),
  location: z.nullable(locationReplySchema),
  isPlaceByPhone: z.boolean(),
})
export type TakenPhoto = z.output<typeof takenPhotoSchema>

/** What a visit that counts shows of a pickup: that somebody was there, when and where. */
export const evidenceSchema = z.object({
  /** The visit's. */
  _id: idSchema,
  /** Why not all was collected; the photos are then shown with the reason too. */
  code: z.nullable(z.enum(recordedCodes)),
  recordedAt: z.string(),
  /** Only of a visit that was received on a later day. */
  receivedAt: z.nullable(z.string()),
  location: z.nullable(locationReplySchema),
  signature: z.nullable(signatureSchema),
  photos: z.array(takenPhotoSchema),
})
export type Evidence = z.output<typeof evidenceSchema>
