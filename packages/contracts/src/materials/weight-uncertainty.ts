import * as z from 'zod/mini'
import { percentSchema } from '../amounts.ts'
import { requiredText } from '../primitives.ts'

export const measureUncertaintySchema = z.object({
  /** By so many percent a weight may be off to either side, at a confidence of 95 %. */
  percent: percentSchema,
  /** Where the percentage is from. */
  source: requiredText(300),
})
export type MeasureUncertainty = z.output<typeof measureUncertaintySchema>

/** How well a weight is known, by how it is known. */
export const weightUncertaintySchema = z.object({
  weighed: measureUncertaintySchema,
  estimated: measureUncertaintySchema,
  'from-volume': measureUncertaintySchema,
  'not-recorded': measureUncertaintySchema,
})
export type WeightUncertainty = z.output<typeof weightUncertaintySchema>
