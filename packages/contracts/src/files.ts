import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What POST /upload answered: 32 random hexadecimal digits and the ending. */
export const fileKeySchema = z
  .string('Required')
  .check(z.regex(/^[0-9a-f]{32}\.(jpg|png|pdf)$/, 'Please upload the file again.'))

export const maxImageBytes = 5 * 1_024 * 1_024

export const fileEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/upload',
    access: 'files:upload',
    summary: 'Upload one JPEG or PNG image of at most 5 MB; it is re-encoded and its metadata removed',
    upload: { field: 'files', maxBytes: maxImageBytes },
    reply: z.object({ file: fileKeySchema, url: z.string() }),
    status: 201,
    transaction: { own: 'the image is re-encoded and stored before the short write' },
  }),
  get: endpoint({
    method: 'GET',
    path: '/files/:key',
    access: 'public',
    summary: 'An uploaded image, by its unguessable key',
    params: z.object({ key: fileKeySchema }),
    reply: 'file',
  }),
}
