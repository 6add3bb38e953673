import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../primitives.ts'
import { linkSchema } from './report-links.ts'

export const pdfStandards = ['ua1', 'a2a'] as const
export type PdfStandard = (typeof pdfStandards)[number]

const pdfQuery = z.object({
  standard: z._default(z.enum(pdfStandards, 'Invalid'), 'ua1'),
  language: z._default(z.enum(languages, 'Invalid'), 'en'),
})
/** `none` means that no one requested the file; `ahead` counts the files to be rendered before it. */
const pdfStateSchema = z.object({ state: z.enum(['none', 'waiting', 'drawing', 'ready']), ahead: z.int() })

export const downloadEndpoints = {
  pdf: endpoint({
    method: 'GET',
    path: '/download/:id',
    access: 'public',
    summary: 'A report as a PDF: PDF/UA-1, or PDF/A-2a',
    params: idParams,
    query: pdfQuery,
    reply: 'file',
    recognisesCaller: true,
    limits: [{ by: 'ip', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  state: endpoint({
    method: 'GET',
    path: '/download/:id/state',
    access: 'public',
    summary: 'The progress of a report’s PDF',
    params: idParams,
    query: pdfQuery,
    reply: pdfStateSchema,
    recognisesCaller: true,
  }),
  shared: endpoint({
    method: 'GET',
    path: '/download/shared/:link',
    access: 'public',
    summary: 'The PDF of the report behind a share link',
    params: z.object({ link: linkSchema }),
    query: pdfQuery,
    reply: 'file',
    limits: [{ by: 'ip', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  sharedState: endpoint({
    method: 'GET',
    path: '/download/shared/:link/state',
    access: 'public',
    summary: 'How far the PDF of the report behind a share link is',
    params: z.object({ link: linkSchema }),
    query: pdfQuery,
    reply: pdfStateSchema,
  }),
}
