import * as z from 'zod/mini'
import { languages } from './auth.ts'
import { instantSchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { idParams, nothingSchema } from './primitives.ts'

/** The name holds 128 random bits, and calendar programs recognize the file by its `.ics` extension. */
const feedFileSchema = z.string('Invalid address').check(z.regex(/^[\w-]{22}\.ics$/, 'Invalid address'))

/** Anyone who knows the private address can subscribe to the organization's pickups. */
export const calendarFeedEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/organizations/:id/calendar',
    access: 'calendar:share',
    summary: 'When the organization’s private calendar address was created; null without one',
    params: idParams,
    reply: z.object({ since: z.nullable(instantSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/organizations/:id/calendar',
    access: 'calendar:share',
    summary:
      'Renew the private calendar address and revoke the previous one; the address is shown once and stored as a hash',
    params: idParams,
    reply: z.object({ url: z.string(), since: instantSchema }),
    status: 201,
    limits: [{ by: 'actor', reach: 'own', max: 30, windowSeconds: 900, counts: 'all' }],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/organizations/:id/calendar',
    access: 'calendar:share',
    summary: 'Revoke the private calendar address',
    params: idParams,
    reply: nothingSchema,
    limits: [{ by: 'actor', reach: 'own', max: 30, windowSeconds: 900, counts: 'all' }],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/calendar/:file',
    access: 'public',
    summary: 'The pickups of an organization as an RFC 5545 calendar, by its private address ending in .ics',
    params: z.object({ file: feedFileSchema }),
    query: z.object({ language: z.optional(z.enum(languages)) }),
    reply: 'file',
    limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }],
  }),
}
