import * as z from 'zod/mini'
import { yesNo, yesNoLabels } from '../columns.ts'
import { languages } from '../customers/auth.ts'
import { monthSchema, monthSpanSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { planPageSchema } from '../materials/plan.ts'
import { idParams, idSchema, namedRefSchema } from '../primitives.ts'
import { compositionSchema, griTablesSchema } from './gri.ts'
import { griContextSchema } from './gri-context.ts'
import { griDestinationSchema } from './gri-destinations.ts'
import { griYearsSchema } from './gri-years.ts'
import { reportDataSchema } from './report-data.ts'

/** Reports of GRI 306 as they were saved: of all organizations together, of one, or of one of its sites. */

export const griExtents = ['company', 'organization', 'site'] as const
export type GriExtent = (typeof griExtents)[number]

/** The day until which the months count if they were not over; null of others. */
const countedUntilShape = { countedUntil: z.nullable(z.string()) }

export const griReportDataSchema = z.object({
  /** Null of all organizations together. */
  organization: z.nullable(z.object({ ...namedRefSchema.shape, address: z.string() })),
  /** The sites that the tables cover; null of all. */
  sites: z.nullable(z.array(namedRefSchema)),
  period: monthSpanSchema,
  ...countedUntilShape,
  reportDate: z.string(),
  /** The company that made it, by the name it had. */
  company: z.string(),
  /** The report of the same months that this one corrects. */
  revises: z.optional(reportDataSchema.shape.revises),
  tables: griTablesSchema,
  /** By the names and licences that they had. The most first; they add up to the waste generated. Former reports do not say it. */
  destinations: z.optional(z.array(griDestinationSchema)),
  ...griYearsSchema.shape,
  context: griContextSchema,
  pages: z.array(planPageSchema),
})
export type GriReportData = z.output<typeof griReportDataSchema>

const griReportRowSchema = z.object({
  _id: idSchema,
  number: z.string(),
  createdAt: z.string(),
  createdBy: z.nullable(namedRefSchema),
  extent: z.enum(griExtents),
  organization: z.nullable(namedRefSchema),
  site: z.nullable(namedRefSchema),
  ...monthSpanSchema.shape,
  ...countedUntilShape,
  ...compositionSchema.shape,
  /** The number of the report that this one corrects, and of the one that corrects it. */
  revises: z.nullable(z.string()),
  revisedBy: z.nullable(z.string()),
  /** The numbers of other reports of the same months, unless this one was corrected. */
  others: z.array(z.string()),
  /** True when the weights of its months are others today. */
  dataChangedSince: z.boolean(),
})
export type GriReportRow = z.output<typeof griReportRowSchema>

const griReportSchema = z.object({ ...griReportRowSchema.shape, sha256: z.string(), data: griReportDataSchema })
export type GriReport = z.output<typeof griReportSchema>

export const griReportList = defineList({
  path: '/gri/reports',
  access: 'reports:list',
  summary: 'Saved reports of GRI 306',
  row: griReportRowSchema,
  columns: {
    id: { kind: 'code', title: 'Report', value: (row) => row._id, shown: 'in-file' },
    organization: { kind: 'text', title: 'Organization', value: (row) => row.organization?.name ?? null },
    site: { kind: 'text', title: 'Site', value: (row) => row.site?.name ?? null, shown: 'in-file' },
    months: { kind: 'custom', title: 'Months', shown: 'on-screen', sort: true },
    from: { kind: 'code', title: 'Period from', shown: 'in-file' },
    to: { kind: 'code', title: 'Period to', shown: 'in-file' },
    countedUntil: { kind: 'code', title: 'Counted until', shown: 'in-file' },
    number: { kind: 'code', title: 'Report number' },
    generated: { kind: 'weight', title: 'Waste generated (kg)', sort: 'weight' },
    divertedFromDisposal: { kind: 'weight', title: 'Diverted from disposal (kg)', shown: 'in-file' },
    directedToDisposal: { kind: 'weight', title: 'Directed to disposal (kg)', shown: 'in-file' },
    createdAt: { kind: 'day', title: 'Created', sort: true, filter: ['from', 'to'] },
    createdBy: { kind: 'person', title: 'Created by', value: (row) => row.createdBy?.name ?? null },
    state: { kind: 'custom', title: 'State', shown: 'on-screen' },
    revises: { kind: 'code', title: 'Corrects report', shown: 'in-file' },
    revisedBy: { kind: 'code', title: 'Corrected by report', shown: 'in-file' },
    others: {
      kind: 'code',
      title: 'Of the same months',
      value: (row) => row.others.join(', ') || null,
      shown: 'in-file',
    },
    dataChangedSince: {
      kind: 'choice',
      title: 'Data changed since',
      choices: yesNoLabels,
      value: (row) => yesNo(row.dataChangedSince),
      shown: 'in-file',
    },
  },
  filters: {
    extent: z.optional(z.enum(griExtents, 'Invalid')),
    organization: z.optional(idSchema),
    site: z.optional(idSchema),
  },
  defaultSort: '-createdAt',
})

export const griReportFormSchema = z.object({
  /** Null is all organizations together. */
  organization: z.nullable(idSchema),
  site: z._default(z.nullable(idSchema), null),
  from: monthSchema,
  to: monthSchema,
  /** The saved report of the same months that this one corrects; `ask` is 409 where there is one. */
  replaces: z.optional(z.nullable(z.union([z.literal('ask'), idSchema]))),
})
export type GriReportForm = z.output<typeof griReportFormSchema>

export const griReportEndpoints = {
  ...griReportList,
  save: endpoint({
    method: 'POST',
    path: '/gri/reports',
    access: 'reports:create',
    summary: 'Save the tables of some months unchangeably, or return the saved report with the same content',
    body: griReportFormSchema,
    reply: z.object({ _id: idSchema, number: z.string() }),
    status: 201,
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  get: endpoint({
    method: 'GET',
    path: '/gri/reports/:id',
    access: 'reports:list',
    summary: 'A saved report of GRI 306 with its pages',
    params: idParams,
    reply: griReportSchema,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/gri/reports/:id/pdf',
    access: 'reports:list',
    summary: 'A saved report of GRI 306 as PDF/UA-1, with its number and its fingerprint',
    params: idParams,
    query: z.object({ language: z._default(z.enum(languages, 'Invalid'), 'en') }),
    reply: 'file',
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
}
