import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { monthSchema, monthSpanSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { emissionScaleSchema, messageSchema } from '../materials/plan.ts'
import { measuredWeightSchema } from '../materials/uncertainty.ts'
import { wasteTreatments, wasteTypeSchema } from '../materials/wastes.ts'
import { idParams, idSchema, namedRefSchema } from '../primitives.ts'
import { carbonTreatments, mainTreatments } from './carbon-treatments.ts'
import { carbonFactorSetSchema } from './factor-sets.ts'
import { quarterRangeSchema } from './quarters.ts'

/** Emissions are in t CO2e. Avoided is B + C; net is A - B - C. */
const emissionsShape = {
  weightKg: z.number(),
  direct: z.number(),
  avoidedMaterial: z.number(),
  avoidedLandfill: z.number(),
  avoided: z.number(),
  net: z.number(),
}
export const emissionsSchema = z.object(emissionsShape)
export type Emissions = z.output<typeof emissionsSchema>

/**
 * Waste that went where the factors say nothing, by the treatment; its emissions count as 0. Mixed waste, for which no
 * set has factors, is named by itself.
 */
export const withoutFactorSchema = z.object({
  treatment: z.enum(wasteTreatments),
  wasteType: z.optional(z.literal('Mixed')),
  weightKg: z.number(),
})
export type WithoutFactor = z.output<typeof withoutFactorSchema>

export const emissionReportSchema = z.object({
  total: emissionsSchema,
  /** The specification's source leaves e-waste out of its totals, so both totals are shown (docs/carbon.md 3). */
  withoutEwaste: emissionsSchema,
  treatments: z.array(z.object({ treatment: z.enum(carbonTreatments), ...emissionsShape })),
  materials: z.array(
    z.object({
      material: wasteTypeSchema,
      /** Former reports counted each material by one treatment, its usual one. */
      treatment: z.optional(z.enum(mainTreatments)),
      ...emissionsShape,
    }),
  ),
  /** Absent in former reports, which counted by usual treatments alone. */
  withoutFactor: z.optional(z.array(withoutFactorSchema)),
})
export type EmissionReport = z.output<typeof emissionReportSchema>

const carbonFiguresSchema = z.object({
  organization: namedRefSchema,
  /** The sites that the figures cover; absent when they cover the whole organization. */
  sites: z.optional(z.array(namedRefSchema)),
  title: z.string(),
  period: quarterRangeSchema,
  months: z.array(z.string()),
  /** The months between the first and the last that had no pickups. */
  emptyMonths: z.array(z.string()),
  /** The set that is in force at the end of the last month. */
  factorSet: carbonFactorSetSchema,
  /** The sets of the months before, where another one was in force, the earliest first. */
  earlierFactorSets: z.optional(z.array(z.object({ months: monthSpanSchema, factorSet: carbonFactorSetSchema }))),
  emissions: emissionReportSchema,
  /** How the weight is known, and its ± in percent; absent in former reports. */
  measures: z.optional(z.array(measuredWeightSchema)),
  uncertaintyPercent: z.optional(z.nullable(z.number())),
  insights: z.array(messageSchema),
})
export type CarbonFigures = z.output<typeof carbonFiguresSchema>

/** A row of the reports that were saved for a quarter. */
const savedCarbonRowSchema = z.object({
  _id: idSchema,
  number: z.string(),
  createdAt: z.string(),
  /** The hexadecimal digest of the frozen data. */
  sha256: z.string(),
  factorSet: z.object({ name: z.string(), version: z.string() }),
  /** In t CO2e, and how the paper writes them. */
  emissions: z.object({ direct: z.number(), avoided: z.number(), ...emissionScaleSchema.shape }),
  /** False when its figures or factors are not those of today. */
  isCurrent: z.boolean(),
})
export type SavedCarbonRow = z.output<typeof savedCarbonRowSchema>

const carbonReportSchema = z.object({
  ...carbonFiguresSchema.shape,
  /** The reports that were saved for the quarter, the latest first. */
  saved: z.array(savedCarbonRowSchema),
})
export type CarbonReport = z.output<typeof carbonReportSchema>

export const savedCarbonDataSchema = z.object({
  ...carbonFiguresSchema.shape,
  reportDate: z.string(),
  company: z.string(),
})

/** A carbon report as it was saved; it never changes. */
const savedCarbonReportSchema = z.object({
  _id: idSchema,
  number: z.string(),
  createdAt: z.string(),
  sha256: z.string(),
  revisionOf: z.nullable(idSchema),
  data: savedCarbonDataSchema,
})
export type SavedCarbonReport = z.output<typeof savedCarbonReportSchema>

const quarterBody = {
  /** Names the first month of the quarter. */
  quarter: monthSchema,
}
const quarterQuery = { ...quarterBody, site: z.optional(idSchema) }

export const carbonEndpoints = {
  report: endpoint({
    method: 'GET',
    path: '/carbon/organizations/:id',
    access: 'carbon:read',
    summary: 'Direct, avoided and net emissions of a quarter, in total and by treatment and material',
    params: idParams,
    query: z.object(quarterQuery),
    reply: carbonReportSchema,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/carbon/organizations/:id/pdf',
    access: 'carbon:read',
    summary: 'The carbon report of a quarter as a PDF',
    params: idParams,
    query: z.object({ ...quarterQuery, language: z._default(z.enum(languages), 'en') }),
    reply: 'file',
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/carbon/organizations/:id/csv',
    access: 'carbon:read',
    summary: 'One row per weighed item with its factors and their source, so that every figure can be recomputed',
    params: idParams,
    query: z.object({ ...quarterQuery, language: z._default(z.enum(languages), 'en') }),
    reply: 'file',
    transaction: { own: 'streams rows from one repeatable read transaction' },
  }),
  save: endpoint({
    method: 'POST',
    path: '/carbon/organizations/:id/reports',
    access: 'carbon:read',
    summary: 'Save the carbon report of a quarter unchangeably, or return the saved one with the same content',
    params: idParams,
    body: z.object(quarterBody),
    reply: savedCarbonRowSchema,
    status: 201,
    limits: [{ by: 'actor', reach: 'own', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  saved: endpoint({
    method: 'GET',
    path: '/carbon/reports/:id',
    access: 'carbon:read',
    summary: 'A saved carbon report with its factors',
    params: idParams,
    reply: savedCarbonReportSchema,
  }),
  savedPdf: endpoint({
    method: 'GET',
    path: '/carbon/reports/:id/pdf',
    access: 'carbon:read',
    summary: 'A saved carbon report as a PDF, with its number and its fingerprint',
    params: idParams,
    query: z.object({ language: z._default(z.enum(languages), 'en') }),
    reply: 'file',
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
  charts: endpoint({
    method: 'GET',
    path: '/carbon/charts',
    access: 'signed-in',
    summary: 'Addresses of emission charts that the carbon report shows beside its own',
    reply: z.array(z.string()),
  }),
}
