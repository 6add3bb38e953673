import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import {
  defaultTreatment,
  sortedTypes,
  type WasteTreatment,
  type WasteType,
  wasteTreatments,
} from '../materials/wastes.ts'
import { cleanText, idSchema, optionalText, requiredMultilineText, requiredText } from '../primitives.ts'
import { assessments } from './assessments.ts'

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
export const carbonFactorSetSchema = z.object({
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
      (factors) =>
        sortedTypes.every((type) => factors.some((line) => line.material === type && isOfDefaultTreatment(line))),
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
export function factorLineKey({ material, treatment = defaultTreatment[material], part }: FactorLine): string {
  return `${material}/${treatment}/${part}`
}

export function isOfDefaultTreatment({ material, treatment }: Pick<FactorLine, 'material' | 'treatment'>): boolean {
  return isOf({ material, treatment }, material, defaultTreatment[material])
}

/** Whether a line has the factors of a material in a treatment. */
export function isOf(line: Pick<FactorLine, 'material' | 'treatment'>, type: WasteType, treatment: WasteTreatment) {
  return line.material === type && (line.treatment ?? defaultTreatment[line.material]) === treatment
}

/** What the set that comes with the portal says of its potentials, with the subscripts that it is shown with. */
export const defaultGwpSet: TranslationKey = 'IPCC Second Assessment Report, 100 years: CH₄ 21, N₂O 310'
/** The source of that set, written likewise. */
export const defaultFactorSource: TranslationKey =
  "Factors of the company's own carbon calculator, in t CO₂e per tonne of waste: direct emissions of the treatment, the production of new material or fertilizer that it avoids, and for organic waste the landfilling that it avoids. Direct emissions of composting equal the defaults of the IPCC Guidelines of 2006: 4 g CH₄ and 0.3 g N₂O per kg."

/** Names a part of a material; those of the set that comes with the portal have words of ours. */
export function partName(part: string): string {
  return namesOfParts[part] ?? part
}

const namesOfParts: Readonly<Record<string, TranslationKey>> = { 'plastic part': 'plastics', 'metal part': 'metals' }

export const factorSetRefSchema = z.object({ _id: idSchema, name: z.string(), version: z.string(), gwpSet: z.string() })

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
