import * as z from 'zod/mini'
import { languages } from './auth.ts'
import { emissionReportSchema, factorSetRefSchema } from './carbon.ts'
import { daySchema, monthSchema } from './days.ts'
import { endpoint } from './endpoint.ts'
import { defineList } from './list.ts'
import { messageSchema, planPageSchema } from './plan.ts'
import { idParams, idSchema, namedRefSchema, nothingSchema, requiredMultilineText, searchText } from './primitives.ts'
import { periodSchema, quarterSchema } from './quarters.ts'
import { monthlyWasteSchema, wasteSummarySchema, wasteTypeSchema } from './wastes.ts'

/** `interval` covers one or more quarters; `monthly` covers the months of one quarter. */
export const reportLayouts = ['interval', 'monthly'] as const
export type ReportLayout = (typeof reportLayouts)[number]

export const pdfStandards = ['ua1', 'a2a'] as const
export type PdfStandard = (typeof pdfStandards)[number]

/** `pickups` counts the pickups of the period that collected the product. */
const reportItemSchema = z.object({
  productName: z.string(),
  productType: wasteTypeSchema,
  pickups: z.int(),
  quantity: z.number(),
})
export type ReportItem = z.output<typeof reportItemSchema>

/** The server computes a report's data and freezes it when the report is saved. */
export const reportDataSchema = z.object({
  title: z.string(),
  layout: z.enum(reportLayouts),
  /** The date is in the company's time zone. */
  reportDate: z.string(),
  organization: z.object({ ...namedRefSchema.shape, address: z.string(), startDate: z.string() }),
  company: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  /** Quarters that the first release froze have no ordinal, and those of the second do not say whether they were over. */
  quarters: z.array(
    z.object({
      ...quarterSchema.shape,
      ordinal: z.optional(quarterSchema.shape.ordinal),
      isInProgress: z.optional(quarterSchema.shape.isInProgress),
    }),
  ),
  /** The quarters as they are named together; older reports are named by their quarters. */
  period: z.optional(periodSchema),
  /** The report that this one corrects; none unless it is a revision, and never in revisions of the first releases. */
  revises: z.optional(z.object({ number: z.string(), sha256: z.string(), reportDate: z.string() })),
  figures: z.object({
    pickups: z.int(),
    weightKg: z.number(),
    /** The months of the quarters in ascending order; months without pickups have zeros. */
    months: z.array(monthlyWasteSchema),
    emptyMonths: z.array(z.string()),
    composition: z.array(wasteSummarySchema),
    /** Sorted by the number of pickups, highest first. */
    items: z.array(reportItemSchema),
    emissions: emissionReportSchema,
  }),
  factorSet: factorSetRefSchema,
  findings: z.array(messageSchema),
  recommendations: z.array(messageSchema),
  pages: z.array(planPageSchema),
})
export type ReportData = z.output<typeof reportDataSchema>

/** A report as a share link shows it: nothing in it leads to the report without the link. */
export const sharedReportSchema = z.object({
  number: z.string(),
  createdAt: z.string(),
  /** The hexadecimal digest of the frozen data. */
  sha256: z.string(),
  /** When its latest revision was made. */
  revisedAt: z.nullable(z.string()),
  data: reportDataSchema,
})
export type SharedReport = z.output<typeof sharedReportSchema>

export const reportSchema = z.object({
  _id: idSchema,
  ...sharedReportSchema.shape,
  revisionOf: z.nullable(idSchema),
  /** Its latest revision. */
  revisedBy: z.nullable(idSchema),
})
export type Report = z.output<typeof reportSchema>

/** What is printed as a report's number. The rest of its id stays unknown, since the id alone opens the report. */
export function reportNumberOf(id: string): string {
  return id.slice(0, 8).toUpperCase()
}

