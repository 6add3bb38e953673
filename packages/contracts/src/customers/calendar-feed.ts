import * as z from 'zod/mini'
import { instantSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, nothingSchema } from '../primitives.ts'
import { languages } from './auth.ts'

/** The name holds 128 random bits, and calendar programs recognize the file by its `.ics` extension. */
const feedFileSchema = z.string('Invalid address').check(z.regex(/^[\w-]{22}\.ics$/, 'Invalid address'))

const addressReply = z.object({ url: z.string(), since: instantSchema })
const stateReply = z.object({ since: z.nullable(instantSchema) })
const limits = [{ by: 'actor', reach: 'own', max: 30, windowSeconds: 900, counts: 'all' }] as const

/** Defines the private addresses of the calendars below a path. */
const addressesOf = <const Path extends string>(path: Path, owner: string) => ({
  state: endpoint({
    method: 'GET',
    path,
    access: 'calendar:share',
    summary: `When the ${owner}’s private calendar address was created; null without one`,
    params: idParams,
    reply: stateReply,
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'calendar:share',
    summary: `Renew the ${owner}’s private calendar address and revoke the previous one; the address is shown once and stored as a hash`,
    params: idParams,
    reply: addressReply,
    status: 201,
    limits,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path,
    access: 'calendar:share',
    summary: `Revoke the ${owner}’s private calendar address`,
    params: idParams,
    reply: nothingSchema,
    limits,
  }),
})

export const siteCalendarEndpoints = addressesOf('/sites/:id/calendar', 'site')

/** Anyone who knows a private address can subscribe to the pickups of its organization or site. */
export const calendarFeedEndpoints = {
  ...addressesOf('/organizations/:id/calendar', 'organization'),
  feed: endpoint({
    method: 'GET',
    path: '/calendar/:file',
    access: 'public',
    summary: 'The pickups of an organization or a site as an RFC 5545 calendar, by its private address ending in .ics',
    params: z.object({ file: feedFileSchema }),
    query: z.object({ language: z.optional(z.enum(languages)) }),
    reply: 'file',
    limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }],
  }),
}
