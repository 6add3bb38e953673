import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { yearSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, idSchema } from '../primitives.ts'

/** Everything of one year of an organization as one ZIP, of which callers get what they may read elsewhere. */
export const yearFileEndpoints = {
  years: endpoint({
    method: 'GET',
    path: '/organizations/:id/years',
    access: 'organizations:read',
    summary: 'The years in which an organization has anything that the caller may read, the latest first',
    params: idParams,
    reply: z.array(yearSchema),
  }),
  file: endpoint({
    method: 'GET',
    path: '/organizations/:id/years/:year/file',
    access: 'organizations:read',
    summary:
      'A year of an organization as a ZIP: pickups, waste, carbon, trainings, invoices, collection notes and saved reports, as far as the caller may read them',
    params: z.object({ id: idSchema, year: z.pipe(z.coerce.number('Invalid year'), yearSchema) }),
    query: z.object({ language: z._default(z.enum(languages, 'Invalid'), 'en') }),
    reply: 'file',
    transaction: { own: 'reads from one repeatable read transaction' },
    limits: [{ by: 'actor', max: 30, windowSeconds: 900, counts: 'all' }],
  }),
}