const reportRowSchema = z.object({
  _id: idSchema,
  createdAt: z.string(),
  title: z.string(),
  period: periodSchema,
  layout: z.enum(reportLayouts),
  organization: namedRefSchema,
  createdBy: z.nullable(namedRefSchema),
  revisionOf: z.nullable(idSchema),
  /** True when pickups of the report's months were changed after it was frozen. */
  dataChangedSince: z.boolean(),
  weightKg: z.number(),
  number: z.string(),
  /** Whether everyone who knows its id may read it; otherwise a share link is needed. */
  isPublic: z.boolean(),
})
export type ReportRow = z.output<typeof reportRowSchema>

const quartersSchema = z.array(monthSchema).check(
  z.minLength(1, 'Please select at least one quarter.'),
  z.maxLength(40, 'At most 40 quarters'),
  z.refine((quarters) => new Set(quarters).size === quarters.length, 'A quarter stands there twice'),
)
const linesSchema = z.array(requiredMultilineText(1_000)).check(z.maxLength(30, 'At most 30 lines'))
const subjectShape = {
  organization: idSchema,
  quarters: quartersSchema,
  layout: z._default(z.enum(reportLayouts), 'interval'),
}

export const reportPreviewSchema = z.object(subjectShape).check(monthlyTakesOne())
/** The server generates findings and recommendations that are not sent. */
export const reportFormSchema = z
  .object({ ...subjectShape, findings: z.optional(linesSchema), recommendations: z.optional(linesSchema) })
  .check(monthlyTakesOne())
export type ReportForm = z.output<typeof reportFormSchema>

function monthlyTakesOne() {
  return z.refine<{ layout: ReportLayout; quarters: string[] }>(
    ({ layout, quarters }) => layout === 'interval' || quarters.length <= 1,
    { path: ['quarters'], error: 'A monthly report is of one quarter.' },
  )
}

/** The link holds 128 random bits. */
const linkSchema = z.string('Invalid link').check(z.regex(/^[\w-]{22}$/, 'Invalid link'))

const reportLinkSchema = z.object({
  _id: idSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
})
export type ReportLink = z.output<typeof reportLinkSchema>

/** A preview is the saved report where one would say the same. */
const reportPreviewDataSchema = z.object({
  ...reportDataSchema.shape,
  saved: z.nullable(z.object({ _id: idSchema, createdAt: z.string() })),
})
export type ReportPreviewData = z.output<typeof reportPreviewDataSchema>

const sha256Query = z.object({
  sha256: z.string('Required').check(z.regex(/^[0-9a-fA-F]{64}$/, 'Invalid SHA-256')),
})

/** The figures of a saved report by which a paper is compared with it. */
const reportProofSchema = z.object({
  number: z.string(),
  period: periodSchema,
  organization: z.string(),
  createdAt: z.string(),
  revisedAt: z.nullable(z.string()),
  revises: reportDataSchema.shape.revises,
  kind: z.enum(['waste', 'carbon']),
  /** Null for carbon reports, which do not count them. */
  pickups: z.nullable(z.int()),
  weightKg: z.number(),
  composition: z.array(wasteSummarySchema),
  emissions: z.object({ direct: z.number(), avoided: z.number(), net: z.number() }),
})
export type ReportProof = z.output<typeof reportProofSchema>

export const reportList = defineList({
  path: '/reports',
  access: 'reports:list',
  summary: 'Saved reports',
  row: reportRowSchema,
  filters: {
    organization: z.optional(idSchema),
    organizationName: searchText(),
    title: searchText(),
    layout: z.optional(z.enum(reportLayouts, 'Invalid')),
    from: z.optional(daySchema),
    to: z.optional(daySchema),
  },
  sorts: ['createdAt', 'title', 'organization', 'layout'],
  defaultSort: '-createdAt',
})

