import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { endpoint } from '../endpoint.ts'
import { griVersionsSchema } from './gri-proof.ts'
import { griReportDataSchema } from './gri-reports.ts'
import { linkParams, reportLinkEndpointsAt } from './report-links.ts'

/** A saved report of GRI 306 without its id, which its readers by a link are not told. */
const sharedGriReportSchema = z.object({
  number: z.string(),
  createdAt: z.string(),
  sha256: z.string(),
  ...griVersionsSchema.shape,
  data: griReportDataSchema,
})
export type SharedGriReport = z.output<typeof sharedGriReportSchema>

export const griReportLinkEndpoints = {
  ...reportLinkEndpointsAt('/gri/reports'),
  shared: endpoint({
    method: 'GET',
    path: '/gri/reports/shared/:link',
    access: 'public',
    summary: 'The saved report of GRI 306 behind a share link',
    params: linkParams,
    reply: z.object({ ...sharedGriReportSchema.shape, openUntil: z.string() }),
    limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }],
  }),
  sharedPdf: endpoint({
    method: 'GET',
    path: '/gri/reports/shared/:link/pdf',
    access: 'public',
    summary: 'The PDF of the saved report of GRI 306 behind a share link',
    params: linkParams,
    query: z.object({ language: z._default(z.enum(languages, 'Invalid'), 'en') }),
    reply: 'file',
    limits: [{ by: 'ip', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
}
