import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'
import { daySchema, monthSchema, monthSpanSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { emissionScaleSchema, messageSchema } from '../materials/plan.ts'
import { measuredWeightSchema } from '../materials/uncertainty.ts'
import {
  sortedTypes,
  usualTreatment,
  type WasteTreatment,
  type WasteType,
  wasteTreatmentLabels,
  wasteTreatments,
  wasteTypeSchema,
} from '../materials/wastes.ts'
import {
  cleanText,
  idParams,
  idSchema,
  namedRefSchema,
  optionalText,
  requiredMultilineText,
  requiredText,
} from '../primitives.ts'
import { assessments } from './assessments.ts'
import { quarterRangeSchema } from './quarters.ts'

/** Treatments that every carbon report has a row of, also where nothing went there (docs/specification.md 9-53). */
export const mainTreatments = ['recycling', 'composting', 'landfilling', 'e-waste'] as const
export const carbonTreatments = [
  ...mainTreatments,
  'reuse',
  'digestion',
  'other-recovery',
  'incineration-with-energy',
  'incineration',
  'other-disposal',
  'unknown',
] as const
export type CarbonTreatment = (typeof carbonTreatments)[number]

/** The English text is also the key of its translation. */
export const carbonTreatmentLabels: Record<CarbonTreatment, string> = {
  ...wasteTreatmentLabels,
  landfilling: 'Landfilling',
  'e-waste': 'E-waste treatment',
}

/** Returns the row in which waste counts: e-waste that is recycled has one of its own. */
export function carbonTreatmentOf(type: WasteType, treatment: WasteTreatment): CarbonTreatment {
  if (treatment === 'landfill') return 'landfilling'
  return type === 'E-waste' && treatment === 'recycling' ? 'e-waste' : treatment
}

/** The unit is t CO2e per tonne, with at most 5 decimals. */
const factorSchema = z.number('Invalid Number').check(
  z.gte(0, 'Not below 0'),
  z.lte(1_000, 'At most 1,000'),
  z.refine((factor) => Number(factor.toFixed(5)) === factor, 'At most 5 decimals'),
)

/** The methodology calls these A (direct), B (avoided material or fertilizer) and C (avoided landfilling). */
const materialFactorsSchema = z.object({
  material: z.enum(sortedTypes, 'Required'),
  /**
   * A material may have several parts, such as the plastic part of e-waste, whose factors are added up; it is empty
   * otherwise.
   */
  part: cleanText(60),
  direct: factorSchema,
  avoidedMaterial: factorSchema,
  avoidedLandfill: factorSchema,
})
export type MaterialFactors = z.output<typeof materialFactorsSchema>

const factorSetFields = {
  name: requiredText(80),
  version: requiredText(40),
  source: requiredMultilineText(1_000),
  /** Names the global warming potentials used by the factors, e.g. `IPCC 1995 (CH4 21, N2O 310)`. */
  gwpSet: requiredText(200),
  validFrom: daySchema,
}

/** Without a treatment a line is of the material's usual one. */
const factorLineSchema = z.object({
  ...materialFactorsSchema.shape,
  treatment: z.optional(z.enum(wasteTreatments, 'Invalid')),
})
export type FactorLine = z.output<typeof factorLineSchema>

/** What a carbon report keeps of a factor set. Former reports kept the lines of usual treatments, without naming them. */
const carbonFactorSetSchema = z.object({
  _id: idSchema,
  ...factorSetFields,
  /** Whose potentials the factors use; reports of former releases do not say it. */
  assessment: z.optional(z.enum(assessments)),
  factors: z.array(factorLineSchema),
  createdAt: z.string(),
})
export type CarbonFactorSet = z.output<typeof carbonFactorSetSchema>

const treatmentFactorsSchema = z.object({ ...materialFactorsSchema.shape, treatment: z.enum(wasteTreatments) })
export type TreatmentFactors = z.output<typeof treatmentFactorsSchema>

export const factorSetSchema = z.object({
  ...carbonFactorSetSchema.shape,
  assessment: z.enum(assessments),
  /** The region for which the factors were published, and the year; empty and null where nobody said. */
  region: z.string(),
  year: z.nullable(z.int()),
  factors: z.array(treatmentFactorsSchema),
})
export type FactorSet = z.output<typeof factorSetSchema>

export const maxFactorLines = 200

const yearSchema = z.int('Invalid Number').check(z.gte(1900, 'Invalid'), z.lte(2100, 'Invalid'))

export const factorSetFormSchema = z.object({
  ...factorSetFields,
  /** Without it the text of the potentials is asked. */
  assessment: z.optional(z.enum(assessments, 'Invalid')),
  region: optionalText(120),
  year: z._default(z.nullable(yearSchema), null),
  factors: z.array(factorLineSchema).check(
    z.maxLength(maxFactorLines, 'At most 200 lines'),
    z.refine(
      (factors) => sortedTypes.every((type) => factors.some((line) => line.material === type && isOfUsual(line))),
      'Every material needs its factors',
    ),
    z.refine(
      (factors) => new Set(factors.map(factorLineKey)).size === factors.length,
      'A part of a material is listed twice',
    ),
  ),
})
export type FactorSetForm = z.output<typeof factorSetFormSchema>

/** Two lines with the same key say something about the same thing. */
export function factorLineKey({ material, treatment = usualTreatment[material], part }: FactorLine): string {
  return `${material}/${treatment}/${part}`
}

export function isOfUsual({ material, treatment }: Pick<FactorLine, 'material' | 'treatment'>): boolean {
  return isOf({ material, treatment }, material, usualTreatment[material])
}

/** Whether a line has the factors of a material in a treatment. */
export function isOf(line: Pick<FactorLine, 'material' | 'treatment'>, type: WasteType, treatment: WasteTreatment) {
  return line.material === type && (line.treatment ?? usualTreatment[line.material]) === treatment
}

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

export const factorSetRefSchema = z.object({ _id: idSchema, name: z.string(), version: z.string(), gwpSet: z.string() })

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
    mayLag: true,
    summary: 'Direct, avoided and net emissions of a quarter, in total and by treatment and material',
    params: idParams,
    query: z.object(quarterQuery),
    reply: carbonReportSchema,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/carbon/organizations/:id/pdf',
    access: 'carbon:read',
    mayLag: true,
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
    mayLag: true,
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
    mayLag: true,
    summary: 'A saved carbon report with its factors',
    params: idParams,
    reply: savedCarbonReportSchema,
  }),
  savedPdf: endpoint({
    method: 'GET',
    path: '/carbon/reports/:id/pdf',
    access: 'carbon:read',
    mayLag: true,
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

export const factorSetEndpoints = {
  effects: endpoint({
    method: 'GET',
    path: '/factor_sets/effects',
    access: 'factor-sets:create',
    summary: 'How many saved reports keep other factors than a set in force from a day would give their quarters',
    query: z.object({ validFrom: daySchema }),
    reply: z.object({ reports: z.int(), carbonReports: z.int() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/factor_sets',
    access: 'factor-sets:read',
    summary: 'All versions of the emission factors, latest start of validity first',
    reply: z.array(factorSetSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/factor_sets',
    access: 'factor-sets:create',
    summary: 'Add a version of the emission factors that is valid from a date',
    body: factorSetFormSchema,
    reply: factorSetSchema,
    status: 201,
    message: 'The factor set was added.',
  }),
}
