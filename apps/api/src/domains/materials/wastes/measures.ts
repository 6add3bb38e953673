import type { MeasuredWeight } from '@thant/contracts/materials/uncertainty'
import { weightMeasures } from '@thant/contracts/materials/wastes'
import type { WeightUncertainty } from '@thant/contracts/materials/weight-uncertainty'
import type { TreatedWaste } from './wastes.queries.ts'

/** The kilograms of each measure, summed in whole grams, with how well they are known. */
export function measuresOf(
  wastes: ReadonlyArray<Pick<TreatedWaste, 'measure' | 'grams'>>,
  weightUncertainty: WeightUncertainty,
): MeasuredWeight[] {
  return weightMeasures.map((measure) => ({
    measure,
    weightKg: wastes.reduce((grams, waste) => (waste.measure === measure ? grams + waste.grams : grams), 0) / 1_000,
    uncertainty: weightUncertainty[measure],
  }))
}
