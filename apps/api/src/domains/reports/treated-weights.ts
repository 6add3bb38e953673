import type { TreatedWeight } from '@thant/contracts/report-data'
import { wasteTypes } from '@thant/contracts/wastes'

/** Sums in whole grams what went the same way, in the order of the types and for each type the most first. */
export function mergeTreatedWeights(weights: readonly TreatedWeight[]): TreatedWeight[] {
  const merged = new Map<string, TreatedWeight>()
  for (const weight of weights) {
    const key = JSON.stringify([weight.type, weight.treatment, weight.destination])
    const grams = gramsOf(weight) + gramsOf(merged.get(key))
    merged.set(key, { ...weight, weightKg: grams / 1_000 })
  }
  return [...merged.values()].toSorted(
    (one, other) => wasteTypes.indexOf(one.type) - wasteTypes.indexOf(other.type) || other.weightKg - one.weightKg,
  )
}

function gramsOf(weight: TreatedWeight | undefined): number {
  return Math.round((weight?.weightKg ?? 0) * 1_000)
}
