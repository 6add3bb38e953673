import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { monthRangeShape, monthSchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import { idSchema, organizationParams } from '../primitives.ts'

/** The six types of the specification, into which waste is sorted. */
export const sortedTypes = ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic'] as const
export type SortedType = (typeof sortedTypes)[number]

/**
 * What an item can be. Mixed waste counts in every total and is named only where there is some: an empty row would say
 * that none was found in months in which nobody could record it.
 */
export const wasteTypes = [...sortedTypes, 'Mixed'] as const
export type WasteType = (typeof wasteTypes)[number]

export function isSorted(type: WasteType): type is SortedType {
  return type !== 'Mixed'
}

export const wasteTypeSchema = z.enum(wasteTypes, 'Required')

/**
 * The displayed names differ from the stored ones (docs/specification.md 3-37) and are the keys of their translations.
 */
export const wasteTypeLabels = {
  Papers: 'Paper',
  Plastics: 'Plastic',
  Cans: 'Can',
  Glasses: 'Glass',
  'E-waste': 'E-waste',
  Organic: 'Organic',
  Mixed: 'Mixed',
} as const satisfies Record<WasteType, TranslationKey>

/** What becomes of collected waste, by the operations of GRI 306: the first five divert it from disposal. */
export const wasteTreatments = [
  'reuse',
  'recycling',
  'composting',
  'digestion',
  'other-recovery',
  'incineration-with-energy',
  'incineration',
  'landfill',
  'other-disposal',
  'unknown',
] as const
export type WasteTreatment = (typeof wasteTreatments)[number]

export const wasteTreatmentLabels: Record<WasteTreatment, TranslationKey> = {
  reuse: 'Preparation for reuse',
  recycling: 'Recycling',
  composting: 'Composting',
  digestion: 'Anaerobic digestion',
  'other-recovery': 'Other recovery',
  'incineration-with-energy': 'Incineration with energy recovery',
  incineration: 'Incineration without energy recovery',
  landfill: 'Landfilling',
  'other-disposal': 'Other disposal',
  unknown: 'Unknown treatment',
}

/** How the kilograms of an item are known. */
export const weightMeasures = ['weighed', 'estimated', 'from-volume', 'not-recorded'] as const
export type WeightMeasure = (typeof weightMeasures)[number]

export const weightMeasureLabels: Record<WeightMeasure, TranslationKey> = {
  weighed: 'Weighed',
  estimated: 'Estimated',
  'from-volume': 'Worked out from the volume',
  'not-recorded': 'Not recorded',
}

/** The treatment that a carbon report's factors of a material are for. */
export const defaultTreatment: Record<SortedType, WasteTreatment> = {
  Papers: 'recycling',
  Plastics: 'recycling',
  Cans: 'recycling',
  Glasses: 'recycling',
  'E-waste': 'recycling',
  Organic: 'composting',
}

export function isHazardousType(type: WasteType): boolean {
  return type === 'E-waste'
}

/** Quantities are in kilograms. */
export const wasteSummarySchema = z.object({ name: wasteTypeSchema, quantity: z.number() })
export type WasteSummary = z.output<typeof wasteSummarySchema>

/** Each type holds the kilograms of the month. Months without mixed waste do not name it. */
export const monthlyWasteSchema = z.object({
  month: monthSchema,
  Papers: z.number(),
  Plastics: z.number(),
  Cans: z.number(),
  Glasses: z.number(),
  'E-waste': z.number(),
  Organic: z.number(),
  Mixed: z.optional(z.number()),
})
export type MonthlyWaste = z.output<typeof monthlyWasteSchema>

export function weightIn(month: Omit<MonthlyWaste, 'month'>, type: WasteType): number {
  return month[type] ?? 0
}

/** The types that are listed whatever there is of them, and mixed waste where there is some. */
export function listedTypes(hasMixed: boolean): readonly WasteType[] {
  return hasMixed ? wasteTypes : sortedTypes
}

const monthRange = z.object(monthRangeShape)
const monthRangeOfSite = z.object({ ...monthRangeShape, site: z.optional(idSchema) })

export const wasteEndpoints = {
  totals: endpoint({
    method: 'GET',
    path: '/wastes',
    access: 'wastes:read-all',
    summary: 'Kilograms collected per waste type, over all organizations',
    query: monthRange,
    reply: z.array(wasteSummarySchema),
  }),
  totalsOfOrganization: endpoint({
    method: 'GET',
    path: '/wastes/organizations/:organizationId',
    access: 'wastes:read',
    summary: 'Kilograms collected per waste type from one organization',
    params: organizationParams,
    query: monthRangeOfSite,
    reply: z.array(wasteSummarySchema),
  }),
  monthly: endpoint({
    method: 'GET',
    path: '/wastes/monthly',
    access: 'wastes:read-all',
    summary: 'Kilograms per month and waste type, over all organizations',
    query: monthRange,
    reply: z.array(monthlyWasteSchema),
  }),
  monthlyOfOrganization: endpoint({
    method: 'GET',
    path: '/wastes/monthly/:organizationId',
    access: 'wastes:read',
    summary: 'Kilograms per month and waste type of one organization',
    params: organizationParams,
    query: monthRangeOfSite,
    reply: z.array(monthlyWasteSchema),
  }),
}

/** Adds in whole grams, so that 0.1 kg and 0.2 kg are 0.3 kg. */
export function sumKg(weights: readonly number[]): number {
  return weights.reduce((grams, kg) => grams + Math.round(kg * 1_000), 0) / 1_000
}
