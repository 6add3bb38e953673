import type { TranslationKey } from '@thant/i18n/translation-key'
import type { Message, MessageValue } from './plan.ts'
import { defaultUncertainty, type KnownWeight, type MeasuredWeight } from './uncertainty.ts'
import { weightMeasureLabels } from './wastes.ts'

/** Sentences about uncertainty that screens and papers share. */

/** What ± means, and by which rule a total gets it. */
export const uncertaintyRule: TranslationKey =
  '± is how far a weight may be off to either side, at a confidence of 95%. Weights that are known in the same way may all be off to the same side, so together they are one term. The ± of a total is the root of the sum of the squares of its terms, over the total: the rule for sums of the GHG Protocol and of the IPCC 2006 Guidelines (volume 1, equation 3.2). It is of the weight alone, not of what became of it.'

/** Says of each measure that there is waste of which ± it has, and where that is from. */
export function uncertaintySources(measures: readonly MeasuredWeight[]): Message[] {
  return measures
    .filter(({ weightKg }) => weightKg > 0)
    .map(({ measure, uncertainty: { percent, source } }) => ({
      text: '{{measure}} {{uncertainty}}: {{source}}',
      values: {
        measure: { text: weightMeasureLabels[measure] },
        uncertainty: { uncertaintyPercent: percent },
        source: sourceValue(source),
      },
    }))
}

/** The kilograms of a total by how they are known. */
export function howKnown(measures: readonly KnownWeight[]): Message {
  const weights = measures
    .filter(({ weightKg }) => weightKg > 0)
    .map(({ measure, weightKg }) => ({ text: weightMeasureLabels[measure], kg: weightKg }))
  return { text: 'How the weight is known (kg): {{weights}}.', values: { weights: { weights } } }
}

/** What staff typed is written as it is; the portal's own sources are translated. */
function sourceValue(source: string): MessageValue {
  return isDefaultSource(source) ? { text: source } : source
}

export function isDefaultSource(source: string): source is TranslationKey {
  return Object.values(defaultUncertainty).some((one) => one.source === source)
}
