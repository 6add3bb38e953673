import * as z from 'zod/mini'
import { bothDegrees, locationSchema } from '../amounts.ts'
import { instantSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { fileKeySchema } from '../photos.ts'
import { cleanText } from '../primitives.ts'

export const maxImageBytes = 5 * 1_024 * 1_024
export const maxDocumentBytes = 10 * 1_024 * 1_024

/**
 * What a file is for that is behind a signed address. A photo keeps when and where it was taken; any other is a document,
 * which may be a PDF. What has no purpose is an image.
 */
export const uploadPurposes = ['exemption', 'invoice', 'licence', 'photo', 'slip'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]
export type DocumentPurpose = Exclude<UploadPurpose, 'photo'>

/** A document of a record, an image or a PDF. The address opens it for 15 minutes. */
export const documentSchema = z.object({ url: z.string(), isPdf: z.boolean() })
export type StoredDocument = z.output<typeof documentSchema>

const degrees = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'Invalid Number')), z.transform(Number)),
      schema,
    ),
  )

/** What the phone says of a photo whose own data it has removed by making it smaller. */
const photoTextsSchema = z
  .object({
    takenAt: z.optional(instantSchema),
    longitude: degrees(locationSchema.shape.lng),
    latitude: degrees(locationSchema.shape.lat),
  })
  .check(...bothDegrees)
export type PhotoTexts = z.output<typeof photoTextsSchema>

export const fileEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/upload',
    access: 'files:upload',
    summary:
      'Upload one JPEG, PNG or WebP image of at most 5 MB, which is re-encoded and its metadata removed; for an invoice, a weighbridge slip, a licence or a tax exemption also a PDF of at most 10 MB; a photo of at most 10 MB, whose time and place are kept, or those that `takenAt`, `longitude` and `latitude` say',
    query: z.object({ purpose: z.optional(z.enum(uploadPurposes, 'Invalid')) }),
    limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
    upload: { field: 'files', maxBytes: maxDocumentBytes, texts: photoTextsSchema },
    reply: z.object({ file: fileKeySchema, url: z.string() }),
    status: 201,
    transaction: { own: 'the image is re-encoded and stored before the short write' },
  }),
  get: endpoint({
    method: 'GET',
    path: '/files/:key',
    access: 'public',
    summary:
      'An uploaded image, by its unguessable key; a photo, a weighbridge slip, a licence, a tax exemption or the file of an invoice, by the signed URL that came with it',
    params: z.object({ key: fileKeySchema }),
    query: z.object({ expires: z.optional(cleanText(20)), signature: z.optional(cleanText(100)) }),
    reply: 'file',
  }),
}
