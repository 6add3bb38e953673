const mostDecimals = 12

/** The fewest decimals, two at least, that tell figures apart which are compared with each other. */
export function distinguishingDecimals(one: number, other: number): number {
  let decimals = 2
  while (one !== other && decimals < mostDecimals && one.toFixed(decimals) === other.toFixed(decimals)) decimals += 1
  return decimals
}

/** The fewest decimals that show all of the kilograms exactly, of which a gram is the least. */
export function fewestDecimals(kilograms: readonly number[]): number {
  return [0, 1, 2].find((decimals) => kilograms.every((kg) => Number(kg.toFixed(decimals)) === kg)) ?? 3
}

/** Two decimals as everywhere, or three where two would not show the kilograms exactly, so that items add up. */
export function weightDecimals(kilograms: readonly number[]): number {
  return Math.max(2, fewestDecimals(kilograms))
}
