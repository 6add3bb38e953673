/**
 * The end and the steps of an axis on which charts beside each other are compared: three steps or so, each 1, 2, 3 or 5
 * times a power of ten.
 */
export function commonScale(largest: number): { max: number; interval: number } {
  const step = largest / 3
  const magnitude = 10 ** Math.floor(Math.log10(step))
  const interval = magnitude * (roundSteps.find((round) => round * magnitude >= step) ?? 10)
  return { max: Math.ceil(largest / interval) * interval, interval }
}

const roundSteps = [1, 2, 3, 5, 10]
