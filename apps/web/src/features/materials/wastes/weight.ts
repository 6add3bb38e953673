/** Adds in whole grams, so that 0.1 kg and 0.2 kg are 0.3 kg. */
export function sumKg(weights: readonly number[]): number {
  return weights.reduce((grams, kg) => grams + Math.round(kg * 1_000), 0) / 1_000
}
