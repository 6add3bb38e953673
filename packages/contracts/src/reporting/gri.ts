import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { monthRangeShape } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { exportQuery } from '../list.ts'
import { type WasteTreatment, wasteTreatments, wasteTypes, weightMeasures } from '../materials/wastes.ts'
import { measureUncertaintySchema } from '../materials/weight-uncertainty.ts'
import { idSchema, organizationParams } from '../primitives.ts'
import { assessments } from './assessments.ts'
import { withoutFactorSchema } from './carbon.ts'
import { factorSetRefSchema } from './factor-sets.ts'
import { quarterSchema } from './quarters.ts'

/** Rows and columns are those of the tables in GRI 306: Waste 2020. Weights are in kilograms. */

/** The boundary of the tables, which stands wherever they do. */
export const griBoundary: TranslationKey =
  'The tables hold the waste that {{company}} collected. What others take, and what is treated where it arises, is not in them.'

export const recoveryOperations = ['preparation-for-reuse', 'recycling', 'other-recovery'] as const
export type RecoveryOperation = (typeof recoveryOperations)[number]

export const disposalOperations = ['incineration-with-energy', 'incineration', 'landfilling', 'other-disposal'] as const
export type DisposalOperation = (typeof disposalOperations)[number]

export const griOperationLabels: Record<RecoveryOperation | DisposalOperation, TranslationKey> = {
  'preparation-for-reuse': 'Preparation for reuse',
  recycling: 'Recycling',
  'other-recovery': 'Other recovery operations',
  'incineration-with-energy': 'Incineration with energy recovery',
  incineration: 'Incineration without energy recovery',
  landfilling: 'Landfilling',
  'other-disposal': 'Other disposal operations',
}

/**
 * The guidance to disclosure 306-4 counts composting and anaerobic digestion as recycling. Waste of which nobody knows
 * what became of it counts as disposal.
 */
export const griOperationOf: Record<WasteTreatment, RecoveryOperation | DisposalOperation> = {
  reuse: 'preparation-for-reuse',
  recycling: 'recycling',
  composting: 'recycling',
  digestion: 'recycling',
  'other-recovery': 'other-recovery',
  'incineration-with-energy': 'incineration-with-energy',
  incineration: 'incineration',
  landfill: 'landfilling',
  'other-disposal': 'other-disposal',
  unknown: 'other-disposal',
}

function isRecovery(operation: RecoveryOperation | DisposalOperation): operation is RecoveryOperation {
  return recoveryOperations.some((recovery) => recovery === operation)
}

export const divertedTreatments: readonly WasteTreatment[] = wasteTreatments.filter((treatment) =>
  isRecovery(griOperationOf[treatment]),
)

const compositionShape = { generated: z.number(), divertedFromDisposal: z.number(), directedToDisposal: z.number() }
export const compositionSchema = z.object(compositionShape)
export type Composition = z.output<typeof compositionSchema>

/** Whatever is collected is treated offsite. What a customer treats onsite is not recorded, and so is null, never 0. */
const placesShape = { onsite: z.null(), offsite: z.number(), total: z.number() }
const placesSchema = z.object(placesShape)
export type Places = z.output<typeof placesSchema>

/** Of the sorted types, and of mixed waste where there is some. */
const generatedSchema = z.object({
  rows: z.array(z.object({ wasteType: z.enum(wasteTypes), ...compositionShape })),
  total: compositionSchema,
})

const recoverySchema = z.object({
  rows: z.array(z.object({ operation: z.enum(recoveryOperations), ...placesShape })),
  total: placesSchema,
})

const disposalSchema = z.object({
  rows: z.array(z.object({ operation: z.enum(disposalOperations), ...placesShape })),
  total: placesSchema,
  /** Counted in other disposal operations, because nobody knows better. */
  unknownTreatment: placesSchema,
})

/** A share is between 0 and 1, of all that was generated, and null where nothing was. */
const shareSchema = z.nullable(z.number())

