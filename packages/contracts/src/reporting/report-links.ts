import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { endpoint } from '../endpoint.ts'
import { idParams, idSchema, nothingSchema } from '../primitives.ts'
import { reportEvidenceSchema } from './report-evidence.ts'

/** The link holds 128 random bits. */
export const linkSchema = z.string('Invalid link').check(z.regex(/^[\w-]{22}$/, 'Invalid link'))

const reportLinkSchema = z.object({
  _id: idSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** By anybody who is neither of the company nor of the report's organization. */
  openings: z.int(),
  lastOpenedAt: z.nullable(z.string()),
})
export type ReportLink = z.output<typeof reportLinkSchema>

const loadNumberSchema = z.string('Invalid').check(z.regex(/^LOAD-[0-9A-F]{8}-[0-9A-F]{4}$/, 'Invalid'))
const evidenceFileQuery = z.object({ language: z._default(z.enum(languages, 'Invalid'), 'en') })

/** How long a link works when its maker chose no other time. */
export const defaultLinkDays = 30

export const linkParams = z.object({ link: linkSchema })

/**
 * Links by which a saved report of one kind and its evidence are read until they expire or are revoked. They lie below
 * the path of its reports. What opens the report itself is the kind's own.
 */
export function reportLinkEndpointsAt(path: string) {
  return { ...sharingAt(path), ...sharedAt(path) }
}

/** For those who read the report in their own lists. */
function sharingAt(path: string) {
  return {
    links: endpoint({
      method: 'GET',
      path: `${path}/:id/links`,
      access: 'reports:share',
      summary: 'The share links of a report, without their secrets',
      params: idParams,
      reply: z.array(reportLinkSchema),
    }),
    share: endpoint({
      method: 'POST',
      path: `${path}/:id/links`,
      access: 'reports:share',
      summary: 'Create a share link that expires; without a number of days, share the link that the report has already',
      params: idParams,
      body: z.object({
        expiresInDays: z.optional(z.int('Invalid Number').check(z.gte(1, 'At least 1'), z.lte(365, 'At most 365'))),
      }),
      reply: z.object({ ...reportLinkSchema.shape, link: z.string() }),
      status: 201,
      limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
    }),
    revokeLink: endpoint({
      method: 'DELETE',
      path: `${path}/:id/links/:linkId`,
      access: 'reports:share',
      summary: 'Revoke a share link',
      params: z.object({ id: idSchema, linkId: idSchema }),
      reply: nothingSchema,
      limits: [{ by: 'actor', reach: 'own', max: 120, windowSeconds: 900, counts: 'all' }],
    }),
    ownEvidenceFile: endpoint({
      method: 'GET',
      path: `${path}/:id/evidence/file`,
      access: 'reports:list',
      summary: 'The same file for those who read the report in their own lists',
      params: idParams,
      query: evidenceFileQuery,
      reply: 'file',
      transaction: { own: 'reads from one repeatable read transaction' },
      limits: [{ by: 'actor', max: 30, windowSeconds: 900, counts: 'all' }],
    }),
  }
}

function openingAt<const Path extends string>(path: Path, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    access: 'public',
    summary,
    params: linkParams,
    reply: nothingSchema,
    recognisesCaller: true,
    limits: [{ by: 'ip', max: 60, windowSeconds: 900, counts: 'all' }],
  })
}

/** For whoever has the link. */
function sharedAt(path: string) {
  return {
    evidence: endpoint({
      method: 'GET',
      path: `${path}/shared/:link/evidence`,
      access: 'public',
      summary:
        'The tables of GRI 306 and category 5 of the report behind a share link, and the pickups, loads, destinations, profiles and factors behind them, as they are today',
      params: linkParams,
      reply: reportEvidenceSchema,
      limits: [{ by: 'ip', max: 300, windowSeconds: 900, counts: 'all' }],
    }),
    slip: endpoint({
      method: 'GET',
      path: `${path}/shared/:link/slips/:load`,
      access: 'public',
      summary: 'The weighbridge slip of a load in the evidence of a report, as long as its share link works',
      params: z.object({ link: linkSchema, load: loadNumberSchema }),
      reply: 'file',
      limits: [{ by: 'ip', max: 300, windowSeconds: 900, counts: 'all' }],
    }),
    evidenceFile: endpoint({
      method: 'GET',
      path: `${path}/shared/:link/evidence/file`,
      access: 'public',
      summary:
        'The evidence of the report behind a share link as a ZIP of CSV files with the script that recomputes it',
      params: linkParams,
      query: evidenceFileQuery,
      reply: 'file',
      transaction: { own: 'reads from one repeatable read transaction' },
      limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'all' }],
    }),
    opening: openingAt(`${path}/shared/:link/openings`, 'Count that somebody opened a report by its share link'),
    /** As the path was called before; pages that were open at an update still send it. */
    formerOpening: openingAt(`${path}/shared/:link/visits`, 'The same as openings, by its former path'),
  }
}
