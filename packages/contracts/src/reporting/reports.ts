import * as z from 'zod/mini'
import { yesNo, yesNoLabels } from '../columns.ts'
import { monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { wasteTypeSchema } from '../materials/wastes.ts'
import { cleanText, idParams, idSchema, namedRefSchema, nothingSchema } from '../primitives.ts'
import { periodSchema } from './quarters.ts'
import { reportLayoutLabels, reportLayouts, reportNumberOf, reportSchema, sharedReportSchema } from './report-data.ts'
import { reportFormSchema, reportPreviewDataSchema, reportPreviewSchema } from './report-form.ts'
import { linkParams, reportLinkEndpointsAt } from './report-links.ts'
import { reportProofEndpoints } from './report-proof.ts'

const reportRowSchema = z.object({
  _id: idSchema,
  createdAt: z.string(),
  title: z.string(),
  period: periodSchema,
  layout: z.enum(reportLayouts),
  organization: namedRefSchema,
  createdBy: z.nullable(namedRefSchema),
  revisionOf: z.nullable(idSchema),
  /** The number of its latest revision. */
  revisedBy: z.nullable(z.string()),
  /** True when pickups of the report's months were changed after it was frozen. */
  dataChangedSince: z.boolean(),
  weightKg: z.number(),
  number: z.string(),
  /** The numbers of other reports of the same months and layout; none of what was corrected, nor beside it. */
  others: z.array(z.string()),
  /** Whether everyone who knows its id may read it; otherwise a share link is needed. */
  isPublic: z.boolean(),
  /** What its readers call it; empty if it has no name. */
  name: z.string(),
  /** Whether the caller may delete it. */
  canArchive: z.boolean(),
})
export type ReportRow = z.output<typeof reportRowSchema>

export const reportList = defineList({
  path: '/reports',
  access: 'reports:list',
  summary: 'Saved reports',
  row: reportRowSchema,
  columns: {
    id: { kind: 'code', title: 'Report', value: (row) => row._id, shown: 'in-file' },
    organization: {
      kind: 'text',
      title: 'Organization',
      value: (row) => row.organization.name,
      sort: true,
      filter: 'organizationName',
    },
    title: { kind: 'code', title: 'Period', sort: true, filter: true },
    name: { kind: 'text', title: 'Name', shown: 'in-file' },
    number: { kind: 'code', title: 'Report number' },
    layout: { kind: 'choice', title: 'Grouped', choices: reportLayoutLabels, sort: true, filter: true },
    weightKg: { kind: 'weight', title: 'Weight (kg)' },
    createdAt: { kind: 'day', title: 'Created', sort: true, filter: ['from', 'to'] },
    createdBy: { kind: 'person', title: 'Created by', value: (row) => row.createdBy?.name ?? null },
    state: { kind: 'custom', title: 'State', shown: 'on-screen' },
    isPublic: {
      kind: 'choice',
      title: 'Public',
      choices: yesNoLabels,
      value: (row) => yesNo(row.isPublic),
      shown: 'in-file',
    },
    revisionOf: {
      kind: 'code',
      title: 'Corrects report',
      value: (row) => row.revisionOf && reportNumberOf(row.revisionOf),
      shown: 'in-file',
    },
    revisedBy: { kind: 'code', title: 'Corrected by report', shown: 'in-file' },
    dataChangedSince: {
      kind: 'choice',
      title: 'Data changed since',
      choices: yesNoLabels,
      value: (row) => yesNo(row.dataChangedSince),
      shown: 'in-file',
    },
  },
  filters: { organization: z.optional(idSchema) },
  defaultSort: '-createdAt',
})

export const reportEndpoints = {
  ...reportList,
  ...reportProofEndpoints,
  ...reportLinkEndpointsAt('/reports'),
  shared: endpoint({
    method: 'GET',
    path: '/reports/shared/:link',
    access: 'public',
    summary: 'The report behind a share link',
    params: linkParams,
    reply: z.object({ ...sharedReportSchema.shape, openUntil: z.string() }),
    limits: [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/reports/preview',
    access: 'reports:create',
    mayLag: true,
    summary: 'Compute a report of some quarters or months without saving it',
    body: reportPreviewSchema,
    reply: reportPreviewDataSchema,
    transaction: { own: 'reads only' },
  }),
  create: endpoint({
    method: 'POST',
    path: '/reports',
    access: 'reports:create',
    summary:
      'Compute a report of some quarters or months and save it unchangeably, or return a saved one with the same content',
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
  revise: endpoint({
    method: 'POST',
    path: '/reports/:id/revisions',
    access: 'reports:revise',
    summary: "Make a new report of the same months from today's data",
    params: idParams,
    reply: z.object({ _id: idSchema }),
    status: 201,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/reports/:id',
    access: 'reports:share',
    summary: 'Give a saved report a name, or take it away; the report itself never changes',
    params: idParams,
    body: z.object({ name: cleanText(120) }),
    reply: z.object({ name: z.string() }),
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/reports/:id',
    access: 'reports:share',
    summary: 'Delete a saved report: it and its share links can be opened no more, its fingerprint is still verified',
    params: idParams,
    reply: nothingSchema,
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
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
    mayLag: true,
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
}
