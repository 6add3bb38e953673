/** Adds in whole grams, so that the sum has no rounding errors of binary fractions. */
export function sumKg(weights: readonly number[]): number {
  return weights.reduce((grams, kg) => grams + Math.round(kg * 1_000), 0) / 1_000
}
