import Big from 'big.js'

/** So many percent of an index's value, rounded to the 4 decimals of a price, halves up. */
export function indexedPrice(value: number, percent: number): number {
  return Number(Big(value).times(percent).div(100).round(4, Big.roundHalfUp))
}
