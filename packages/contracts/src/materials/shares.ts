/** The percent of a share, which is between 0 and 1, without what binary fractions add: 0.57 * 100 is 56.99999999999999. */
export function percentOfShare(share: number): number {
  return withoutNoise(share * 100)
}

/**
 * Rounds to the two decimals with which screens, papers and files write shares. What would round to nothing keeps its
 * digits, and is written as less than 0.01 %.
 */
export function roundPercent(percent: number): number {
  const rounded = Math.round(withoutNoise(percent * 100)) / 100
  return rounded === 0 ? percent : rounded
}

/** Rounds a share as its percent is rounded. */
export function roundShare(share: number): number {
  return withoutNoise(roundPercent(percentOfShare(share)) / 100)
}

function withoutNoise(value: number): number {
  return Number(value.toPrecision(15))
}
