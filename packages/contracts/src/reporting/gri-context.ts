import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { disposalOperations, recoveryOperations } from './gri.ts'

/** What an organization adds to its tables of GRI 306: nothing of it is counted in them. */

export const activityMetrics = ['guest-nights', 'employees', 'square-metres', 'meals'] as const
export type ActivityMetric = (typeof activityMetrics)[number]

export const activityMetricLabels: Record<ActivityMetric, TranslationKey> = {
  'guest-nights': 'Guest nights',
  employees: 'Employees',
  'square-metres': 'Square metres',
  meals: 'Meals',
}

export const intensityLabels: Record<ActivityMetric, TranslationKey> = {
  'guest-nights': 'kg per guest night',
  employees: 'kg per employee',
  'square-metres': 'kg per square metre',
  meals: 'kg per meal',
}

/** Significant digits with which screens, papers and files write an intensity. */
export const intensityDigits = 3

/** Of these there are so many at a time, so the months of a period have an average and not a sum. */
export const averagedMetrics: readonly ActivityMetric[] = ['employees', 'square-metres']

/** The disclosures that are told in words: impacts, circularity measures, third parties, and how data are collected. */
export const griTextKeys = ['306-1', '306-2-a', '306-2-b', '306-2-c'] as const
export type GriTextKey = (typeof griTextKeys)[number]

export const griTextTitles: Record<GriTextKey, TranslationKey> = {
  '306-1': 'GRI 306-1: Waste generation and significant waste-related impacts',
  '306-2-a': 'GRI 306-2-a: Actions to prevent waste and to manage its impacts',
  '306-2-b': 'GRI 306-2-b: How third parties that manage the waste are checked',
  '306-2-c': 'GRI 306-2-c: How waste data are collected and monitored',
}

/** Waste of a month that others collected, or that was treated where it arose, as a person of the organization said it. */
export const otherWasteSchema = z.object({
  month: z.string(),
  description: z.string(),
  operation: z.enum([...recoveryOperations, ...disposalOperations]),
  place: z.enum(['onsite', 'offsite']),
  isHazardous: z.boolean(),
  weightKg: z.number(),
  /** The organization's name, or the company's where its staff entered it. */
  typedBy: z.string(),
})
export type OtherWaste = z.output<typeof otherWasteSchema>

/**
 * Kilograms that were collected for one unit of what the organization does, over the months of the period that are over
 * and for which it entered an amount. The amount is summed over them, or averaged where it counts what is there, as with
 * employees. A metric without such a month is absent.
 */
const intensitySchema = z.object({
  metric: z.enum(activityMetrics),
  amount: z.number(),
  /** How many months have an amount, of those of the period that are over. */
  months: z.int(),
  ofMonths: z.int(),
  weightKg: z.number(),
  /** Null where the amount is 0. */
  kgPerUnit: z.nullable(z.number()),
  /** Who stated the amounts: the organization, the company for it, or both. */
  typedBy: z.array(z.string()),
})
export type Intensity = z.output<typeof intensitySchema>

const griTextSchema = z.object({ key: z.enum(griTextKeys), text: z.string(), typedBy: z.string() })
export type GriText = z.output<typeof griTextSchema>

export const griContextSchema = z.object({
  otherWaste: z.array(otherWasteSchema),
  intensities: z.array(intensitySchema),
  /** Only those that somebody wrote, of the year in which the months end. */
  texts: z.array(griTextSchema),
  /** The year with which the organization compares; null where it chose none. */
  baseYear: z.nullable(z.int()),
})
export type GriContext = z.output<typeof griContextSchema>
