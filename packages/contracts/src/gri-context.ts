import * as z from 'zod/mini'
import { disposalOperations, recoveryOperations } from './gri.ts'

/** What an organization adds to its tables of GRI 306: nothing of it is counted in them. */

export const activityMetrics = ['guest-nights', 'employees', 'square-metres', 'meals'] as const
export type ActivityMetric = (typeof activityMetrics)[number]

/** The disclosures that are told in words: impacts, circularity measures, third parties, and how data are collected. */
export const griTextKeys = ['306-1', '306-2-a', '306-2-b', '306-2-c'] as const
export type GriTextKey = (typeof griTextKeys)[number]

/** Waste of a month that others collected, or that was treated where it arose, as a person of the organization said it. */
export const otherWasteSchema = z.object({
  month: z.string(),
  description: z.string(),
  operation: z.enum([...recoveryOperations, ...disposalOperations]),
  place: z.enum(['onsite', 'offsite']),
  isHazardous: z.boolean(),
  weightKg: z.number(),
})
export type OtherWaste = z.output<typeof otherWasteSchema>

/**
 * Kilograms that were collected for one unit of what the organization does, over the months of the period for which it
 * entered an amount. The amount is summed over them, or averaged where it counts what is there, as with employees.
 */
export const intensitySchema = z.object({
  metric: z.enum(activityMetrics),
  amount: z.number(),
  months: z.int(),
  weightKg: z.number(),
  /** Null where the amount is 0. */
  kgPerUnit: z.nullable(z.number()),
})
export type Intensity = z.output<typeof intensitySchema>

export const griTextSchema = z.object({ key: z.enum(griTextKeys), text: z.string(), typedBy: z.string() })
export type GriText = z.output<typeof griTextSchema>

export const griContextSchema = z.object({
  otherWaste: z.array(otherWasteSchema),
  intensities: z.array(intensitySchema),
  /** Only those that somebody wrote. */
  texts: z.array(griTextSchema),
  /** The year with which the organization compares; null where it chose none. */
  baseYear: z.nullable(z.int()),
})
export type GriContext = z.output<typeof griContextSchema>
