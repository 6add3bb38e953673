import * as z from 'zod/mini'
import { documentQuery } from '../company/documents.ts'
import { endpoint } from '../endpoint.ts'
import { cleanText } from '../primitives.ts'

const serialParams = z.object({ serial: cleanText(40) })

/** Anyone who holds a certificate can check by its serial number that it is genuine. */
export const certificateEndpoints = {
  verify: endpoint({
    method: 'GET',
    path: '/certificates/:serial',
    access: 'public',
    summary: 'Whether a recycling certificate is genuine, and what it says',
    params: serialParams,
    reply: z.object({
      serial: z.string(),
      holder: z.string(),
      boxes: z.int(),
      issuedOn: z.string(),
    }),
    limits: [{ by: 'ip', max: 120, windowSeconds: 600, counts: 'all' }],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/certificates/:serial/pdf',
    access: 'public',
    summary: 'The recycling certificate as a PDF',
    params: serialParams,
    query: z.object(documentQuery),
    reply: 'file',
    limits: [{ by: 'ip', max: 60, windowSeconds: 600, counts: 'all' }],
  }),
}