const dataQualitySchema = z.object({
  measures: z.array(
    z.object({
      measure: z.enum(weightMeasures),
      weightKg: z.number(),
      share: shareSchema,
      uncertainty: measureUncertaintySchema,
    }),
  ),
  /** The ± of each total in percent, at 95 %, by how its weights are known; null of nothing. */
  uncertaintyPercent: z.object({
    generated: z.nullable(z.number()),
    divertedFromDisposal: z.nullable(z.number()),
    directedToDisposal: z.nullable(z.number()),
  }),
  unknownTreatment: z.object({ weightKg: z.number(), share: shareSchema }),
  /**
   * What has gone to its claimed destination in consignments, and of it in those with a weighbridge slip. Loads are of the
   * whole company and take the oldest first; the kilograms of a type and month count in the share of the company's.
   */
  coveredByConsignments: z.object({
    weightKg: z.number(),
    share: shareSchema,
    withSlip: z.object({ weightKg: z.number(), share: shareSchema }),
  }),
  diversionRate: shareSchema,
  weighedShare: shareSchema,
})

/** Emissions are in t CO2e. */
export const category5Schema = z.object({
  /** Each month counts by the set in force at its end, the earliest first. */
  factorSets: z.array(z.object({ ...factorSetRefSchema.shape, assessment: z.enum(assessments) })),
  direct: z.number(),
  outsideOfScopes: z.object({ avoided: z.number() }),
  withoutFactor: z.array(withoutFactorSchema),
  isTooLow: z.boolean(),
})

/** The three tables and how they are known, without emissions. */
export const griWasteSchema = z.object({
  waste306_3: generatedSchema,
  diverted306_4: z.object({ hazardous: recoverySchema, nonHazardous: recoverySchema, total: placesSchema }),
  disposed306_5: z.object({ hazardous: disposalSchema, nonHazardous: disposalSchema, total: placesSchema }),
  dataQuality: dataQualitySchema,
})
export type GriWaste = z.output<typeof griWasteSchema>

export const griTablesSchema = z.object({ ...griWasteSchema.shape, scope3Category5: category5Schema })
export type GriTables = z.output<typeof griTablesSchema>

export const griQuery = { ...monthRangeShape, site: z.optional(idSchema) }

/** Counts the last month up to a day of it, so that a month that is not over is compared with the same days of others. */
export const lastDayShape = {
  lastDay: z.optional(
    z.coerce
      .number('Invalid Number')
      .check(z.int('Invalid Number'), z.gte(1, 'Invalid Number'), z.lte(31, 'Invalid Number')),
  ),
}

const exportShape = { ...exportQuery, format: z._default(z.enum(['csv', 'xlsx', 'pdf'], 'Invalid'), 'csv') }

export const griEndpoints = {
  tables: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId',
    access: 'wastes:read',
    summary: 'The tables of GRI 306-3, 306-4 and 306-5, how the weights are known, and Scope 3 category 5',
    params: organizationParams,
    query: z.object({ ...griQuery, ...lastDayShape }),
    reply: griTablesSchema,
  }),
  quarters: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/quarters',
    access: 'wastes:read',
    summary: 'The quarters of three months with waste that reports are made of, the earliest first',
    params: organizationParams,
    query: z.object({ site: z.optional(idSchema) }),
    reply: z.array(quarterSchema),
  }),
  export: endpoint({
    method: 'GET',
    path: '/gri/organizations/:organizationId/export',
    access: 'wastes:read',
    summary: 'The tables of GRI 306 as CSV or XLSX, one row of a table a line, or as PDF/UA-1',
    params: organizationParams,
    query: z.object({ ...griQuery, ...exportShape }),
    reply: 'file',
    transaction: { own: 'streams rows from one repeatable read transaction' },
  }),
}

/** All organizations together. */
export const griCompanyEndpoints = {
  tables: endpoint({
    method: 'GET',
    path: '/gri/company',
    access: 'wastes:read-all',
    summary: 'The tables of GRI 306 of all organizations together',
    query: z.object({ ...monthRangeShape, ...lastDayShape }),
    reply: griTablesSchema,
  }),
  export: endpoint({
    method: 'GET',
    path: '/gri/company/export',
    access: 'wastes:read-all',
    summary: 'The tables of GRI 306 of all organizations together as CSV, XLSX or PDF/UA-1',
    query: z.object({ ...monthRangeShape, ...exportShape }),
    reply: 'file',
    transaction: { own: 'streams rows from one repeatable read transaction' },
  }),
}