export const reportEndpoints = {
  ...reportList,
  preview: endpoint({
    method: 'POST',
    path: '/reports/preview',
    access: 'reports:create',
    summary: 'Compute a report of some quarters without saving it',
    body: reportPreviewSchema,
    reply: reportPreviewDataSchema,
    transaction: { own: 'reads only' },
  }),
  create: endpoint({
    method: 'POST',
    path: '/reports',
    access: 'reports:create',
    summary: 'Compute a report of some quarters and save it unchangeably, or return a saved one with the same content',
    body: reportFormSchema,
    reply: z.object({ _id: idSchema }),
    status: 201,
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  get: endpoint({
    method: 'GET',
    path: '/reports/:id',
    access: 'public',
    summary: 'A saved report with its pages; its id cannot be guessed',
    params: idParams,
    reply: reportSchema,
    recognisesCaller: true,
    limits: [{ by: 'ip', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  find: endpoint({
    method: 'GET',
    path: '/reports/verify',
    access: 'public',
    summary: 'The figures of the report whose frozen data has this SHA-256, to compare a paper with',
    query: sha256Query,
    reply: reportProofSchema,
    limits: [{ by: 'ip', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/reports/:id/verify',
    access: 'public',
    summary: "Whether this is the SHA-256 of the report's frozen data",
    params: idParams,
    query: sha256Query,
    reply: z.object({
      isGenuine: z.boolean(),
      title: z.string(),
      period: periodSchema,
      organization: z.string(),
      createdAt: z.string(),
      /** Null unless the SHA-256 is the report's. */
      proof: z.nullable(reportProofSchema),
    }),
    limits: [{ by: 'ip', max: 300, windowSeconds: 900, counts: 'all' }],
  }),
  revise: endpoint({
    method: 'POST',
    path: '/reports/:id/revisions',
    access: 'reports:revise',
    summary: "Make a new report of the same quarters from today's data",
    params: idParams,
    reply: z.object({ _id: idSchema }),
    status: 201,
  }),
  publish: endpoint({
    method: 'PATCH',
    path: '/reports/:id/publication',
    access: 'reports:share',
    summary: 'Let everyone who knows its id read a report, or only holders of a share link',
    params: idParams,
    body: z.object({ isPublic: z.boolean('Invalid') }),
    reply: z.object({ isPublic: z.boolean() }),
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  pickups: endpoint({
    method: 'GET',
    path: '/reports/:id/pickups',
    access: 'reports:list',
    summary: 'The source pickups of a value in a report, as they are today',
    params: idParams,
    query: z.object({ month: z.optional(monthSchema), type: z.optional(wasteTypeSchema) }),
    reply: z.array(
      z.object({
        _id: idSchema,
        pickUpTime: z.string(),
        quantity: z.number(),
        items: z.array(z.object({ productName: z.string(), productType: wasteTypeSchema, quantity: z.number() })),
      }),
    ),
  }),
  links: endpoint({
    method: 'GET',
    path: '/reports/:id/links',
    access: 'reports:share',
    summary: 'The share links of a report, without their secrets',
    params: idParams,
    reply: z.array(reportLinkSchema),
  }),
  share: endpoint({
    method: 'POST',
    path: '/reports/:id/links',
    access: 'reports:share',
    summary: 'Create a share link that expires',
    params: idParams,
    body: z.object({
      expiresInDays: z.int('Invalid Number').check(z.gte(1, 'At least 1'), z.lte(365, 'At most 365')),
    }),
    reply: z.object({ ...reportLinkSchema.shape, link: z.string() }),
    status: 201,
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/reports/:id/links/:linkId',
    access: 'reports:share',
    summary: 'Revoke a share link',
    params: z.object({ id: idSchema, linkId: idSchema }),
    reply: nothingSchema,
    limits: [{ by: 'actor', reach: 'own', max: 120, windowSeconds: 900, counts: 'all' }],
  }),
  shared: endpoint({
    method: 'GET',
    path: '/reports/shared/:link',
    access: 'public',
    summary: 'The report behind a share link',
    params: z.object({ link: linkSchema }),
    reply: sharedReportSchema,
    limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }],
  }),
}

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
