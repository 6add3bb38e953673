import * as z from 'zod/mini'

/** POST /upload returns this key: 32 random hexadecimal digits and a file extension. */
export const fileKeySchema = z
  .string('Required')
  .check(z.regex(/^[0-9a-f]{32}\.(jpg|png|pdf)$/, 'Please upload the file again.'))

export const maxPhotos = 4
/** The keys come from POST /upload?purpose=photo. */
export const photoKeysSchema = z._default(z.array(fileKeySchema).check(z.maxLength(maxPhotos, 'At most 4 photos')), [])
/** The address opens the photo for 15 minutes. */
export const photoSchema = z.object({ url: z.string() })
