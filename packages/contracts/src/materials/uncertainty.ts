import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { type WeightMeasure, weightMeasures } from './wastes.ts'
import { measureUncertaintySchema, type WeightUncertainty } from './weight-uncertainty.ts'

/** Each source says where a value is a judgement and no measurement. */
export const defaultUncertainty = {
  weighed: {
    percent: 2,
    source:
      'OIML R 76-1:2006, 3.5: the error that a class III scale in service may have at a load of 50 of its intervals.',
  },
  estimated: {
    percent: 30,
    source:
      'Judgement of the company, after the 30 % that the IPCC 2006 Guidelines give for waste amounts (volume 5, table 3.5).',
  },
  'from-volume': {
    percent: 50,
    source: 'Judgement of the company: neither how full a bin is nor how densely it is packed is measured.',
  },
  'not-recorded': {
    percent: 50,
    source: 'Judgement of the company: as large as the largest of the others.',
  },
} as const satisfies Record<WeightMeasure, { percent: number; source: TranslationKey }>

/** A weight as a part of a sum, in kilograms. */
export const knownWeightSchema = z.object({ measure: z.enum(weightMeasures), weightKg: z.number() })
export type KnownWeight = z.output<typeof knownWeightSchema>

/** What is known in one way, and how well. */
export const measuredWeightSchema = z.object({ ...knownWeightSchema.shape, uncertainty: measureUncertaintySchema })
export type MeasuredWeight = z.output<typeof measuredWeightSchema>

/**
 * The ± of a sum of weights in percent, at 95 %: the root of the sum of the squares of the absolute uncertainties, over
 * the sum. The weights of a measure are one term, since they may all be off to the same side. Null of nothing.
 */
export function uncertaintyOfSum(weights: readonly KnownWeight[], uncertainty: WeightUncertainty): number | null {
  const gramsOf = (part: readonly KnownWeight[]) =>
    part.reduce((grams, { weightKg }) => grams + Math.round(weightKg * 1_000), 0)
  const all = gramsOf(weights)
  if (all === 0) return null
  const terms = weightMeasures.map(
    (known) => gramsOf(weights.filter(({ measure }) => measure === known)) * uncertainty[known].percent,
  )
  return roundUncertainty(Math.hypot(...terms) / all)
}

/** To whole percents, as nobody knows an uncertainty better; below 1 % to the first digit. */
function roundUncertainty(percent: number): number {
  const exact = Number(percent.toPrecision(12))
  return exact >= 1 ? Math.round(exact) : Number(exact.toPrecision(1))
}
